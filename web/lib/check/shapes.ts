/** A place in the plane. */
export interface CheckPoint {
  /** To the right. */
  readonly x: number;
  /** Up or down: no answer depends on which. */
  readonly y: number;
}

/** A convex polygon. */
export interface CheckPolygon {
  /** Tells it from a box and a circle. */
  readonly kind: 'polygon';
  /** Its corners, counter-clockwise where y points up; some lie on the line of their neighbours. */
  readonly points: readonly CheckPoint[];
}

/** A rectangle along the axes. */
export interface CheckBox {
  /** Tells it from a polygon and a circle. */
  readonly kind: 'box';
  /** The least x of its corners. */
  readonly x: number;
  /** The least y of its corners. */
  readonly y: number;
  /** How far it reaches in x: `x + width` is no rounded sum. */
  readonly width: number;
  /** How far it reaches in y: `y + height` is no rounded sum. */
  readonly height: number;
  /** Its corners as those of a polygon, for code that takes it as one. */
  readonly points: readonly CheckPoint[];
}

/** A disc about a place. */
export interface CheckCircle {
  /** Tells it from what has corners. */
  readonly kind: 'circle';
  /** The x of its centre. */
  readonly x: number;
  /** The y of its centre. */
  readonly y: number;
  /** More than nothing. */
  readonly radius: number;
}

/** A shape of a case: plain data, in the plane as it stands, without position or angle of its own. */
export type CheckShape = CheckPolygon | CheckBox | CheckCircle;

/** What a shape of a case is. */
export type CheckKind = CheckShape['kind'];

/** The corners of what has corners. */
export type Outline = readonly CheckPoint[];

export const polygon = (points: Outline): CheckPolygon => ({ kind: 'polygon', points });

export const circle = ({ x, y }: CheckPoint, radius: number): CheckCircle => ({
  kind: 'circle',
  x,
  y,
  radius,
});

/** The difference, or null where it would have to be rounded (Knuth's two-sum). */
function exactDifference(high: number, low: number): number | null {
  const difference = high - low;
  const back = difference - high;
  return high - (difference - back) - (low + back) === 0 ? difference : null;
}

/** The rectangle between two corners, or null if its width or height would be rounded. */
export function box(low: CheckPoint, high: CheckPoint): CheckBox | null {
  const width = exactDifference(high.x, low.x);
  const height = exactDifference(high.y, low.y);
  if (width === null || height === null) return null;
  const points = [low, { x: high.x, y: low.y }, high, { x: low.x, y: high.y }];
  return { kind: 'box', x: low.x, y: low.y, width, height, points };
}

/** The shape with every place of it changed, or null if that is no shape of its kind. */
export function mapped(
  shape: CheckShape,
  change: (point: CheckPoint) => CheckPoint,
): CheckShape | null {
  if (shape.kind === 'circle') return circle(change(shape), shape.radius);
  if (shape.kind === 'polygon') return polygon(shape.points.map(change));
  return box(change(shape.points[0]!), change(shape.points[2]!));
}

/** A copy that whoever gets it may change. */
export const copied = (shape: CheckShape): CheckShape =>
  shape.kind === 'circle'
    ? { ...shape }
    : { ...shape, points: shape.points.map((point) => ({ ...point })) };
