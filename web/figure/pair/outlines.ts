import { Polygon } from 'sepax';
import { type Point, tidy } from './state.js';

/** The outlines of the shape menu. */
export const outlineNames = [
  'triangle',
  'box',
  'pentagon',
  'hexagon',
  'regular',
  'sliver',
] as const;
export type OutlineName = (typeof outlineNames)[number];

const radius = 70;
export const sideLimits = { min: 3, max: 32, start: 8 } as const;

const regularOutlines = new Map<number, readonly Point[]>();

/** A regular polygon that stands on an edge. */
function regularOutline(sides: number): readonly Point[] {
  const known = regularOutlines.get(sides);
  if (known !== undefined) return known;
  const made = makeRegular(sides);
  regularOutlines.set(sides, made);
  return made;
}

function makeRegular(sides: number): Point[] {
  const quarter = Math.PI / 2;
  const angle = sides % 2 === 1 ? -quarter : -quarter + Math.PI / sides;
  const polygon = Polygon.regular(sides, radius, { angle });
  const outline = polygon.worldPoints.map(({ x, y }): Point => [tidy(x), tidy(y)]);
  polygon.dispose();
  return outline;
}

export function outlineOf(name: OutlineName, sides: number): readonly Point[] {
  switch (name) {
    case 'triangle':
      return regularOutline(3);
    case 'box':
      return [
        [-70, -45],
        [70, -45],
        [70, 45],
        [-70, 45],
      ];
    case 'pentagon':
      return regularOutline(5);
    case 'hexagon':
      return regularOutline(6);
    case 'regular':
      return regularOutline(sides);
    case 'sliver':
      return [
        [-60, -3],
        [120, 0],
        [-60, 3],
      ];
  }
}

const sameOutline = (p: readonly Point[], q: readonly Point[]): boolean =>
  JSON.stringify(p) === JSON.stringify(q);

/** The outline of the menu that these points are, if they are one. */
export function recogniseOutline(points: readonly Point[]): OutlineName | null {
  // Looked at in the order of the menu: a pentagon is not called a regular polygon.
  const sides = Math.min(points.length, sideLimits.max);
  return outlineNames.find((name) => sameOutline(outlineOf(name, sides), points)) ?? null;
}
