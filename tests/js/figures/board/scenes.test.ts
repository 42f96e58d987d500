/** The boards to start from: each shape can be taken hold of. */
import { expect, test } from 'vitest';
import { sceneNames, sceneState } from '../../../../web/figures/board/scenes.js';

/** As large as the mark of a shape where a scene fills a canvas of the usual size; in units. */
const markSize = 28;

test.each(sceneNames)('no mark of a shape lies under another one: %s', (name) => {
  const { things } = sceneState(name);
  things.forEach((thing, i) => {
    for (const other of things.slice(i + 1)) {
      expect(Math.hypot(thing.x - other.x, thing.y - other.y)).toBeGreaterThan(markSize);
    }
  });
});
