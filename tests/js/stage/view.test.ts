/** When the view glides to another part of the world, and for how long. */
import { afterEach, expect, test, vi } from 'vitest';
import { View } from '../../../web/stage/view.js';

afterEach(() => vi.unstubAllGlobals());

/** A view of a box that grows from one side of the world to the other. */
function viewOf(extent: { maxX: number }, reduced: boolean): View {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reduced }) });
  const view = new View(() => ({
    extent: () => ({ minX: 0, minY: 0, maxX: extent.maxX, maxY: 100 }),
    frame: null,
    size: { width: 400, height: 300 },
    inset: 10,
  }));
  view.refit(true);
  return view;
}

test('a glide takes 250 ms, and ends where all is in view', () => {
  const extent = { maxX: 100 };
  const view = viewOf(extent, false);
  const before = view.camera;
  expect(view.overflow).toBeLessThanOrEqual(0);
  extent.maxX = 900;
  expect(view.overflow).toBeGreaterThan(0);
  const start = performance.now();
  view.refit(true);
  expect(view.camera).toBe(before);
  expect(view.advance(start + 100)).toBe(true);
  expect(view.camera.scale).toBeLessThan(before.scale);
  expect(view.overflow).toBeGreaterThan(0);
  expect(view.advance(start + 240)).toBe(true);
  expect(view.advance(performance.now() + 250)).toBe(false);
  expect(view.overflow).toBeLessThanOrEqual(0);
});

test('where reduced motion is preferred nothing glides', () => {
  const extent = { maxX: 100 };
  const view = viewOf(extent, true);
  extent.maxX = 900;
  view.refit(true);
  expect(view.overflow).toBeLessThanOrEqual(0);
  expect(view.advance(performance.now())).toBe(false);
});
