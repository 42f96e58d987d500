import { FigureView } from '../figure/element/figure.js';
import { readFigureLink } from '../figure/element/figure-link.js';
import type { Evaluation } from '../figure/pair/evaluation.js';
import type { AxisStep } from '../figure/pair/pair-scene.js';
import type { PlaygroundState } from '../figure/pair/state.js';
import { en as figureTexts } from '../figure/texts/en.js';
import { filled, speaking } from '../figure/voice/voice.js';
import { figure } from '../figures/push/figure.js';
import { en as wayOutTexts } from '../figures/way-out/text.en.js';
import { Camera } from '../stage/camera.js';
import { doneAt } from '../stage/easing.js';
import type { Scheme } from '../stage/palette.js';
import { roughMeasure, schemeTheme } from '../stage/still-theme.js';
import { svgFile, svgMarks } from '../stage/svg-picture.js';

type View = FigureView<PlaygroundState, Evaluation, AxisStep>;

const size = { width: 760, height: 300 } as const;
const inset = 16;
/** So many pictures, each for so many seconds. */
const count = 50;
const duration = 0.1;

const label =
  'A box moves into a triangle; an arrow shows the shortest push that parts them, and the box follows it.';

/** Where the box comes from, seen from where it overlaps the triangle. */
const away = { x: -230, y: -16 };

/** How much of the way in is gone at a moment between 0 and 1, and how much of the push. */
function progress(moment: number): { way: number; push: number } {
  const back = doneAt(moment, 0.84, 1);
  return { way: doneAt(moment, 0, 0.36) - back, push: doneAt(moment, 0.5, 0.68) - back };
}

/** The push of the home page as an SVG that moves: light or dark, and still for who prefers that. */
export function movingPicture(scheme: Scheme): string {
  return speaking({ language: 'en', say, list: () => [] }, () => {
    const { scene } = figure;
    const start = readFigureLink(scene, `#v1&${figure.start}`)!.state as PlaygroundState;
    const { mtv } = scene.accept(start).evaluation.trace.result;
    const views = Array.from({ length: count }, (_, i): View => {
      const { way, push } = progress(i / count);
      const x = start.a.x + (1 - way) * away.x + push * mtv.x;
      const y = start.a.y + (1 - way) * away.y + push * mtv.y;
      return viewOf({ ...start, a: { ...start.a, x, y } });
    });
    return document(views, scheme);
  });
}

const texts: Readonly<Record<string, unknown>> = { ...figureTexts, ...wayOutTexts };
const say = (key: string, values: Readonly<Record<string, string | number>>): string =>
  filled(texts[key] as string, values);

function viewOf(state: PlaygroundState): View {
  const seen = figure.scene.accept(state);
  const steps = figure.steps(seen.evaluation, state);
  return new FigureView(seen, figure.scene.format(seen.evaluation), steps, 0, null);
}

/** All pictures upon one another, of which one is seen at a time. */
function document(views: readonly View[], scheme: Scheme): string {
  const theme = schemeTheme(scheme);
  const camera = Camera.around((scale) => boundsOfAll(views, scale), size, inset);
  const frames = views.map((view, i) => {
    const marks = svgMarks({
      size,
      camera,
      theme,
      handles: [],
      measure: roughMeasure,
      paint: (pen) => figure.paint(pen, view),
    });
    const still = i === Math.round(0.45 * count) ? ' class="still"' : '';
    return `<g${still} style="animation-delay:${(i * duration).toFixed(1)}s">\n${marks}\n</g>`;
  });
  return svgFile({ size, theme, label, css: style }, frames.join('\n'), 16);
}

const style =
  `g{visibility:hidden;animation:on ${count * duration}s step-end infinite}` +
  `@keyframes on{0%{visibility:visible}${100 / count}%{visibility:hidden}}` +
  '@media(prefers-reduced-motion:reduce){g{animation:none}.still{visibility:visible}}';

function boundsOfAll(views: readonly View[], scale: number) {
  const all = views.map((view) => figure.extent(view, scale, size));
  const least = (of: 'minX' | 'minY'): number => Math.min(...all.map((one) => one[of]));
  const most = (of: 'maxX' | 'maxY'): number => Math.max(...all.map((one) => one[of]));
  return { minX: least('minX'), minY: least('minY'), maxX: most('maxX'), maxY: most('maxY') };
}
