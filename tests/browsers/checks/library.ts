/** The packed library in pages without a build, under a strict policy. */
import { expect, test } from 'vitest';
import { GOLDEN_HASH } from '../../js/support/golden-run.js';
import { readmeBlocks } from '../support/host.js';
import type { Surroundings } from '../support/surroundings.js';

export function libraryChecks(here: () => Surroundings): void {
  test('a long run of a world has the golden hash on the page', async () => {
    expect(await here().answerOf('golden')).toBe(GOLDEN_HASH);
  });

  test('a long run of a world has the golden hash in a module worker', async () => {
    expect(await here().answerOf('worker')).toBe(GOLDEN_HASH);
  });

  test('the first snippet of README comes to the same numbers as in Node', async () => {
    expect(await here().answerOf('first')).toEqual(await here().host.firstAnswer());
  });

  // Among them one for `sepax/3d` and one for `sepax/async`.
  test.each(readmeBlocks.map(({ line }, i) => ({ line, i })))(
    'the block at line $line of README comes to what its comments say',
    async ({ i }) => {
      expect(await here().answerOf(`readme-${i}`)).toBe(true);
    },
  );

  test('the global script', async () => {
    const hit = { intersects: true, depth: 3, mtv: { x: -3, y: 0 } };
    expect(await here().answerOf('global')).toEqual(hit);
  });
}
