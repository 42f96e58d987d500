import { Camera } from '../../stage/camera.js';
import { paintLabelled } from '../../stage/draw/label.js';
import type { MovingParts } from '../../stage/moving-svg.js';
import type { Scheme } from '../../stage/palette.js';
import { readingTime } from '../voice/reading-time.js';
import { language } from '../voice/words.js';
import { captionHeight, captionLines, paintCaption } from './caption.js';
import type { Shared, SharedSteps } from './sharing.js';

/** Free space around the pictures, in CSS pixels. */
const inset = 32;

/**
 * All steps of a figure with what is said of each, as long as that takes to read; ask for it while the figure's
 * voice speaks.
 */
export function movingParts({ picture }: Shared, steps: SharedSteps, scheme: Scheme): MovingParts {
  const parts = picture(scheme);
  const { size, theme, measure } = parts;
  const { all, answer } = steps;
  const captions = all.map(({ said }, i) =>
    captionLines(`${i + 1}/${all.length}  ${said}`, size.width, theme.fontFamily, measure),
  );
  const below = captionHeight(Math.max(...captions.map(({ length }) => length)));
  return {
    ...parts,
    size: { width: size.width, height: size.height + below },
    camera: Camera.around(steps.extent, size, inset),
    still: answer,
    frames: all.map(({ said, handles, paint }, i) => ({
      handles,
      seconds: readingTime(said, language()) / 1000,
      paint: (pen) => {
        // As on the figure, what is written ends above the caption.
        paintLabelled({ ...pen, size }, paint);
        paintCaption(pen, captions[i]!, size.height);
      },
    })),
  };
}
