import { Camera, type Size } from '../../stage/camera.js';
import { type Tone, tones } from '../../stage/palette.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import { roughMeasure } from '../../stage/still-theme.js';
import { svgPicture } from '../../stage/svg-picture.js';
import type { Theme } from '../../stage/theme.js';
import { roomAround } from '../../stage/view.js';
import { stillHandles } from './still-handles.js';

/** The colours of the stage, whatever they are in the page: see stage-styles.ts. */
const theme: Theme = {
  ...(Object.fromEntries(tones.map((tone) => [tone, `var(--_${tone})`])) as Record<Tone, string>),
  fontFamily: 'inherit',
  forced: false,
};

/** The outlines of a crowd or its lines, in one path: nobody sees a hundredth of a unit of them, until the live picture comes. */
const crowd = / d="[^"]{400,}"/g;

const toTenths = (path: string): string =>
  path.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))));

/** How a stage is seen before it comes. */
export interface Still {
  readonly size: Size;
  /** Whether it is seen for long: then it shows, too, what can be dragged. */
  readonly waits: boolean;
}

/** What a stage shows at first, drawn by the painter that draws on its canvas. */
export function stagePicture(stage: SepaxStage, { size, waits }: Still): string {
  const camera = Camera.around(stage.extent!, size, roomAround(size, stage.inset));
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
    .replace('</svg>', waits ? `${stillHandles(stage.handles, camera, theme)}</svg>` : '$&')
    .replace(/ width="\d+" height="\d+"/, ' class="surface"')
    .replace(' class="surface"', ' class="surface" width="100%" height="100%"');
}
