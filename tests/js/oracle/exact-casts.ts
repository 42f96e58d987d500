/**
 * What a segment has in common with outlines in exact arithmetic: the segment is cut where it meets the
 * line of an edge, and each cut and each piece between two cuts is asked for, one by one, whether it
 * belongs to the closed set. Whole numbers only, nothing from the library.
 */
import type { LatticePoint } from './exact-polygons.js';
import { orientation } from './exact-polygons.js';
import { Rational, signOf } from './rational.js';

export interface ExactStretch {
  readonly enter: number;
  readonly exit: number;
}

export interface ExactForm {
  readonly rings: readonly (readonly LatticePoint[])[];
  readonly closed: boolean;
  readonly solid: boolean;
}

type Edge = readonly [LatticePoint, LatticePoint];

function edgesOf({ rings, closed }: ExactForm): Edge[] {
  return rings.flatMap((ring) =>
    ring
      .map((point, i): Edge => [point, ring[(i + 1) % ring.length] as LatticePoint])
      .slice(0, closed ? undefined : -1),
  );
}

function isOn(p: LatticePoint, [a, b]: Edge): boolean {
  const dot = (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y);
  return dot <= 0n && orientation(a, b, p) === 0n;
}

/** Whether a point belongs to the closed set: on an edge, or within an odd number of rings. */
function belongs(p: LatticePoint, edges: readonly Edge[], solid: boolean): boolean {
  if (edges.some((edge) => isOn(p, edge))) return true;
  if (!solid) return false;
  let odd = false;
  for (const [a, b] of edges) {
    if (a.y > p.y === b.y > p.y) continue;
    const turn = orientation(a, b, p);
    if (b.y > a.y ? turn > 0n : turn < 0n) odd = !odd;
  }
  return odd;
}

/** The places along the way from p to q where it meets the lines of the edges, and their ends. */
function cutsOf(p: LatticePoint, q: LatticePoint, edges: readonly Edge[]): Rational[] {
  const cuts = [Rational.ZERO, Rational.ONE];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  for (const [a, b] of edges) {
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = dx * ey - dy * ex;
    if (cross !== 0n) {
      cuts.push(new Rational((a.x - p.x) * ey - (a.y - p.y) * ex, cross));
      continue;
    }
    for (const end of [a, b]) {
      cuts.push(new Rational((end.x - p.x) * dx + (end.y - p.y) * dy, dx * dx + dy * dy));
    }
  }
  return cuts
    .filter((t) => t.compare(Rational.ZERO) >= 0 && t.compare(Rational.ONE) <= 0)
    .sort((s, t) => s.compare(t));
}

/** Whether the point at t belongs: everything is multiplied by the denominator, to stay whole. */
function belongsAt(t: Rational, p: LatticePoint, q: LatticePoint, form: ExactForm): boolean {
  const { numerator: n, denominator: d } = t;
  const grown = edgesOf(form).map(([a, b]): Edge => [times(a, d), times(b, d)]);
  const point = { x: p.x * d + (q.x - p.x) * n, y: p.y * d + (q.y - p.y) * n };
  return belongs(point, grown, form.solid);
}

function times({ x, y }: LatticePoint, d: bigint): LatticePoint {
  return { x: x * d, y: y * d };
}

function middle(s: Rational, t: Rational): Rational {
  return new Rational(
    s.numerator * t.denominator + t.numerator * s.denominator,
    2n * s.denominator * t.denominator,
  );
}

/** The separate stretches of the way from p to another point q, in order. */
export function exactStretches(p: LatticePoint, q: LatticePoint, form: ExactForm): ExactStretch[] {
  if (signOf(q.x - p.x) === 0 && signOf(q.y - p.y) === 0) throw new RangeError('no way');
  const cuts = cutsOf(p, q, edgesOf(form)).filter(
    (t, i, all) => i === 0 || t.compare(all[i - 1] as Rational) > 0,
  );
  const stretches: { enter: number; exit: number }[] = [];
  let open = false;
  cuts.forEach((t, i) => {
    if (!belongsAt(t, p, q, form)) return;
    if (!open) stretches.push({ enter: t.toNumber(), exit: 0 });
    const next = cuts[i + 1];
    open = next !== undefined && belongsAt(middle(t, next), p, q, form);
    (stretches.at(-1) as { exit: number }).exit = t.toNumber();
  });
  return stretches;
}
