import { expect, test } from 'vitest';
import { boundsInSight } from '../../../../web/figures/board/in-sight.js';
import { Camera } from '../../../../web/stage/camera.js';

test('of a box of the world what can be seen is left', () => {
  const pen = { camera: new Camera(2, 400, 250), size: { width: 800, height: 500 } };
  const all = { minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 10 };
  expect(boundsInSight(all, pen)).toEqual({ minX: -232, minY: -157, maxX: 232, maxY: 10 });
});
