import type { CheckCase } from 'sepax/check';
import type { Outcome } from '../sandbox.js';

export const libraryNames = ['sat', 'matter', 'planck', 'sepax'] as const;
export type LibraryName = (typeof libraryNames)[number];

/** Asks a library about all cases, in a worker that loads it. */
export function runLibrary(library: LibraryName, cases: readonly CheckCase[]): Promise<Outcome> {
  const worker = new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Outcome>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve({ answers: data }));
    worker.addEventListener('error', ({ message }) =>
      resolve({ why: 'broken', reason: message || library }),
    );
    worker.postMessage({ library, cases });
  }).finally(() => worker.terminate());
}
