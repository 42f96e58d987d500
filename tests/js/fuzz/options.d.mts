/** What there is to fuzz: all that `sepax` and `sepax/3d` export. */
export interface Library {
  readonly sepax: object;
  readonly space3: object;
}

/** Fuzzes as long as `goesOn` says so; returns what was done. Throws the first finding. */
export function fuzzOptions(
  library: Library,
  seed: number,
  goesOn: (steps: number) => boolean,
): { readonly steps: number; readonly calls: number; readonly compared: number };
