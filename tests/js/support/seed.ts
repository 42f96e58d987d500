/**
 * The one seed of all random tests. Runs are the same every time; SEPAX_SEED=… tries other numbers, and
 * repeats a run that failed with them.
 */
export const SEED = Number(process.env.SEPAX_SEED ?? 20_261_121);

/** Parameters for fast-check: the seed, and that many runs. */
export function seeded(numRuns: number): { seed: number; numRuns: number } {
  return { seed: SEED, numRuns };
}
