import type { Vector } from './vector.js';

/**
 * The edge whose normal gave an axis: edge `i` runs from `points[i]` to `points[i + 1]`, in shapes of
 * several pieces from corner `i` of the piece.
 */
export interface EdgeFeature {
  /** Which of the two shapes of the call has the edge. */
  readonly shape: 'a' | 'b';
  /** The index of the edge in that shape's `points`. */
  readonly edge: number;
}

/** What {@link collide} found. A fresh object each time; nothing of it changes later. */
export interface Collision {
  /** Whether the shapes share a point now. Shapes are closed sets: touching counts. Exact. */
  readonly intersects: boolean;
  /**
   * Whether the shapes share a point at some time of the step, in which `a` moves by `velocity`.
   * Exact. Without a velocity it equals {@link intersects}.
   */
  readonly willIntersect: boolean;
  /**
   * A unit vector from `a` towards `b`. It is the direction of the contact if
   * {@link willIntersect}, otherwise a separating direction.
   */
  readonly normal: Vector;
  /** The length of {@link mtv}: 0 when there is nothing to push out of. */
  readonly depth: number;
  /**
   * The minimum translation vector, `-depth * normal`.
   *
   * Without a velocity it is the shortest translation of `a` that leaves the shapes touching, but for
   * rounding: see `separate` for one that holds to the last bit.
   * With one it is what to add to the velocity: after `a.translate(velocity + mtv)` the shape `a`
   * has gone no further than contact, and has slid along `b`.
   */
  readonly mtv: Vector;
  /**
   * The edge that gave {@link normal}; `null` if a rounded or sharp corner gave it, or the direction
   * across the motion. Of shapes of several pieces it may be an edge beside the corner that gave it.
   */
  readonly feature: EdgeFeature | null;
  /** Which piece of `a` the contact is with: 0 for a convex shape. */
  readonly pieceA: number;
  /** Which piece of `b` the contact is with: 0 for a convex shape. */
  readonly pieceB: number;
  /** When in the step (0 to 1) the shapes first touch; `Infinity` if never. */
  readonly enter: number;
  /** When in the step (0 to 1) the shapes last touch; `-Infinity` if never. */
  readonly exit: number;
}

/** What writes an answer into a result that is there already: by this name, so that only who wants it has its code. */
export const WRITE: unique symbol = Symbol();
/** The method by which a result is written over by a miss of discs. */
export const WRITE_MISS: unique symbol = Symbol();

/** A point where two shapes touch, as {@link contacts} found it. */
export interface Contact {
  /** The point of `a` that is deepest in `b` there. */
  readonly pointA: Vector;
  /** The point of `b` opposite, `pointA - pointB = depth * normal`: of the deepest contact `pointA` lies there after the push. */
  readonly pointB: Vector;
  /** The unit vector from `a` towards `b`. */
  readonly normal: Vector;
  /** How deep, along the normal. 0 or more. */
  readonly depth: number;
  /** Whose corner this is: with {@link piece} and {@link vertex}, what to recognise the contact by in the next step. */
  readonly shape: 'a' | 'b';
  /** The index of the corner. */
  readonly vertex: number;
  /** The piece of the shape that the corner is of; 0 if it has but one. */
  readonly piece: number;
}

/** What {@link distance} found. A fresh object each time. */
export interface Distance {
  /**
   * The least distance between points of the shapes; 0 if they touch; if they overlap, minus the
   * depth: the length of the shortest translation that separates them, negative.
   */
  readonly distance: number;
  /** The unit vector from `a` towards `b`. */
  readonly normal: Vector;
  /**
   * The point of `a` nearest to `b`; if they overlap, the point of `a` that is deepest in `b`.
   * `pointB - pointA` is `distance * normal`.
   */
  readonly pointA: Vector;
  /** The point of `b` nearest to `a`; if they overlap, the point of `b` that is deepest in `a`. */
  readonly pointB: Vector;
}

/** The shadow of a shape on an axis. */
export interface Projection {
  /** The least dot product of a vertex with the axis. */
  readonly min: number;
  /** The greatest dot product of a vertex with the axis. */
  readonly max: number;
  /** The index of the vertex at {@link min}. */
  readonly minVertex: number;
  /** The index of the vertex at {@link max}. */
  readonly maxVertex: number;
}

/** One candidate axis of a {@link Trace}. */
export interface TraceStep {
  /** The place of the step in {@link Trace.steps}. */
  readonly index: number;
  /** What gave the axis: an edge of `a`, an edge of `b`, or the direction across the motion. */
  readonly source: 'a' | 'b' | 'motion';
  /** The edge of the source; -1 for `'motion'`. */
  readonly edge: number;
  /** The axis: a unit vector, the outward normal of the edge. */
  readonly normal: Vector;
  /**
   * The index of the earlier step with a parallel axis, if there is one. Such an axis is not
   * tested again, and the step repeats what the earlier one found, along its own normal.
   */
  readonly duplicateOf: number | null;
  /** The shadow of `a` on the axis. */
  readonly a: Projection;
  /** The shadow of `b` on the axis. */
  readonly b: Projection;
  /**
   * How far the two shadows overlap, measured as the shortest way to pull them apart;
   * negative: the gap between them.
   */
  readonly overlap: number;
  /** Whether the shadows are apart now, decided exactly: this axis separates the shapes. */
  readonly apart: boolean;
  /** The shadow of `a` stretched by the velocity: every place that it passes in the step. */
  readonly swept: {
    /** Its least place on the axis. */
    readonly min: number;
    /** Its greatest place on the axis. */
    readonly max: number;
  };
  /** Whether the shadows stay apart through the whole step, decided exactly. */
  readonly apartThroughout: boolean;
  /** When in the step (0 to 1) the shadows first meet; `Infinity` if never. */
  readonly enter: number;
  /** When in the step (0 to 1) the shadows last meet; `-Infinity` if never. */
  readonly exit: number;
  /** What is known after this step. */
  readonly running: {
    /** The least overlap of the axes so far. */
    readonly overlap: number;
    /** The step that gave it. */
    readonly step: number;
    /** The greatest `enter` so far: the shapes cannot touch earlier. */
    readonly enter: number;
    /** The least `exit` so far: the shapes cannot touch later. */
    readonly exit: number;
  };
}

/** Everything that the separating-axis test did, in order. */
export interface Trace {
  /** Every candidate axis: the edges of `a`, the edges of `b`, the direction across the motion. */
  readonly steps: readonly TraceStep[];
  /** What {@link collide} answers for the same arguments. */
  readonly result: Collision;
  /**
   * The step at which {@link collide} stops because no contact is possible in the whole step:
   * a separating axis. The steps after it are shown though they were not needed. `null` if none.
   */
  readonly decidedBy: number | null;
  /** The step whose axis gave `result.normal`. */
  readonly normalStep: number;
}
