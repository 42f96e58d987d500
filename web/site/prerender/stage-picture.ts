import { Camera } from '../../stage/camera.js';
import { type Tone, tones } from '../../stage/palette.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import { roughMeasure } from '../../stage/still-theme.js';
import { svgPicture } from '../../stage/svg-picture.js';
import type { Theme } from '../../stage/theme.js';

/** About the size of a figure in a wide window, in CSS pixels. */
const size = { width: 760, height: 520 } as const;

/** The colours of the stage, whatever they are in the page: see stage-styles.ts. */
const theme: Theme = {
  ...(Object.fromEntries(tones.map((tone) => [tone, `var(--_${tone})`])) as Record<Tone, string>),
  fontFamily: 'inherit',
  forced: false,
};

/** The outlines of a crowd, in one path: nobody sees a hundredth of a unit of them, until the live picture comes. */
const crowd = / d="[^"]{1000,}"/g;

const toTenths = (path: string): string =>
  path.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));

/** What a stage shows at first, drawn by the painter that draws on its canvas. */
export function stagePicture(stage: SepaxStage): string {
  const camera = Camera.around((scale) => stage.extent!(scale, size), size, stage.inset);
  const svg = svgPicture({
    size,
    camera,
    theme,
    handles: stage.handles,
    measure: roughMeasure,
    label: stage.label,
    paint: (pen) => stage.paint!(pen),
  });
  return svg
    .replace(crowd, toTenths)
    .replace(/ width="\d+" height="\d+"/, ' class="surface"')
    .replace(' class="surface"', ' class="surface" width="100%" height="100%"');
}
