import type { CheckCase, IntersectsFunction } from 'sepax/check';
import { raiseFailure } from '../../raise-failure.js';
import type { LibraryName } from './run-library.js';

const load: Readonly<Record<LibraryName, () => Promise<{ intersects: IntersectsFunction }>>> = {
  sat: () => import('./sat.js'),
  matter: () => import('./matter.js'),
  planck: () => import('./planck.js'),
  sepax: () => import('./sepax.js'),
};

interface Order {
  readonly library: LibraryName;
  readonly cases: readonly CheckCase[];
}

function answerOf(intersects: IntersectsFunction, { a, b }: CheckCase): boolean | Error {
  try {
    return Boolean(intersects(a, b));
  } catch (error) {
    return new Error(String(error));
  }
}

async function answer({ library, cases }: Order): Promise<void> {
  const { intersects } = await load[library]();
  postMessage(cases.map((of) => answerOf(intersects, of)));
}

addEventListener('message', ({ data }: MessageEvent<Order>) => raiseFailure(answer(data)));
