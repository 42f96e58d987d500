import { lessons } from 'embed:lessons';
import { playgrounds } from 'embed:playgrounds';
import type { LessonPicture } from '../tutorial/lessons/lesson.js';
import { isPlayground, type PictureName } from './wish.js';

/** Loads what a figure shows. */
export async function pictureOf(name: PictureName): Promise<LessonPicture> {
  return isPlayground(name) ? playgrounds[name]() : (await lessons[name].lesson()).lesson;
}
