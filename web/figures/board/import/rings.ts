import { locate, windingOf } from 'sepax';
import type { Point } from '../../../figure/pair/state.js';
import { maxThings } from './limits.js';
import { Problem } from './problem.js';

export type Ring = readonly Point[];

/** Which of the areas that rings enclose are solid, as SVG has it. */
export type FillRule = 'evenodd' | 'nonzero';

/** Groups rings to solids: each an outline, and then its holes. */
export function solidsOf(rings: readonly Ring[], rule: FillRule): Ring[][] {
  if (rings.length > maxThings) throw new Problem('import.tooMany', { limit: maxThings });
  const borders = rings.map((ring) => borderOf(ring, rings, rule));
  const solids = new Map(
    borders.filter(({ kind }) => kind === 'outline').map(({ ring }) => [ring, [ring]]),
  );
  for (const { ring, around } of borders.filter(({ kind }) => kind === 'hole')) {
    // The outline next to a hole is the one with the most around itself.
    const [nearest] = borders
      .filter((border) => solids.has(border.ring) && around.includes(border.ring))
      .sort((a, b) => b.around.length - a.around.length);
    if (nearest === undefined) throw new Problem('import.tangled');
    solids.get(nearest.ring)!.push(ring);
  }
  return [...solids.values()];
}

interface Border {
  readonly ring: Ring;
  /** The rings that it lies in. */
  readonly around: readonly Ring[];
  /** What it is of the solid; nothing if both of its sides are solid, or neither. */
  readonly kind: 'outline' | 'hole' | null;
}

function borderOf(ring: Ring, rings: readonly Ring[], rule: FillRule): Border {
  const around = rings.filter((other) => other !== ring && isIn(ring, other));
  const isSolid = (windings: number): boolean =>
    rule === 'nonzero' ? windings !== 0 : windings % 2 !== 0;
  const outside = around.reduce((sum, other) => sum + turnsOf(other), 0);
  const solidOutside = isSolid(outside);
  const solidInside = isSolid(outside + turnsOf(ring));
  if (solidInside === solidOutside) return { ring, around, kind: null };
  return { ring, around, kind: solidInside ? 'outline' : 'hole' };
}

/** Whether all of one ring is in another; they may touch. */
function isIn(inner: Ring, outer: Ring): boolean {
  const middles = inner.map(([x, y], i): Point => {
    const [nextX, nextY] = inner[(i + 1) % inner.length]!;
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const places = new Set([...inner, ...middles].map((point) => locate(outer, point)));
  return places.has('inside') && !places.has('outside');
}

const turnsOf = (ring: Ring): number => (windingOf(ring) === 'cw' ? -1 : 1);
