/** What is written in the boards of the guides can be read: handles lie over what is drawn. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Figure } from '../../../../web/figure/element/figure.js';
import { figure as board } from '../../../../web/figures/board/figure.js';
import type { Size } from '../../../../web/stage/camera.js';
import { screenPosition } from '../../../../web/stage/handle-layer.js';
import { cameraOf, marksOf, textsIn } from '../../figure/marks.js';
import { viewOf } from '../lessons/support.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

/** The picture of a figure of a guide, on a phone and on a wide screen. */
const sizes: readonly Size[] = [
  { width: 364, height: 296 },
  { width: 710, height: 320 },
];

const links = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    [...readFileSync(`docs/${name}`, 'utf8').matchAll(/<!-- figure: board #v1&(\S+) \|/g)].map(
      ([, link]) => [name, link!] as const,
    ),
  );

/** Things and axes have names of one or two letters, which stand where those are. */
const isShort = /^.{1,2}$/;

/** Half the width of what is seen of a handle, in CSS pixels. */
const reach = 9;
/** What is free around a name, in CSS pixels: its halo covers as much. */
const apart = 2;

test.each(links)('%s: no name lies under a handle or on another', (_, link) => {
  // As any other: its scene knows its state.
  const figure = board as unknown as Figure;
  const view = viewOf(figure, link);
  for (const size of sizes) {
    const camera = cameraOf(figure, view, size);
    const handles = figure.scene.handles(view).map((handle) => screenPosition(handle, camera));
    const names = textsIn(marksOf(figure, view, size)).filter(({ text }) => !isShort.test(text));
    const hidden = names.filter(({ minX, maxX, minY, maxY }) =>
      handles.some(
        ({ x, y }) => x > minX - reach && x < maxX + reach && y > minY - reach && y < maxY + reach,
      ),
    );
    expect(
      hidden.map(({ text }) => text),
      `at ${size.width}`,
    ).toEqual([]);
    const crossed = names.filter((name) =>
      names.some(
        (other) =>
          other !== name &&
          other.minX < name.maxX + apart &&
          other.maxX > name.minX - apart &&
          other.minY < name.maxY + apart &&
          other.maxY > name.minY - apart,
      ),
    );
    expect(
      crossed.map(({ text }) => text),
      `at ${size.width}`,
    ).toEqual([]);
  }
});

test('most guides with a board were looked at', () => {
  expect(links.length).toBeGreaterThan(7);
});
