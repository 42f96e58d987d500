import { Circle, castSegment, steer, type Vector } from 'sepax';
import { add, lengthOf, rotated, scale, subtract } from '../../stage/vector-math.js';

/** How far the missile flies in a frame, in units. */
export const speed = 6;
/** How near it must come to the target. */
export const targetRadius = 8;
/** After so many frames its fuel is gone. */
export const frames = 240;

export interface Course {
  readonly place: Vector;
  readonly heading: Vector;
}

export interface Steering {
  /** The most that it turns in a frame, in radians. */
  readonly maxTurn: number;
  /** -1 turns the other way round. */
  readonly sense: 1 | -1;
}

export interface Flight {
  /** Where it is at the start of each frame, and at the end. */
  readonly path: readonly Vector[];
  /** The frame in which it hits, from 1; `null` if it does not. */
  readonly hit: number | null;
  /** All its turns together, in radians. */
  readonly turned: number;
}

/** Turns, flies straight, and looks whether the way of this frame met the target. */
export function flightTo(target: Vector, start: Course, { maxTurn, sense }: Steering): Flight {
  const disc = new Circle(targetRadius, target);
  const path = [start.place];
  let { place, heading } = start;
  let turned = 0;
  try {
    for (let frame = 1; frame <= frames; frame += 1) {
      const angle = steer(heading, subtract(target, place), { maxTurn });
      heading = rotated(heading, sense * angle);
      turned += Math.abs(angle);
      const next = add(place, scale(heading, speed / lengthOf(heading)));
      const hit = castSegment(place, next, disc);
      path.push(hit?.point ?? next);
      if (hit !== null) return { path, hit: frame, turned };
      place = next;
    }
    return { path, hit: null, turned };
  } finally {
    disc.dispose();
  }
}
