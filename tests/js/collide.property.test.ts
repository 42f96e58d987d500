/** Laws that `collide` keeps for every pair, against brute force in exact arithmetic where there is one. */
import fc from 'fast-check';
import { type Collision, collide, intersects, Polygon, trace, type Vector } from 'sepax';
import { describe, expect, test } from 'vitest';
import { containment, outline, pair, velocity } from './support/arbitraries.js';
import { ExactPair } from './support/exact-answers.js';
import { rectangle } from './support/outlines.js';
import { build, type PairSpec, pairFamilies } from './support/pairs.js';
import { Random } from './support/random.js';
import { SEED, seeded } from './support/seed.js';

/** The promised relative error, of the pair's size: the larger extent. */
const BOUND = 1e-12;

const RUNS = seeded(1000);

function polygonsOf(spec: PairSpec): readonly [Polygon, Polygon] {
  return [build(spec.a), build(spec.b)];
}

/** How far a must go, and the farthest that coordinates are from the origin: what rounding goes by. */
function scaleOf(exact: ExactPair, ...lengths: number[]): number {
  return exact.size + exact.magnitude + Math.max(0, ...lengths);
}

function lengthOf({ x, y }: Vector): number {
  return Math.hypot(x, y);
}

function expectConsistent(hit: Collision): void {
  expect(Math.abs(lengthOf(hit.normal) - 1)).toBeLessThan(1e-15 * 4);
  expect(hit.depth).toBeGreaterThanOrEqual(0);
  expect(hit.mtv.x).toBeCloseTo(-hit.depth * hit.normal.x, 13);
  expect(hit.mtv.y).toBeCloseTo(-hit.depth * hit.normal.y, 13);
}

