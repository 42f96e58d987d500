import { record, wall, wallKinds } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { output, resultRecord } from './raw/wasm.js';
import type { Vector } from './vector.js';

/** Something that a moving shape was pushed out of or stopped by. */
export interface Wall {
  /** The unit vector away from the obstacle. */
  readonly normal: Vector;
  /** What it is to someone with a sense of up: see `SlideOptions`. */
  readonly kind: (typeof wallKinds)[number];
}

/** What `moveAndSlide` found. A fresh object each time. */
export interface SlideResult {
  /** What to translate the shape by, instead of the motion that was asked for. */
  readonly translation: Vector;
  /** What it was pushed out of and stopped by, in order. */
  readonly walls: Wall[];
  /** Whether one of them is a floor. */
  readonly onFloor: boolean;
  /** Whether one of them is a wall. */
  readonly onWall: boolean;
  /** Whether one of them is a ceiling. */
  readonly onCeiling: boolean;
}

/** Reads what wasm found, and the walls, of which it told the number. */
export function slideResult(count: number): SlideResult {
  const walls = readWalls(count);
  return {
    translation: vectorAt(resultRecord(), record.translation),
    walls,
    onFloor: walls.some(({ kind }) => kind === 'floor'),
    onWall: walls.some(({ kind }) => kind === 'wall'),
    onCeiling: walls.some(({ kind }) => kind === 'ceiling'),
  };
}

function readWalls(count: number): Wall[] {
  const numbers = output(count * wall.size);
  return Array.from({ length: count }, (_, i) => ({
    normal: vectorAt(numbers, i * wall.size + wall.normal),
    kind: wallKinds[at(numbers, i * wall.size + wall.kind)] ?? 'wall',
  }));
}
