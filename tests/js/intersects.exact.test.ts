/** `intersects` against exact rational arithmetic: not one wrong answer. */
import { collide, intersects, type Vector } from 'sepax';
import { afterAll, describe, expect, test } from 'vitest';
import { ExactPair } from './support/exact-answers.js';
import { build, pairFamilies } from './support/pairs.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';
import { Tally } from './support/tally.js';

const PAIRS_PER_FAMILY = 3000;

/** The same test in plain doubles: whether all of q lies beyond some edge of p. */
function separates(p: readonly Vector[], q: readonly Vector[]): boolean {
  return p.some((from, i) => {
    const to = p[(i + 1) % p.length] as Vector;
    return q.every(
      ({ x, y }) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) < 0,
    );
  });
}

describe('intersects is exact', () => {
  const tally = new Tally();
  let wrongInDoubles = 0;

  test.each(Object.entries(pairFamilies))('%s', (family, make) => {
    const random = new Random(SEED, family);
    for (let i = 0; i < PAIRS_PER_FAMILY; i++) {
      const spec = make(random);
      using a = build(spec.a);
      using b = build(spec.b);
      const truth = new ExactPair(a, b).intersects;
      const [p, q] = [a.worldPoints, b.worldPoints];
      if ((separates(p, q) || separates(q, p)) === truth) wrongInDoubles += 1;
      const answers = [intersects(a, b), intersects(b, a), collide(a, b).intersects];
      const right = answers.every((answer) => answer === truth);
      tally.add(family, truth, right, () => JSON.stringify({ family, i, truth, answers, ...spec }));
    }
    const { hits, wrong } = tally.of(family);
    expect(wrong, `first mistakes: ${tally.mistakes.join('\n')}`).toBe(0);
    expect(hits, 'the family has hits').toBeGreaterThan(0);
  });

  afterAll(() => {
    tally.print('intersects');
    console.log(`plain doubles: ${wrongInDoubles} wrong`);
  });

  test('at least 30,000 pairs, about as many misses as hits', () => {
    const { pairs, hits } = tally.total;
    expect(pairs).toBeGreaterThanOrEqual(30_000);
    expect(hits / pairs).toBeGreaterThan(0.3);
    expect(hits / pairs).toBeLessThan(0.8);
  });

  test('the pairs are hard: plain doubles get hundreds of them wrong', () => {
    expect(wrongInDoubles).toBeGreaterThan(200);
  });
});
