import { tidyPoint } from '../../../figure/pair/points.js';
import type { Camera, Size } from '../../../stage/camera.js';
import { isMover, isWay, type Question, type QuestionKind } from './question.js';

/** Where a way lies at first, as parts of the view. */
const start = { from: [0.12, 0.3], to: [0.8, 0.62] } as const;

/** A question of a kind as it is asked first: with the way of the one before, or somewhere in view. */
export function firstQuestion(
  kind: QuestionKind,
  before: Question | undefined,
  camera: Camera,
  { width, height }: Size,
): Question {
  if (isMover(kind)) return { kind };
  const at = ([x, y]: readonly [number, number]): [number, number] =>
    tidyPoint(camera.toWorld({ x: x * width, y: y * height }), 1);
  if (kind === 'point' || kind === 'run') return { kind, at: at(start.from) };
  if (before !== undefined && isWay(before)) return { ...before, kind };
  return { kind, from: at(start.from), to: at(start.to) };
}
