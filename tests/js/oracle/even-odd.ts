/** Areas of outlines by the even-odd rule, in exact rationals: slab by slab between all corners and crossings. */
import { abs, commonExponent, scaledInteger } from './rational.js';

export type Ring = readonly (readonly [number, number])[];

/** numerator / denominator, the latter positive. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? abs(a) : gcd(b, a % b);
}

function fraction(n: bigint, d: bigint): Fraction {
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n);
  return { n: n / divisor, d: d / divisor };
}

const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** With x0 < x1: upright edges bound nothing from above or below. */
interface Edge {
  readonly x0: bigint;
  readonly y0: bigint;
  readonly x1: bigint;
  readonly y1: bigint;
}

function edgesOf(rings: readonly Ring[], exponent: number): Edge[] {
  return rings.flatMap((ring) =>
    ring.flatMap((p, i) => {
      const q = ring[(i + 1) % ring.length] as readonly [number, number];
      const [a, b] = p[0] < q[0] ? [p, q] : [q, p];
      if (a[0] === b[0]) return [];
      const [x0, y0, x1, y1] = [a[0], a[1], b[0], b[1]].map((x) => scaledInteger(x, exponent));
      return [{ x0, y0, x1, y1 } as Edge];
    }),
  );
}

/** The x of the crossing of two lines, if it is within both edges in x. */
function crossing(a: Edge, b: Edge): Fraction[] {
  const [ax, ay] = [a.x1 - a.x0, a.y1 - a.y0];
  const [bx, by] = [b.x1 - b.x0, b.y1 - b.y0];
  const determinant = ax * by - ay * bx;
  if (determinant === 0n) return [];
  const along = (b.x0 - a.x0) * by - (b.y0 - a.y0) * bx;
  const x = fraction(a.x0 * determinant + along * ax, determinant);
  const within = [a, b].every((e) => compare(x, whole(e.x0)) > 0 && compare(x, whole(e.x1)) < 0);
  return within ? [x] : [];
}

const whole = (n: bigint): Fraction => ({ n, d: 1n });

/** The y of an edge at x. */
function heightAt(edge: Edge, x: Fraction): Fraction {
  const { x0, y0, x1, y1 } = edge;
  return plus(whole(y0), times(minus(x, whole(x0)), fraction(y1 - y0, x1 - x0)));
}

/** Edges don't cross within a slab: above and below each other in its middle, they are so throughout. */
function slabArea(edges: readonly Edge[], from: Fraction, to: Fraction): Fraction {
  const middle = times(plus(from, to), { n: 1n, d: 2n });
  const heights = edges
    .filter((e) => compare(whole(e.x0), middle) < 0 && compare(middle, whole(e.x1)) < 0)
    .map((edge) => heightAt(edge, middle))
    .sort(compare);
  let sum = whole(0n);
  for (let i = 0; i + 1 < heights.length; i += 2) {
    sum = plus(sum, minus(heights[i + 1] as Fraction, heights[i] as Fraction));
  }
  return times(sum, minus(to, from));
}

/** n / d * 2^exponent as a double, within an ulp or two. */
function toDouble({ n, d }: Fraction, exponent: number): number {
  const shift = BigInt(Math.max(0, 64 + d.toString(2).length - abs(n).toString(2).length));
  return Number((n << shift) / d) * 2 ** (exponent - Number(shift));
}

/** The area of what rings enclose by the even-odd rule, rounded once at the end. */
export function evenOddArea(rings: readonly Ring[]): number {
  const exponent = commonExponent(rings.flat(2));
  const edges = edgesOf(rings, exponent);
  const stops = edges.flatMap((edge, i) => [
    whole(edge.x0),
    whole(edge.x1),
    ...edges.slice(i + 1).flatMap((other) => crossing(edge, other)),
  ]);
  stops.sort(compare);
  let area = whole(0n);
  for (let i = 1; i < stops.length; i++) {
    const [from, to] = [stops[i - 1] as Fraction, stops[i] as Fraction];
    if (compare(from, to) < 0) area = plus(area, slabArea(edges, from, to));
  }
  return toDouble(area, 2 * exponent);
}

/** The area of rings that don't cross, outer ones counter-clockwise and holes clockwise, by their corners. */
export function shoelaceArea(rings: readonly Ring[]): number {
  const exponent = commonExponent(rings.flat(2));
  let twice = 0n;
  for (const ring of rings) {
    const corners = ring.map((p) => p.map((x) => scaledInteger(x, exponent)) as [bigint, bigint]);
    corners.forEach(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] as [bigint, bigint];
      twice += x * nextY - y * nextX;
    });
  }
  return toDouble({ n: twice, d: 2n }, 2 * exponent);
}
