import { orientation, steer, type Turn, turn, type Vector } from 'sepax';
import type { Point } from '../../figure/pair/state.js';
import { radians } from '../../stage/angles.js';
import { add, cross, dot, rotated, subtract } from '../../stage/vector-math.js';
import { type Flight, flightTo } from './flight.js';

/** A missile and a target, as points of the screen: y points down. */
export interface ChaseState {
  readonly missile: Point;
  /** From the missile to its nose. */
  readonly heading: Point;
  readonly target: Point;
  /** The most that the missile turns in one frame, in degrees. */
  readonly limit: number;
  /** Where the y axis of the coordinates points to. The picture is the same either way. */
  readonly yAxis: 'down' | 'up';
}

/** The sign of the determinant a long way from the origin: exact, and by a formula that is not. */
export interface FarSign {
  readonly exact: -1 | 0 | 1;
  /** The determinant multiplied out, in floating point. */
  readonly expanded: number;
}

/** What the library says about a chase. Vectors and angles are in the coordinates of its y axis. */
export interface Chase {
  readonly missile: Vector;
  readonly target: Vector;
  readonly heading: Vector;
  readonly toTarget: Vector;
  /** The signed area of the parallelogram of heading and way to the target. */
  readonly area: number;
  readonly sign: -1 | 0 | 1;
  /** Positive if the target is in front. */
  readonly ahead: number;
  readonly turn: Turn;
  /** The whole turn to the target, and that of the next frame; in radians. */
  readonly angle: number;
  readonly step: number;
  /** The heading after the next frame. */
  readonly next: Vector;
  readonly flight: Flight;
  /** The flight with every turn the other way round. */
  readonly wrong: Flight;
  readonly far: FarSign;
}

/** A point or a direction of the screen in the coordinates of a chase, and back. */
export const flipped = ({ yAxis }: ChaseState, [x, y]: Point): Vector => ({
  x,
  y: yAxis === 'down' ? y : 0 - y,
});

/** How far away the picture is looked at again: whole numbers are still exact there. */
const farAway = 1e9;

/** Asks the library; throws its `SepaxError` where there is no direction. */
export function chaseOf(state: ChaseState): Chase {
  const missile = flipped(state, state.missile);
  const target = flipped(state, state.target);
  const heading = flipped(state, state.heading);
  const toTarget = subtract(target, missile);
  const maxTurn = radians(state.limit);
  const step = steer(heading, toTarget, { maxTurn });
  const start = { place: missile, heading };
  return {
    missile,
    target,
    heading,
    toTarget,
    area: cross(heading, toTarget),
    sign: orientation([0, 0], heading, toTarget),
    ahead: dot(heading, toTarget),
    turn: turn(heading, toTarget, { yAxis: state.yAxis }),
    angle: steer(heading, toTarget),
    step,
    next: rotated(heading, step),
    flight: flightTo(target, start, { maxTurn, sense: 1 }),
    wrong: flightTo(target, start, { maxTurn, sense: -1 }),
    far: farSign(missile, add(missile, heading), target),
  };
}

function farSign(...points: [Vector, Vector, Vector]): FarSign {
  const [p, q, r] = points.map(({ x, y }) => ({ x: x + farAway, y: y + farAway })) as typeof points;
  return {
    exact: orientation(p, q, r),
    expanded: p.x * q.y - p.y * q.x + q.x * r.y - q.y * r.x + r.x * p.y - r.y * p.x,
  };
}