describe('a standing pair', () => {
  test('has a unit normal, a depth of at least 0, and mtv = -depth * normal', () => {
    fc.assert(
      fc.property(pair, (spec) => {
        const [a, b] = polygonsOf(spec);
        const hit = collide(a, b);
        expectConsistent(hit);
        expect(hit.willIntersect).toBe(hit.intersects);
        expect(hit.intersects).toBe(intersects(a, b));
        expect([hit.enter, hit.exit]).toEqual(
          hit.intersects ? [0, 1] : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
        );
        if (!hit.intersects) expect(hit.mtv).toEqual({ x: 0, y: 0 });
      }),
      RUNS,
    );
  });

  test('gives the mirrored answer when the shapes change places', () => {
    fc.assert(
      fc.property(pair, (spec) => {
        const [a, b] = polygonsOf(spec);
        const there = collide(a, b);
        const back = collide(b, a);
        const { size } = new ExactPair(a, b);
        expect(back.intersects).toBe(there.intersects);
        expect(Math.abs(back.depth - there.depth)).toBeLessThanOrEqual(BOUND * size);
        // Equally short ways out may be chosen differently; each must still work for the other side.
        a.translate(-back.mtv.x, -back.mtv.y);
        const after = new ExactPair(a, b);
        if (there.intersects) {
          expect(Math.abs(after.signedDistance())).toBeLessThanOrEqual(BOUND * scaleOf(after));
        }
      }),
      RUNS,
    );
  });

  test('does not depend on where and how the pair as a whole stands', () => {
    const motion = fc.record({
      turn: fc.double({ min: -3, max: 3, noNaN: true }),
      dx: fc.double({ min: -100, max: 100, noNaN: true }),
      dy: fc.double({ min: -100, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(pair, motion, (spec, { turn, dx, dy }) => {
        const [a, b] = polygonsOf(spec);
        const before = collide(a, b);
        const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
        for (const shape of [a, b]) {
          const { x, y } = shape;
          shape.moveTo(cosine * x - sine * y + dx, sine * x + cosine * y + dy);
          shape.rotate(turn);
        }
        const after = collide(a, b);
        const bound = BOUND * scaleOf(new ExactPair(a, b));
        expect(Math.abs(after.depth - before.depth)).toBeLessThanOrEqual(bound);
        if (Math.max(before.depth, after.depth) > bound) {
          expect(after.intersects).toBe(before.intersects);
        }
      }),
      RUNS,
    );
  });

  test('touches after the mtv: apart or overlapping by rounding only', () => {
    fc.assert(
      fc.property(pair, (spec) => {
        const [a, b] = polygonsOf(spec);
        const { mtv, intersects: hit } = collide(a, b);
        fc.pre(hit);
        // The mtv itself, with no rounding of coordinates on top: 1e-12 of the size.
        const exact = new ExactPair(a, b, mtv);
        expect(Math.abs(exact.signedDistance(true))).toBeLessThanOrEqual(BOUND * exact.size);
        // And as it is used: the coordinates of the moved shape are rounded, too.
        a.translate(mtv.x, mtv.y);
        const moved = new ExactPair(a, b);
        expect(Math.abs(moved.signedDistance())).toBeLessThanOrEqual(BOUND * scaleOf(moved));
      }),
      RUNS,
    );
  });

  test('has the shortest mtv: its length is that of the Minkowski difference by brute force', () => {
    fc.assert(
      fc.property(pair, (spec) => {
        const [a, b] = polygonsOf(spec);
        const exact = new ExactPair(a, b);
        const { depth } = collide(a, b);
        const expected = Math.max(0, -exact.signedDistance());
        expect(Math.abs(depth - expected)).toBeLessThanOrEqual(BOUND * exact.size);
      }),
      RUNS,
    );
  });

  test('when it intersects, names the edge that the normal comes from', () => {
    fc.assert(
      fc.property(pair, (spec) => {
        const [a, b] = polygonsOf(spec);
        const { feature, normal, intersects: hit } = collide(a, b);
        fc.pre(hit && feature !== null);
        const owner = feature?.shape === 'a' ? a : b;
        const corners = owner.worldPoints;
        const from = corners[feature?.edge as number] as Vector;
        const to = corners[((feature?.edge as number) + 1) % corners.length] as Vector;
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const outward = owner === a ? 1 : -1;
        expect(outward * normal.x).toBeCloseTo((to.y - from.y) / length, 12);
        expect(outward * normal.y).toBeCloseTo(-(to.x - from.x) / length, 12);
      }),
      RUNS,
    );
  });
});

describe('containment', () => {
  test('pushes the inner shape all the way out, by the shortest way', () => {
    fc.assert(
      fc.property(containment, (spec) => {
        for (const [a, b] of [polygonsOf(spec), polygonsOf({ a: spec.b, b: spec.a })] as const) {
          const hit = collide(a, b);
          const exact = new ExactPair(a, b, hit.mtv);
          expect(hit.intersects).toBe(true);
          expect(Math.abs(hit.depth + exact.signedDistance())).toBeLessThanOrEqual(
            BOUND * exact.size,
          );
          expect(Math.abs(exact.signedDistance(true))).toBeLessThanOrEqual(BOUND * exact.size);
        }
      }),
      RUNS,
    );
  });

  test('a unit box off-centre in a large one leaves by the nearer wall', () => {
    const outer = new Polygon(rectangle(-10, -10, 20, 20));
    const inner = new Polygon(rectangle(-0.5, -0.5, 1, 1), { x: 8, y: 1 });
    expect(collide(inner, outer)).toMatchObject({ depth: 2.5, mtv: { x: 2.5, y: 0 } });
    expect(collide(outer, inner)).toMatchObject({ depth: 2.5, mtv: { x: -2.5, y: 0 } });
  });
});

describe('coincident centres', () => {
  test('the same polygon twice: a depth above zero that separates', () => {
    fc.assert(
      fc.property(outline, (points) => {
        const a = new Polygon(points);
        const hit = collide(a, a.clone());
        const exact = new ExactPair(a, a, hit.mtv);
        expect(hit.depth).toBeGreaterThan(0);
        expect(Math.abs(hit.depth + exact.signedDistance())).toBeLessThanOrEqual(
          BOUND * exact.size,
        );
        expect(Math.abs(exact.signedDistance(true))).toBeLessThanOrEqual(BOUND * exact.size);
      }),
      RUNS,
    );
  });

  test('a polygon with itself', () => {
    const box = new Polygon(rectangle(-1, -1, 2, 2));
    expect(intersects(box, box)).toBe(true);
    expect(collide(box, box).depth).toBe(2);
  });
});

describe('the adversarial families keep the bounds, too', () => {
  test.each(Object.entries(pairFamilies))('%s', (family, make) => {
    const random = new Random(SEED, `collide ${family}`);
    for (let i = 0; i < 300; i++) {
      const spec = make(random);
      using a = build(spec.a);
      using b = build(spec.b);
      const hit = collide(a, b);
      const exact = new ExactPair(a, b);
      const evidence = () => JSON.stringify({ i, hit, ...spec });
      const error = Math.abs(hit.depth - Math.max(0, -exact.signedDistance()));
      if (!(error <= BOUND * exact.size)) expect.fail(`depth is off by ${error}: ${evidence()}`);
      if (!hit.intersects) continue;
      const left = Math.abs(new ExactPair(a, b, hit.mtv).signedDistance(true));
      if (!(left <= BOUND * exact.size)) expect.fail(`after the mtv ${left}: ${evidence()}`);
    }
  });
});

describe('results', () => {
  test('collide and the result of trace are the same', () => {
    fc.assert(
      fc.property(pair, fc.option(velocity, { nil: undefined }), (spec, motion) => {
        const [a, b] = polygonsOf(spec);
        const options = motion === undefined ? undefined : { velocity: motion };
        expect(trace(a, b, options).result).toEqual(collide(a, b, options));
      }),
      RUNS,
    );
  });

  test('are fresh: later calls change nothing in earlier ones', () => {
    const pairs = fc.sample(fc.tuple(pair, velocity), { ...RUNS, numRuns: 100 });
    const results = pairs.map(([spec, motion]) => {
      const [a, b] = polygonsOf(spec);
      const options = { velocity: motion };
      const hit = collide(a, b, options);
      const steps = trace(a, b, options);
      return { hit, steps, kept: structuredClone({ hit, steps }) };
    });
    for (const { hit, steps, kept } of results) expect({ hit, steps }).toEqual(kept);
    const objects = results.flatMap(({ hit }) => [hit, hit.normal, hit.mtv]);
    expect(new Set(objects).size).toBe(objects.length);
  });

  test('are plain data: JSON and structured clones keep them', () => {
    const a = Polygon.regular(5, 2);
    const hit = collide(a, Polygon.regular(3, 2, { x: 1 }));
    expect(structuredClone(hit)).toEqual(hit);
    expect(JSON.parse(JSON.stringify(hit))).toEqual(hit);
  });

  test('are the same bits for the same input', () => {
    const [first, second] = [0, 1].map(() => {
      const random = new Random(SEED, 'bits');
      return Array.from({ length: 200 }, () => {
        const spec = (pairFamilies['random, rotated'] as (r: Random) => PairSpec)(random);
        return collide(...polygonsOf(spec), { velocity: [random.next(), random.next()] });
      });
    });
    expect(first).toEqual(second);
  });
});
