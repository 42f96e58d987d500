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
  sweep,
  type Vector,
} from 'sepax';
import { add, scale } from '../../../stage/vector-math.js';
import type { Point } from '../../playground/state.js';

export interface Wall {
  readonly x: number;
  readonly y: number;
  /** Across and along the wall. */
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
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

/** What the library says about a shot. */
export interface Shot {
  readonly from: Vector;
  readonly to: Vector;
  readonly velocity: Vector;
  /** The corners of the wall. */
  readonly outline: readonly Vector[];
  /** How far bullet and wall are apart in both frames; negative: how deep they overlap. */
  readonly before: number;
  readonly after: number;
  /** Where the centre enters the wall. */
  readonly line: Crossing | null;
  readonly impact: Impact | null;
  /** When the bullet would have left the wall again, or the end of the frame; from 0 to 1. */
  readonly leaves: number;
  /** The way that is left after they have met, thrown back; `null` if they do not. */
  readonly rest: Vector | null;
  readonly samples: Samples | null;
}

/** More parts than this are not tried. */
const mostParts = 10_000;

/** Asks the library; throws its `SepaxError` if a size is not acceptable. */
export function shotOf({ from: [x, y], velocity: [vx, vy], radius, wall }: ShotState): Shot {
  const placement = { x: wall.x, y: wall.y, angle: (wall.degrees * Math.PI) / 180 };
  const from = { x, y };
  const velocity = { x: vx, y: vy };
  const to = add(from, velocity);
  const box = new Box(wall.width, wall.height, placement);
  const grown = new Box(wall.width, wall.height, { ...placement, radius });
  const bullet = new Circle(radius, from);
  const later = new Circle(radius, to);
  try {
    const impact = sweep(bullet, box, { translationA: velocity });
    const meets = impact !== null && !impact.startsOverlapping;
    const leaves = castSegmentAll(from, to, grown)[0]?.exit.fraction ?? 1;
    const overlapsAt = (time: number): boolean => {
      ({ x: later.x, y: later.y } = add(from, scale(velocity, time)));
      return intersects(later, box);
    };
    return {
      from,
      to,
      velocity,
      outline: [...box.worldPoints],
      before: distance(bullet, box).distance,
      after: distance(later, box).distance,
      line: castSegment(from, to, box),
      impact,
      leaves,
      rest: meets ? bounce(scale(velocity, 1 - impact.time), impact.normal) : null,
      samples: meets ? samplesOf(impact.time, leaves, overlapsAt) : null,
    };
  } finally {
    for (const shape of [box, grown, bullet, later]) shape.dispose();
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
