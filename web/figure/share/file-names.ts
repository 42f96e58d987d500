import type { Scheme } from '../../stage/palette.js';
import type { Shared } from './sharing.js';

/** What a picture can be saved as. */
export const pictureFormats = ['svg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What all steps can be saved as. */
export const movingFormats = ['svg', 'gif'] as const;
export type MovingFormat = (typeof movingFormats)[number];

/** What a file of a figure is called. */
export const pictureName = (
  { name, step }: Pick<Shared, 'name' | 'step'>,
  format: PictureFormat,
  scheme: Scheme = 'light',
): string => fileName(step === undefined ? name : `${name}-${step}`, format, scheme);

/** What a file of all its steps is called. */
export const movingName = (
  { name }: Pick<Shared, 'name'>,
  format: MovingFormat,
  scheme: Scheme = 'light',
): string => fileName(`${name}-steps`, format, scheme);

const fileName = (name: string, format: PictureFormat | MovingFormat, scheme: Scheme): string =>
  `sepax-${name}${scheme === 'dark' ? '.dark' : ''}.${format}`;
