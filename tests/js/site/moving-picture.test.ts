/** The pictures that README begins with are what the painters draw now; `npm run docs` draws them anew. */
import { expect, test } from 'vitest';
import { movingPicture } from '../../../web/site/moving-picture.js';

for (const scheme of ['light', 'dark'] as const) {
  test(`the moving picture is up to date, ${scheme}`, async () => {
    await expect(movingPicture(scheme)).toMatchFileSnapshot(
      `../../../docs/pictures/push.${scheme}.svg`,
    );
  });
}

test('every moment of it has the shapes, and those that overlap the push', () => {
  const frames = movingPicture('light').split('<g').slice(1);
  expect(frames).toHaveLength(50);
  for (const frame of frames) expect(frame.match(/<path/g)!.length).toBeGreaterThan(3);
  const pushed = frames.filter((frame) => frame.includes('push '));
  expect(pushed.length).toBeGreaterThan(10);
  expect(pushed.length).toBeLessThan(45);
});
