/** The boards to start from: each shape can be taken hold of. */
import { locate } from 'sepax';
import { expect, test } from 'vitest';
import { ringsOf } from '../../../../web/figures/board/rings.js';
import { firstScene, sceneNames, sceneState } from '../../../../web/figures/board/scenes.js';

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

test('on the first board the mark of each outline lies within it', () => {
  for (const { form } of sceneState(firstScene).things) {
    if (form.kind !== 'concave' && form.kind !== 'polygon') continue;
    const [outline] = ringsOf(form);
    expect(locate(outline!, [0, 0])).toBe('inside');
  }
});
