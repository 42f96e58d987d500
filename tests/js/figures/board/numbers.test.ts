/** As many decimals as say something. */
import { expect, test } from 'vitest';
import { BoardFigure } from '../../../../web/figures/board/board-figure.js';
import { accept } from '../../../../web/figures/board/board-model.js';
import { readBoard } from '../../../../web/figures/board/link.js';
import { formatIn } from '../../../../web/figures/board/place-format.js';
import { Camera } from '../../../../web/stage/camera.js';

const size = { width: 760, height: 430 };
const at = { x: 22.196273677, y: -38.198381788 };

test.each([
  [0.001, '(22, −38)'],
  [1, '(22.20, −38.20)'],
  [50, '(22.196, −38.198)'],
  [1e6, '(22.19627368, −38.19838179)'],
])('a place at %d pixels a unit', (scale, written) => {
  expect(formatIn(new Camera(scale, 0, 0), size).vector(at)).toBe(written);
});

test.each(['show=push', '1=point@3,4', '1=circle:60@0,0'])('a board of %s', (link) => {
  const { state, evaluation } = accept(readBoard(`#v1&${link}`)!);
  expect(new BoardFigure(state, evaluation, null, []).format.vector(at)).toBe('(22.20, −38.20)');
});
