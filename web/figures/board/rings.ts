import { isConvex, measure, type Vector } from 'sepax';
import { tidyPoint, vectorOf } from '../../figure/pair/points.js';
import type { Point } from '../../figure/pair/state.js';
import { add, boundsOf, distanceToSegment, middle, subtract } from '../../stage/vector-math.js';
import { toLocal, toWorld } from './pose.js';
import type { Form, Thing } from './state.js';

type Rings = readonly (readonly Point[])[];

/** The corner of a thing: in which of its rings, and where in that. */
export interface Corner {
  readonly ring: number;
  readonly index: number;
}

/** The points of a form that can be put elsewhere. */
export function ringsOf(form: Form): Rings {
  switch (form.kind) {
    case 'segment':
      return [[form.from, form.to]];
    case 'polygon':
    case 'polyline':
      return [form.points];
    case 'concave':
      return form.rings;
    default:
      return [];
  }
}

/** Whether the last point of a ring is joined to the first. */
export const isClosed = (form: Form): boolean =>
  form.kind === 'polyline' ? form.closed : form.kind !== 'segment';

/** As few points as a ring of the form must have. */
const leastPoints = (form: Form): number =>
  form.kind === 'segment' || form.kind === 'polyline' ? 2 : 3;

/** The form with other points: an outline with a dent is concave, and one without it a polygon. */
function withRings(form: Form, rings: Rings): Form {
  const points = rings[0]!;
  switch (form.kind) {
    case 'segment':
      return points.length === 2
        ? { ...form, from: points[0]!, to: points[1]! }
        : { kind: 'polyline', points, closed: false, radius: form.radius };
    case 'polyline':
      return { ...form, points };
    case 'box':
    case 'polygon':
    case 'concave': {
      const { radius } = form;
      return rings.length === 1 && isConvex(points)
        ? { kind: 'polygon', points, radius }
        : { kind: 'concave', rings, radius };
    }
    default:
      return form;
  }
}

const replaced = (rings: Rings, ring: number, points: readonly Point[]): Rings =>
  rings.map((old, i) => (i === ring ? points : old));

/** A thing with one of its corners at a point of the board. */
export function withCornerAt(thing: Thing, corner: Corner, to: Vector, grain: number): Thing {
  const rings = ringsOf(thing.form);
  const point = tidyPoint(toLocal(thing, to), grain);
  const points = rings[corner.ring]!.map((old, i) => (i === corner.index ? point : old));
  return recentred(thing, withRings(thing.form, replaced(rings, corner.ring, points)), grain);
}

/** The corner after another; that after the last of an open line is its first. */
const nextIndex = (form: Form, points: readonly Point[], index: number): number | null =>
  index + 1 < points.length ? index + 1 : isClosed(form) ? 0 : null;

/** A thing with a corner more, in the middle of the edge that follows one; an open line grows on. */
export function withCornerAfter(thing: Thing, { ring, index }: Corner, grain: number): Thing {
  const form = outlined(thing.form);
  const rings = ringsOf(form);
  const points = rings[ring]!;
  const next = nextIndex(form, points, index);
  const [from, before] = [vectorOf(points[index]!), vectorOf(points[Math.max(0, index - 1)]!)];
  const at =
    next === null
      ? add(from, subtract(from, middle(from, before)))
      : middle(from, vectorOf(points[next]!));
  const longer = [...points.slice(0, index + 1), tidyPoint(at, grain), ...points.slice(index + 1)];
  return recentred(thing, withRings(form, replaced(rings, ring, longer)), grain);
}

/** Whether a form needs all corners of a ring; of a hole it needs none. */
export const needsCorners = (form: Form, ring: number): boolean =>
  ring === 0 && ringsOf(form)[0]!.length <= leastPoints(form);

/** A thing without a corner that it does not need. A hole of three goes as a whole. */
export function withoutCorner(thing: Thing, { ring, index }: Corner, grain: number): Thing {
  const { form } = thing;
  const rings = ringsOf(form);
  const points = rings[ring]!;
  if (points.length > leastPoints(form)) {
    const fewer = points.filter((_, i) => i !== index);
    return recentred(thing, withRings(form, replaced(rings, ring, fewer)), grain);
  }
  const others = rings.filter((_, i) => i !== ring);
  return recentred(thing, withRings(form, others), grain);
}

/** A box as the polygon of its corners; other forms as they are. */
function outlined(form: Form): Form {
  if (form.kind !== 'box') return form;
  const [x, y] = [form.width / 2, form.height / 2];
  const points: Point[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return { kind: 'polygon', points, radius: form.radius };
}

/** The corner before the edge that is within `reach` of a point of the board, if one is. */
export function edgeNear(thing: Thing, at: Vector, reach: number): Corner | null {
  const form = outlined(thing.form);
  let best: Corner | null = null;
  let least = reach;
  ringsOf(form).forEach((points, ring) => {
    points.forEach((point, index) => {
      const next = nextIndex(form, points, index);
      if (next === null) return;
      const [from, to] = [point, points[next]!].map((end) => toWorld(thing, vectorOf(end)));
      const away = distanceToSegment(at, from!, to!);
      if (away >= least) return;
      best = { ring, index };
      least = away;
    });
  });
  return best;
}

/** A thing with another form in the same place, and its origin, about which it turns, in the middle. */
function recentred(thing: Thing, form: Form, grain: number): Thing {
  const rings = ringsOf(form);
  const [x, y] = tidyPoint(toWorld(thing, middleOf(form)), grain);
  const shift = toLocal(thing, { x, y });
  const points = rings.map((ring) =>
    ring.map((point) => tidyPoint(subtract(vectorOf(point), shift), grain)),
  );
  const { pivot, ...others } = thing;
  return { ...others, form: withRings(form, points), x, y };
}

/** The centre of what has an area, or of the box around a line. */
function middleOf(form: Form): Vector {
  if (form.kind === 'polygon') return measure(form.points).centroid;
  if (form.kind === 'concave') return measure(form.rings).centroid;
  const { minX, minY, maxX, maxY } = boundsOf(ringsOf(form).flat().map(vectorOf));
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}
