import { record, wall, wallKinds } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { output, resultRecord } from './raw/wasm.js';
import type { Shape } from './shape.js';
import type { Vector } from './vector.js';
import type { Body } from './world/body.js';

/** Something that a moving shape was pushed out of or stopped by, or stands on. */
export interface Wall {
  /** The unit vector away from the obstacle. */
  readonly normal: Vector;
  /** Where: a point of the obstacle's boundary. */
  readonly point: Vector;
  /** What it is to someone with a sense of up: see `WalkOptions`. */
  readonly kind: (typeof wallKinds)[number];
}

/** A {@link Wall}, and whose it is. */
export interface ShapeWall<Obstacle extends Shape | Body = Shape> extends Wall {
  /** The obstacle. */
  readonly shape: Obstacle;
}

/** What `moveAndSlide` found. A fresh object each time. */
export interface SlideResult<Met extends Wall = ShapeWall> {
  /** What to translate the shape by, instead of the motion that was asked for. */
  readonly translation: Vector;
  /**
   * What it was pushed out of and stopped by, in order, and what it stands on at the end, each surface once: a wall that
   * it met after it had landed comes behind the {@link floor}. A floor that takes what leads down of a motion and that it
   * leaves is none of them.
   */
  readonly walls: Met[];
  /** The last floor among them, if it stands on it at the end, at that point, and has not left it; else `null`. */
  readonly floor: Met | null;
  /** Whether it stands on one of them: there is a {@link floor}. */
  readonly onFloor: boolean;
  /** Whether one of them is a wall. */
  readonly onWall: boolean;
  /** Whether one of them is a ceiling. */
  readonly onCeiling: boolean;
}

/**
 * Reads what wasm found, and the walls, of which it told the number.
 *
 * @param owner - What else is to be said of the wall of an obstacle, which is given by its number.
 */
export function slideResult<Owner extends object>(
  count: number,
  owner: (obstacle: number) => Owner,
): SlideResult<Wall & Owner> {
  const answer = resultRecord();
  const translation = vectorAt(answer, record.translation);
  const stands = at(answer, record.standing) === 1;
  const numbers = output(count * wall.size);
  const walls = Array.from({ length: count }, (_, i) => ({
    normal: vectorAt(numbers, i * wall.size + wall.normal),
    point: vectorAt(numbers, i * wall.size + wall.point),
    kind: wallKinds[at(numbers, i * wall.size + wall.kind)] ?? 'wall',
    ...owner(at(numbers, i * wall.size + wall.obstacle)),
  }));
  const floors = walls.filter(({ kind }) => kind === 'floor');
  const floor = (stands && floors.at(-1)) || null;
  return {
    translation,
    walls,
    floor,
    onFloor: floor !== null,
    onWall: walls.some(({ kind }) => kind === 'wall'),
    onCeiling: walls.some(({ kind }) => kind === 'ceiling'),
  };
}
