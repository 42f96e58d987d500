import { readLink, writeLink } from '../playground/link.js';
import type { PlaygroundState } from '../playground/state.js';
import { degreesOf, motionAcross } from './free-axis.js';
import type { Lesson } from './lesson.js';

/** The link of the playground, with the angle of the free axis instead of a velocity. */
export function writeLessonLink(lesson: Lesson, state: PlaygroundState, place: number): string {
  const link = writeLink({ ...state, velocity: null, step: place });
  return lesson.freeAxis ? `${link}&axis=${degreesOf(state)}` : link;
}

/** The state of a link; its step is a place of the lesson. `null` if the link says nonsense. */
export function readLessonLink(lesson: Lesson, hash: string): PlaygroundState | null {
  const state = readLink(hash);
  if (state === null) return null;
  if (!lesson.freeAxis) return { ...state, velocity: null };
  const axis = /&axis=(-?\d+(?:\.\d+)?)(?:&|$)/.exec(hash)?.[1];
  if (axis === undefined || Math.abs(Number(axis)) > 360) return null;
  return { ...state, velocity: motionAcross(Number(axis)) };
}
