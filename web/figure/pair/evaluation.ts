import { Polygon, type Trace, type TraceStep, trace, type Vector } from 'sepax';
import { radians } from '../../stage/angles.js';
import { type Side, spreadSides } from '../../stage/axis-placement.js';
import { dot } from '../../stage/vector-math.js';
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
  /** Which side of the shapes the axis of each step stands on. */
  readonly sides: readonly Side[];
}

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
export function evaluatePair(
  a: Polygon,
  b: Polygon,
  velocity: Vector,
  before?: Evaluation,
): Evaluation {
  const found = trace(a, b, { velocity });
  return {
    a: place(a),
    b: place(b),
    velocity,
    moving: velocity.x !== 0 || velocity.y !== 0,
    trace: found,
    sides: sidesOf(found.steps, before),
  };
}

/** An axis stays on its side as long as there is such an axis: nothing jumps under the hand. */
function sidesOf(steps: readonly TraceStep[], before?: Evaluation): readonly Side[] {
  if (before !== undefined && sameAxes(steps, before.trace.steps)) {
    return before.sides.map((side, i) => {
      const { source, normal } = steps[i]!;
      // Of the two normals across a motion either may be given.
      const turned = source === 'motion' && dot(normal, before.trace.steps[i]!.normal) < 0;
      return turned ? (-side as Side) : side;
    });
  }
  const distinct = steps.filter(({ duplicateOf }) => duplicateOf === null);
  const spread = spreadSides(distinct.map(({ normal }) => normal));
  const sides: Side[] = [];
  for (const step of steps) {
    const { duplicateOf, index, normal } = step;
    if (duplicateOf === null) sides[index] = spread[distinct.indexOf(step)]!;
    else {
      // Where the two part again, both stand on the same side of the shapes.
      const same = dot(normal, steps[duplicateOf]!.normal) > 0;
      sides[index] = (same ? sides[duplicateOf]! : -sides[duplicateOf]!) as Side;
    }
  }
  return sides;
}

const sameAxes = (now: readonly TraceStep[], before: readonly TraceStep[]): boolean =>
  now.length === before.length &&
  now.every(({ source, edge }, i) => source === before[i]!.source && edge === before[i]!.edge);

/**
 * Asks the library; throws its `SepaxError` if an outline or a number is not acceptable.
 * `before` is what was shown before: axes keep their sides.
 */
export function evaluate(state: PlaygroundState, before?: Evaluation): Evaluation {
  const [vx, vy] = state.velocity ?? [0, 0];
  const a = polygonOf(state.a);
  try {
    const b = polygonOf(state.b);
    try {
      return evaluatePair(a, b, { x: vx, y: vy }, before);
    } finally {
      b.dispose();
    }
  } finally {
    a.dispose();
  }
}
