/** `willIntersect` and the times of contact against the exact swept oracle. */
import { collide } from 'sepax';
import { afterAll, describe, expect, test } from 'vitest';
import { ExactPair } from './support/exact-answers.js';
import { type MotionFamily, motionFamilies } from './support/motions.js';
import { build, type PairFamily, pairFamilies } from './support/pairs.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';
import { Tally } from './support/tally.js';

const PAIRS = 120;

/** Families of pairs for which some motion is interesting. */
const PAIRS_TO_MOVE = [
  'random, rotated',
  'random, rotated, 1e6 from the origin',
  'corners at whole numbers',
  'corners at whole numbers, close by',
  'touching exactly: edges and corners',
  'touching but for one unit in the last place',
  'touching but for the rounding of a rotation',
  'slivers that cross or pass',
  'lenses: many edges that are all but parallel',
  'a plus sign: no corner in the other',
  'very large and very small',
  'so far out that corners fall together',
  'specks, rounded as much as they are wide',
  'long edges beside short ones',
];

/** Every family of pairs with every family of motions. */
function* movingPairs(motion: MotionFamily, stream: string, count: number) {
  for (const family of PAIRS_TO_MOVE) {
    const random = new Random(SEED, `${family} ${stream}`);
    for (let i = 0; i < count; i++) {
      const spec = (pairFamilies[family] as PairFamily)(random);
      using a = build(spec.a);
      using b = build(spec.b);
      yield { a, b, velocity: motion(random, a, b), spec, family };
    }
  }
}

describe('willIntersect is exact', () => {
  const tally = new Tally();

  test.each(Object.entries(motionFamilies))('%s', (name, motion) => {
    for (const { a, b, velocity, spec, family } of movingPairs(motion, name, PAIRS)) {
      const exact = new ExactPair(a, b, velocity);
      const expected = [exact.intersects, exact.willIntersect];
      const hit = collide(a, b, { velocity });
      // The same motion as seen from a.
      const back = collide(b, a, { velocity: { x: -velocity.x, y: -velocity.y } });
      const right = [hit, back].every(
        (answer) => answer.intersects === expected[0] && answer.willIntersect === expected[1],
      );
      tally.add(name, exact.willIntersect, right, () =>
        JSON.stringify({ family, expected, hit, back, velocity, ...spec }),
      );
    }
    expect(tally.of(name).wrong, `first mistakes: ${tally.mistakes.join('\n')}`).toBe(0);
  });

  afterAll(() => tally.print('willIntersect'));

  test('at least 10,000 pairs, misses and hits', () => {
    const { pairs, hits } = tally.total;
    expect(pairs).toBeGreaterThanOrEqual(10_000);
    expect(hits / pairs).toBeGreaterThan(0.3);
    expect(hits / pairs).toBeLessThan(0.9);
  });
});

describe('enter and exit', () => {
  test('are the first and the last time of contact', () => {
    for (const { a, b, velocity, spec } of movingPairs(
      motionFamilies.anywhere as MotionFamily,
      'times',
      60,
    )) {
      const { enter, exit, willIntersect, intersects } = collide(a, b, { velocity });
      const times = new ExactPair(a, b, velocity).contactTimes;
      const evidence = JSON.stringify({ enter, exit, velocity, ...spec });
      if (!willIntersect) {
        expect([enter, exit], evidence).toEqual([
          Number.POSITIVE_INFINITY,
          Number.NEGATIVE_INFINITY,
        ]);
        continue;
      }
      expect(0 <= enter && enter <= exit && exit <= 1, evidence).toBe(true);
      if (intersects) expect(enter, evidence).toBe(0);
      else expect(enter, evidence).toBeGreaterThan(0);
      expect(Math.abs(enter - (times?.enter.toNumber() as number)), evidence).toBeLessThan(1e-9);
      expect(Math.abs(exit - (times?.exit.toNumber() as number)), evidence).toBeLessThan(1e-9);
    }
  });

  test.each(Object.entries(motionFamilies))(
    'at both the shapes touch, within 1e-12 of size and way: %s',
    (name, motion) => {
      for (const { a, b, velocity, spec } of movingPairs(motion, `${name} touch`, 30)) {
        const { enter, exit, willIntersect } = collide(a, b, { velocity });
        // When a graze within rounding happens is ill-conditioned: along an edge, any time will do.
        if (!willIntersect || enter === exit) continue;
        const bound = 1e-12 * (new ExactPair(a, b).size + Math.hypot(velocity.x, velocity.y));
        const evidence = () => JSON.stringify({ enter, exit, velocity, ...spec });
        for (const time of [enter, exit]) {
          if (time === 0 || time === 1) continue;
          const way = { x: time * velocity.x, y: time * velocity.y };
          const gap = new ExactPair(a, b, way).signedDistance(true);
          if (!(Math.abs(gap) <= bound)) expect.fail(`at ${time} off by ${gap}: ${evidence()}`);
        }
      }
    },
  );
});

describe('velocity + mtv', () => {
  test.each(Object.entries(motionFamilies))(
    'ends at the near side of the contact, never beyond: %s',
    (name, motion) => {
      for (const { a, b, velocity, spec } of movingPairs(motion, `${name} mtv`, 60)) {
        const hit = collide(a, b, { velocity });
        const { mtv, normal, depth } = hit;
        const evidence = () => JSON.stringify({ hit, velocity, ...spec });
        const fail = (what: string) => expect.fail(`${what}: ${evidence()}`);
        const exact = new ExactPair(a, b);
        const bound = 1e-12 * (exact.size + Math.hypot(velocity.x, velocity.y));
        if (!hit.willIntersect) {
          if (depth !== 0 || mtv.x !== 0 || mtv.y !== 0) fail('a miss with an mtv');
          continue;
        }
        const along = ({ x, y }: { x: number; y: number }) => normal.x * x + normal.y * y;
        // About a corner of b, so that coordinates far out cost no digits.
        const [origin = { x: 0, y: 0 }] = b.worldPoints;
        const places = (polygon: typeof a) =>
          polygon.worldPoints.map(({ x, y }) => along({ x: x - origin.x, y: y - origin.y }));
        const reach = Math.max(...places(a));
        const wall = Math.min(...places(b));
        const end = reach + along(velocity) + along(mtv);
        if (end > wall + bound) fail(`goes ${end - wall} beyond the contact`);
        if (depth > 0 && Math.abs(end - wall) > bound) fail(`ends ${end - wall} off the contact`);
        // Not pushed through: a shape that starts apart starts on that side of the contact, too.
        if (!hit.intersects && reach > wall + bound) fail('pushed to the far side');
      }
    },
  );
});
