/** Labels lie neither under handles nor upon one another: at rest, and with something dragged into a corner. */
import { expect, test } from 'vitest';
import type { Figure, FigureView } from '../../../../web/figure/element/figure.js';
import { lessonNames } from '../../../../web/figures/registry.js';
import type { Camera, Size } from '../../../../web/stage/camera.js';
import { screenPosition } from '../../../../web/stage/handle-layer.js';
import { Hand } from '../../figure/hand.js';
import { type Box, cameraOf, marksOf, textsIn } from '../../figure/marks.js';
import { figureOf, viewOf } from './support.js';

/** A phone, a larger one, and a wide window. */
const sizes: readonly Size[] = [
  { width: 312, height: 205 },
  { width: 382, height: 250 },
  { width: 760, height: 520 },
];

/** What of a handle is seen, from its middle, in CSS pixels; the smaller ones are small where there is little room. */
const reaches = { body: 8, turn: 10, velocity: 8, vertex: 4, size: 4 } as const;

const meet = (p: Omit<Box, 'text'>, q: Omit<Box, 'text'>): boolean =>
  p.minX < q.maxX && q.minX < p.maxX && p.minY < q.maxY && q.minY < p.maxY;

function faultsOf(figure: Figure, view: FigureView, size: Size, camera: Camera): string[] {
  const texts = textsIn(marksOf(figure, view, size, camera));
  const handles = figure.scene.handles(view).map((handle) => {
    const { x, y } = screenPosition(handle, camera);
    const reach = reaches[handle.kind];
    const box = { minX: x - reach, maxX: x + reach, minY: y - reach, maxY: y + reach };
    return { id: handle.id, box };
  });
  return texts.flatMap((text, i) => [
    ...texts
      .slice(i + 1)
      .flatMap((other) => (meet(text, other) ? [`${text.text} × ${other.text}`] : [])),
    // Who drags something onto the scale bar sees that.
    ...handles.flatMap(({ id, box }) =>
      meet(text, box) && !/ units$/.test(text.text) ? [`${text.text} ○ ${id}`] : [],
    ),
  ]);
}

test.each(lessonNames)('%s: no label is covered in any step', async (name) => {
  const figure = await figureOf(name);
  const { steps } = viewOf(figure);
  for (const size of sizes) {
    for (const place of steps.keys()) {
      const view = viewOf(figure, figure.start, place);
      const found = faultsOf(figure, view, size, cameraOf(figure, view, size));
      expect(found, `step ${place} at ${size.width}`).toEqual([]);
    }
  }
});

test.each(lessonNames)('%s: no label is covered in the corners of the canvas', async (name) => {
  const figure = await figureOf(name);
  let dragged = 0;
  for (const size of sizes.slice(1)) {
    const start = viewOf(figure);
    // As long as something is held, the view stays as it is.
    const camera = cameraOf(figure, start, size);
    for (const { id } of figure.scene.handles(start)) {
      for (const x of [30, size.width - 30]) {
        for (const y of [30, size.height - 30]) {
          const hand = new Hand(figure);
          const to = camera.toWorld({ x, y });
          const { view } = hand.drag(id, to.x, to.y).controller;
          // A number that runs goes with its knob, wherever that is led.
          const found = faultsOf(figure, view, size, camera).filter(
            (fault) => !/^[\d.]+ % /.test(fault),
          );
          expect(found, `${id} at ${x}, ${y} of ${size.width}`).toEqual([]);
          dragged += 1;
        }
      }
    }
  }
  expect(dragged).toBeGreaterThan(0);
});
