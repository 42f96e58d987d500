import { type Tone, tones } from '../../stage/palette.js';
import { roughMeasure } from '../../stage/still-theme.js';
import { SvgContext } from '../../stage/svg-context.js';
import type { Theme } from '../../stage/theme.js';
import { pages } from '../pages.js';

/** The colours of the page. */
const theme: Theme = {
  ...(Object.fromEntries(tones.map((tone) => [tone, `var(--stage-${tone})`])) as Record<
    Tone,
    string
  >),
  fontFamily: 'inherit',
  forced: false,
};

/** About the size of a field in a wide window, in CSS pixels. */
const size = { width: 1200, height: 600 } as const;
/** Of the many bodies so many are enough to see what it is about. */
const fewBodies = 600;

/** What a page shows on its canvases, in their order; `null` for those that are empty at first. */
type Fields = readonly (string | null)[];

const painters: Readonly<Record<string, () => Promise<Fields>>> = {
  [pages.game]: gameField,
  [pages.stress]: crowdField,
  [pages.worker]: workerFields,
};

/** Puts pictures over the canvases of a page, which show nothing as long as no script runs. */
export async function withFieldPictures(path: string, html: string): Promise<string> {
  const fields = (await painters[path]?.()) ?? [];
  let place = 0;
  return html.replaceAll('</canvas>', (end) => end + (fields[place++] ?? ''));
}

async function gameField(): Promise<Fields> {
  const { Game } = await import('../../figures/game/game.js');
  const { level } = await import('../../figures/game/level.js');
  const { Follow } = await import('../game/follow.js');
  const { paintView } = await import('../game/paint-view.js');
  const game = new Game(level);
  const follow = new Follow(game.hero);
  return [
    painted((context) => paintView(context, { size, theme, game, follow, part: 0, calm: true })),
  ];
}

async function crowdField(): Promise<Fields> {
  const { Crowd } = await import('../../figure/crowd/crowd.js');
  const { paintBodies } = await import('../../figure/crowd/crowd-painter.js');
  const { Camera } = await import('../../stage/camera.js');
  const { usualSettings } = await import('../stress/settings.js');
  const crowd = new Crowd({ ...usualSettings, count: fewBodies }, size.width / size.height);
  crowd.collide();
  const field = { minX: 0, minY: 0, maxX: crowd.width, maxY: crowd.height };
  const camera = Camera.fit(field, size, 0);
  return [painted((context) => paintBodies(context, camera, theme, crowd)), null];
}

async function workerFields(): Promise<Fields> {
  const { Bouncing } = await import('../examples/worker/bouncing.js');
  const { count, radius, side, stride } = await import('../examples/worker/frame.js');
  const numbers = new Float32Array(count * stride);
  const bouncing = new Bouncing();
  bouncing.step();
  bouncing.write(numbers);
  // A point with round ends is a circle, and a tenth of the text that its arcs would be.
  const points = (touching: number): string =>
    Array.from({ length: count }, (_, i) => stride * i)
      .filter((at) => numbers[at + 2] === touching)
      .map((at) => `M${numbers[at]!.toFixed(1)} ${numbers[at + 1]!.toFixed(1)}h0`)
      .join('');
  const circles = [theme.a, theme.b].map(
    (colour, i) =>
      `<path d="${points(i)}" stroke="${colour}" stroke-width="${2 * radius}" stroke-linecap="round"/>`,
  );
  const field = picture({ width: side, height: side / 2 }, circles.join(''));
  return [field, null, field, null];
}

function painted(paint: (context: CanvasRenderingContext2D) => void): string {
  const context = new SvgContext(roughMeasure);
  paint(context as unknown as CanvasRenderingContext2D);
  return picture(size, context.content);
}

/** It fills its field, as the canvas does, and says nothing that the canvas does not say. */
const picture = ({ width, height }: { width: number; height: number }, marks: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style="position:absolute;inset:0;width:100%;height:100%">${marks}</svg>`;
