import { lessonNames } from '../../figures/registry.js';
import { type PictureName, playgrounds } from '../wish.js';

/** All that a figure can show. */
export const pictureNames: readonly PictureName[] = [...lessonNames, ...playgrounds];
