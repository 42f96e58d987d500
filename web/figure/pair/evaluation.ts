import { Polygon, type Trace, trace, type Vector } from 'sepax';
import type { Body, PlaygroundState } from './state.js';

/** A shape as the library sees it. */
export interface PlacedShape {
  /** The library's own list: counter-clockwise, without repeated and collinear vertices. */
  readonly points: readonly Vector[];
  readonly worldPoints: readonly Vector[];
  readonly centroid: Vector;
}

/** What the library says about a state: the source of every number on the page. */
export interface Evaluation {
  readonly a: PlacedShape;
  readonly b: PlacedShape;
  readonly velocity: Vector;
  readonly moving: boolean;
  readonly trace: Trace;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function polygonOf(body: Body): Polygon {
  return new Polygon(body.points, { x: body.x, y: body.y, angle: radians(body.degrees) });
}

function place(polygon: Polygon): PlacedShape {
  return {
    points: [...polygon.points],
    worldPoints: [...polygon.worldPoints],
    centroid: polygon.centroid,
  };
}

/** Asks the library about two polygons without rounding. */
export const evaluatePair = (a: Polygon, b: Polygon, velocity: Vector): Evaluation => ({
  a: place(a),
  b: place(b),
  velocity,
  moving: velocity.x !== 0 || velocity.y !== 0,
  trace: trace(a, b, { velocity }),
});

/** Asks the library; throws its `SepaxError` if an outline or a number is not acceptable. */
export function evaluate(state: PlaygroundState): Evaluation {
  const [vx, vy] = state.velocity ?? [0, 0];
  const a = polygonOf(state.a);
  try {
    const b = polygonOf(state.b);
    try {
      return evaluatePair(a, b, { x: vx, y: vy });
    } finally {
      b.dispose();
    }
  } finally {
    a.dispose();
  }
}
