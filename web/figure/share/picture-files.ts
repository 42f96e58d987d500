import { movingSvg } from '../../stage/moving-svg.js';
import type { Scheme } from '../../stage/palette.js';
import { pngPicture } from '../../stage/png-picture.js';
import { svgPicture } from '../../stage/svg-picture.js';
import { type MovingFormat, movingFormats, type PictureFormat } from './file-names.js';
import { movingParts } from './moving-parts.js';
import type { Shared, SharedSteps } from './sharing.js';

/** Sharp on most screens. */
const pixelRatio = 2;

/** The figure as it is now, as a file; ask for it while the figure's voice speaks. */
export function pictureFile({ picture }: Shared, format: PictureFormat, scheme: Scheme): Blob {
  const parts = picture(scheme);
  return format === 'svg'
    ? new Blob([svgPicture(parts)], { type: 'image/svg+xml' })
    : pngPicture(parts, pixelRatio);
}

/** All steps as one file that moves; ask for the parts while the figure's voice speaks. */
export async function movingFile(
  shared: Shared,
  steps: SharedSteps,
  format: MovingFormat,
  scheme: Scheme,
  speak: <Result>(work: () => Result) => Result,
): Promise<Blob> {
  if (!movingFormats.includes(format)) {
    throw new RangeError(`format must be "svg" or "gif", but is ${JSON.stringify(format)}.`);
  }
  if (format === 'svg') {
    const svg = speak(() => movingSvg(movingParts(shared, steps, scheme)));
    return new Blob([svg], { type: 'image/svg+xml' });
  }
  const gif = await import('./gif-file.js');
  return speak(() => gif.gifFile(movingParts(shared, steps, scheme)));
}
