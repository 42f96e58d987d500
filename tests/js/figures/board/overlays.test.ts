import { Circle, Polygon, Polyline } from 'sepax';
import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../../../web/figures/board/overlays/difference.js';
import { regionAt, regionsOf } from '../../../../web/figures/board/overlays/regions.js';
import { sweptLoops } from '../../../../web/figures/board/overlays/swept.js';
import { readRuler } from '../../../../web/figures/board/ruler.js';
import { Random } from '../../support/random.js';
import { SEED } from '../../support/seed.js';
import {
  convexOutline,
  holds,
  meets,
  overlap,
  placeIn,
  shifted,
  toOutline,
  toSegment,
} from './plane.js';

const rounds = 60;
const trials = 40;
/** Points nearer to a border than this may count to either side. */
const edge = 1e-6;

function polygonOf(random: Random): Polygon {
  const { x, y } = placeIn(random, 100);
  return new Polygon(convexOutline(random), { x, y, angle: random.angle() });
}

describe('regions', () => {
  const random = new Random(SEED, 'regions');

  test('hold the points to which their edge or corner is the nearest', () => {
    const seen = { edge: 0, corner: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const polygon = polygonOf(random);
      const corners = polygon.worldPoints;
      const regions = regionsOf(polygon, 2000);
      expect(regions).toHaveLength(2 * corners.length);
      for (let trial = 0; trial < trials; trial += 1) {
        const point = placeIn(random, 300);
        if (holds(corners, point)) continue;
        const away = corners.map((from, i) =>
          toSegment(point, from, corners[(i + 1) % corners.length]!),
        );
        const least = Math.min(...away);
        const nearest = away.flatMap((value, i) => (value - least < edge ? [i] : []));
        const corner = corners.findIndex(
          ({ x, y }) => Math.hypot(point.x - x, point.y - y) - least < edge,
        );
        const expected =
          corner >= 0 ? { kind: 'corner', index: corner } : { kind: 'edge', index: nearest[0]! };
        const found = regions.filter(({ outline }) => holds(outline, point));
        expect(found).toHaveLength(1);
        expect(found[0]).toMatchObject(expected);
        expect(regionAt(polygon, point)).toEqual(expected);
        seen[expected.kind as 'edge' | 'corner'] += 1;
      }
    }
    expect(Math.min(seen.edge, seen.corner)).toBeGreaterThan(100);
  });

  test('are none inside', () => {
    expect(regionAt(Polygon.regular(5, 10), { x: 1, y: 1 })).toBeNull();
  });
});

describe('the difference', () => {
  const random = new Random(SEED, 'difference');

  test('holds exactly the ways on which polygons come to overlap', () => {
    let hits = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [a, b] = [polygonOf(random), polygonOf(random)];
      const ways = differenceOf(a, b);
      for (let trial = 0; trial < trials; trial += 1) {
        const way = placeIn(random, 300);
        if (toOutline(way, ways) < edge) continue;
        const hit = overlap(shifted(a.worldPoints, way), b.worldPoints);
        expect(holds(ways, way)).toBe(hit);
        if (hit) hits += 1;
      }
    }
    expect(hits).toBeGreaterThan(100);
  });

  test('with a circle is as much larger as the circle', () => {
    const circle = new Circle(20, { x: 5, y: -7 });
    const polygon = polygonOf(random);
    const ways = differenceOf(circle, polygon);
    const centres = shifted(polygon.worldPoints, { x: -5, y: 7 });
    for (const way of ways) {
      expect(holds(centres, way)).toBe(false);
      expect(toOutline(way, centres)).toBeCloseTo(20, 9);
    }
  });
});

describe('the sweep', () => {
  const random = new Random(SEED, 'sweep');

  test('covers exactly what a polygon passes', () => {
    for (let round = 0; round < rounds; round += 1) {
      const polygon = polygonOf(random);
      const way = placeIn(random, 200);
      const [loop] = sweptLoops(polygon, way);
      for (let trial = 0; trial < trials; trial += 1) {
        const point = placeIn(random, 350);
        if (toOutline(point, loop!) < edge) continue;
        const back = { x: point.x - way.x, y: point.y - way.y };
        expect(holds(loop!, point)).toBe(meets(polygon.worldPoints, [point, back]));
      }
    }
  });

  test('of a line has a loop for each of its pieces', () => {
    const line = new Polyline([0, 0, 10, 0, 10, 10], { radius: 2 });
    expect(sweptLoops(line, { x: 30, y: 5 })).toHaveLength(2);
  });
});

test('the ruler reads the length of its way, and the angle from the x axis towards the y axis', () => {
  expect(readRuler({ from: [1, 2], to: [4, 6] }).length).toBe(5);
  expect(readRuler({ from: [0, 0], to: [0, 7] }).degrees).toBeCloseTo(90, 12);
  expect(readRuler({ from: [0, 0], to: [-2, -2] }).degrees).toBeCloseTo(-135, 12);
  expect(readRuler({ from: [3, 3], to: [3, 3] })).toEqual({ length: 0, degrees: 0 });
});
