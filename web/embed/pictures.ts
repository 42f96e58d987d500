import { lessons } from 'embed:lessons';
import { playgrounds } from 'embed:playgrounds';
import type { LessonPicture } from '../tutorial/lessons/lesson.js';
import { isLessonName } from '../tutorial/lessons/registry.js';
import type { PictureName } from './wish.js';

/** Loads what a figure shows. */
export async function pictureOf(name: PictureName): Promise<LessonPicture> {
  return isLessonName(name) ? (await lessons[name].lesson()).lesson : playgrounds[name]();
}
