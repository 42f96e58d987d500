import {
  Box,
  bounce,
  Circle,
  type Crossing,
  castSegment,
  castSegmentAll,
  distance,
  type Impact,
  intersects,
  type SweepStep,
  traceSweep,
  type Vector,
} from 'sepax';
import type { Point } from '../../figure/pair/state.js';
import { radians } from '../../stage/angles.js';
import { add, scale, subtract } from '../../stage/vector-math.js';

export interface Wall {
  readonly x: number;
  readonly y: number;
  /** Across and along the wall. */
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
  /** How far it turns in the frame, in degrees. */
  readonly spin: number;
}

/** A bullet in one frame, its way to the next, and a wall. */
export interface ShotState {
  readonly from: Point;
  readonly velocity: Point;
  readonly radius: number;
  readonly wall: Wall;
}

/** What looking at equal parts of the frame would take. */
export interface Samples {
  /** The least number of parts of which one ends in the wall; `null` if none is found. */
  readonly seen: number | null;
  /** The number that is enough wherever the parts begin; infinite for a graze. */
  readonly sure: number;
}

/** A stop of the search for the impact with a wall that turns, and the wall at that time. */
export interface Stop extends SweepStep {
  readonly outline: readonly Vector[];
}

/** What the library says about a shot. */
export interface Shot {
  readonly from: Vector;
  readonly to: Vector;
  readonly velocity: Vector;
  /** The corners of the wall in this frame, at the impact, and in the next frame. */
  readonly outline: readonly Vector[];
  readonly outlineMet: readonly Vector[];
  readonly outlineAfter: readonly Vector[];
  /** How far bullet and wall are apart in both frames; negative: how deep they overlap. */
  readonly before: number;
  readonly after: number;
  /** Where the centre enters the wall, if that stands still. */
  readonly line: Crossing | null;
  readonly impact: Impact | null;
  /** How the impact is found if the wall turns. */
  readonly stops: readonly Stop[];
  /** When the bullet would have left the wall again, or the end of the frame; from 0 to 1. */
  readonly leaves: number;
  /** The way that is left after they have met, thrown back; `null` if they do not or the wall turns. */
  readonly rest: Vector | null;
  readonly samples: Samples | null;
}

/** More parts than this are not tried. */
const mostParts = 10_000;

/** Asks the library; throws its `SepaxError` if a size is not acceptable. */
export function shotOf({ from: [x, y], velocity: [vx, vy], radius, wall }: ShotState): Shot {
  const placement = { x: wall.x, y: wall.y, angle: radians(wall.degrees) };
  const spin = radians(wall.spin);
  const from = { x, y };
  const velocity = { x: vx, y: vy };
  const to = add(from, velocity);
  const box = new Box(wall.width, wall.height, placement);
  const turned = box.clone();
  const bullet = new Circle(radius, from);
  const later = new Circle(radius, to);
  const outlineAt = (time: number): Vector[] => {
    turned.angle = placement.angle + time * spin;
    return [...turned.worldPoints];
  };
  try {
    const motion = { translationA: velocity, rotationB: spin };
    const { result: impact, steps } = traceSweep(bullet, box, motion);
    return {
      from,
      to,
      velocity,
      outline: outlineAt(0),
      outlineMet: outlineAt(impact?.time ?? 0),
      outlineAfter: outlineAt(1),
      before: distance(bullet, box).distance,
      after: distance(later, turned).distance,
      line: spin === 0 ? castSegment(from, to, box) : null,
      impact,
      stops: steps.map((step) => ({ ...step, outline: outlineAt(step.time) })),
      ...(spin === 0 ? stillOf({ from, to, radius, wall: box, impact }) : nothingStill),
    };
  } finally {
    for (const shape of [box, turned, bullet, later]) shape.dispose();
  }
}

/** What is asked only where the wall stands still. */
type Still = Pick<Shot, 'leaves' | 'rest' | 'samples'>;

const nothingStill: Still = { leaves: 1, rest: null, samples: null };

interface StillWall {
  readonly from: Vector;
  readonly to: Vector;
  readonly radius: number;
  readonly wall: Box;
  readonly impact: Impact | null;
}

function stillOf({ from, to, radius, wall, impact }: StillWall): Still {
  if (impact === null || impact.startsOverlapping) return nothingStill;
  const { width, height, x, y, angle } = wall;
  const way = subtract(to, from);
  const grown = new Box(width, height, { x, y, angle, radius });
  const bullet = new Circle(radius, from);
  const overlapsAt = (time: number): boolean => {
    ({ x: bullet.x, y: bullet.y } = add(from, scale(way, time)));
    return intersects(bullet, wall);
  };
  try {
    const leaves = castSegmentAll(from, to, grown)[0]?.exit.fraction ?? 1;
    return {
      leaves,
      rest: bounce(scale(way, 1 - impact.time), impact.normal),
      samples: samplesOf(impact.time, leaves, overlapsAt),
    };
  } finally {
    grown.dispose();
    bullet.dispose();
  }
}

/** Looks at the end of each of `parts` equal parts, for more and more of them. */
function samplesOf(enters: number, leaves: number, overlapsAt: (time: number) => boolean): Samples {
  const sure = leaves > enters ? Math.ceil(1 / (leaves - enters)) : Number.POSITIVE_INFINITY;
  for (let seen = 1; seen <= Math.min(sure, mostParts); seen += 1) {
    const first = Math.ceil(enters * seen) / seen;
    if (first <= leaves && overlapsAt(first)) return { seen, sure };
  }
  return { seen: null, sure };
}
