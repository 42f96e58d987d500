/** A part of a source, and what is written in its place. */
export interface Rewriting {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A source with parts of it rewritten, of which no two overlap. */
export function rewritten(code: string, parts: readonly Rewriting[]): string {
  // From its end on: what is before stays where it is.
  return [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code);
}
