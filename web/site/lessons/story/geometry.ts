import type { Vector } from 'sepax';

/** A convex outline; y points down, as in the game. */
export type Outline = readonly Vector[];

export const boxOf = (minX: number, minY: number, maxX: number, maxY: number): Outline => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

export const polygonOf = (...points: readonly (readonly [number, number])[]): Outline =>
  points.map(([x, y]) => ({ x, y }));

export const circleOf = (x: number, y: number, radius: number): Outline =>
  Array.from({ length: 28 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 28;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

/** A bar of a length and width about its middle. */
export function barOf(x: number, y: number, angle: number, length: number, width: number): Outline {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return boxOf(-length / 2, -width / 2, length / 2, width / 2).map((corner) => ({
    x: x + corner.x * cos - corner.y * sin,
    y: y + corner.x * sin + corner.y * cos,
  }));
}

export const movedBy = (outline: Outline, { x, y }: Vector): Outline =>
  outline.map((point) => ({ x: point.x + x, y: point.y + y }));

function shadowOf(outline: Outline, axis: Vector): { min: number; max: number } {
  const values = outline.map(({ x, y }) => x * axis.x + y * axis.y);
  return { min: Math.min(...values), max: Math.max(...values) };
}

const normalsOf = (outline: Outline): Vector[] =>
  outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  });

/** The shortest way for `a` out of `b`, as lesson 3 finds it; `null` if they are apart or only touch. */
export function wayOut(a: Outline, b: Outline): Vector | null {
  let least = Infinity;
  let way: Vector | null = null;
  for (const axis of [...normalsOf(a), ...normalsOf(b)]) {
    const [onA, onB] = [shadowOf(a, axis), shadowOf(b, axis)];
    const back = onA.max - onB.min;
    const on = onB.max - onA.min;
    const depth = Math.min(back, on);
    if (depth <= 1e-9) return null;
    if (depth >= least) continue;
    least = depth;
    const side = back <= on ? -depth : depth;
    way = { x: side * axis.x, y: side * axis.y };
  }
  return way;
}
