/** A number that is far too large makes a picture of nothing, and not a page that stands still. */
import { expect, test } from 'vitest';
import type { Point } from '../../../../web/figure/pair/state.js';
import { BoardFigure } from '../../../../web/figures/board/board-figure.js';
import { accept, emptyBoard } from '../../../../web/figures/board/board-model.js';
import { paintBoard } from '../../../../web/figures/board/paint-board.js';
import { type Form, overlayNames } from '../../../../web/figures/board/state.js';
import { Camera } from '../../../../web/stage/camera.js';
import type { Pen } from '../../../../web/stage/pen.js';
import { schemeTheme } from '../../../../web/stage/still-theme.js';
import { SvgContext } from '../../../../web/stage/svg-context.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

const size = { width: 800, height: 500 };

/** A canvas that adds up the lengths of dashed lines, and counts all strokes. */
class Counting extends SvgContext {
  strokes = 0;
  dashed = 0;
  #at = { x: 0, y: 0 };
  #length = 0;

  override beginPath(): void {
    super.beginPath();
    this.#length = 0;
  }

  override moveTo(x: number, y: number): void {
    super.moveTo(x, y);
    this.#at = { x, y };
  }

  override lineTo(x: number, y: number): void {
    super.lineTo(x, y);
    this.#length += Math.hypot(x - this.#at.x, y - this.#at.y);
    this.#at = { x, y };
  }

  override stroke(): void {
    super.stroke();
    this.strokes += 1;
    if (this.dash.length > 0) this.dashed += this.#length;
  }
}

/** A board of two shapes with all that can be shown, in a view that nobody has fitted to them. */
function painted(form: Form, velocity: Point | null): Counting {
  const second: Form = { kind: 'box', width: 30, height: 20, radius: 0 };
  const { state, evaluation } = accept({
    ...emptyBoard,
    things: [
      { form, x: 0, y: 0, degrees: 10 },
      { form: second, x: 60, y: 0, degrees: 0 },
    ],
    pair: [0, 1],
    velocity,
    overlays: [...overlayNames],
  });
  const context = new Counting(() => 10);
  const pen: Pen = {
    context: context as unknown as CanvasRenderingContext2D,
    camera: new Camera(2, 400, 250),
    theme: schemeTheme('light'),
    size,
    pixelRatio: 1,
  };
  paintBoard(pen, new BoardFigure(state, evaluation, 0, [], velocity && 0.5));
  return context;
}

const forms: [string, (size: number) => Form][] = [
  ['circle', (radius) => ({ kind: 'circle', radius })],
  ['box', (side) => ({ kind: 'box', width: side, height: side, radius: 0 })],
  ['capsule', (to) => ({ kind: 'segment', from: [-30, 0], to: [to, 1], radius: 12 })],
  ['line', (to) => ({ kind: 'segment', from: [-to, 0], to: [to, 1], radius: 0 })],
];

test.each(forms)(
  'a %s of any size takes as long to draw as one that fills the view',
  (_, formOf) => {
    for (const velocity of [null, [300, 40], [1e8, 1e7]] as (Point | null)[]) {
      const small = painted(formOf(1500), null);
      for (const far of [5e3, 1e6, 1e8]) {
        const { strokes, dashed } = painted(formOf(far), velocity);
        expect(strokes).toBeLessThan(small.strokes + 200);
        expect(dashed).toBeLessThan(60 * (size.width + size.height));
      }
    }
  },
);
