import { SEED } from './seed.js';

/** Vitest's global set-up: prints what is needed to repeat the run. */
export function setup(): void {
  console.log(`random tests: SEPAX_SEED=${SEED}`);
}
