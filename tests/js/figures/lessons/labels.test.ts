/** What is written in pictures can be read: it lies on no bar, on no line that parts, and under no shape. */
import type { Bounds } from 'sepax';
import { expect, test } from 'vitest';
import type { Figure, FigureView } from '../../../../web/figure/element/figure.js';
import type { Evaluation } from '../../../../web/figure/pair/evaluation.js';
import { takenBy } from '../../../../web/figure/pair/inset.js';
import type { DentsEvaluation } from '../../../../web/figures/dents-holes/evaluation.js';
import { lessonNames } from '../../../../web/figures/registry.js';
import { field } from '../../../../web/figures/thousands/scene.js';
import { Camera, type Size } from '../../../../web/stage/camera.js';
import { scaleBarRoom } from '../../../../web/stage/draw/scale-bar.js';
import { screenPosition } from '../../../../web/stage/handle-layer.js';
import { schemeTheme } from '../../../../web/stage/still-theme.js';
import { boundsOf, cornersOf } from '../../../../web/stage/vector-math.js';
import { roomAround } from '../../../../web/stage/view.js';
import { attribute, type Box, cameraOf, inset, marksOf, textsIn } from '../../figure/marks.js';
import { figureOf, viewOf } from './support.js';

const sizes: readonly Size[] = [
  { width: 760, height: 480 },
  { width: 390, height: 253 },
];

/** Points along the lines of a width or dash. */
function pointsOn(marks: string, wanted: (mark: string) => boolean): [number, number][] {
  return [...marks.matchAll(/<path [^>]*>/g)]
    .map(([mark]) => mark)
    .filter(wanted)
    .flatMap((mark) => {
      const [from, to] = [...attribute(mark, 'd').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      return Array.from({ length: 400 }, (_, i): [number, number] => [
        from![0] + (i / 399) * (to![0] - from![0]),
        from![1] + (i / 399) * (to![1] - from![1]),
      ]);
    });
}

const isIn = ({ minX, maxX, minY, maxY }: Box, [x, y]: readonly [number, number]): boolean =>
  x > minX && x < maxX && y > minY && y < maxY;

const struck = (texts: readonly Box[], points: readonly (readonly [number, number])[]): string[] =>
  texts.filter((box) => points.some((point) => isIn(box, point))).map(({ text }) => text);

/** Points of a handle as it is seen, from its middle, in CSS pixels. */
const knob = [-9, 0, 9].flatMap((x) => [-9, 0, 9].map((y) => [x, y] as const));

const isBar = (mark: string): boolean => attribute(mark, 'stroke-width') === '9';
const parts = (mark: string): boolean => attribute(mark, 'stroke-dasharray') === '10 6';

test.each(sizes)('lesson 1: no number lies on a bar or on another, at $width', async (size) => {
  const figure = await figureOf('shadows');
  const { steps } = viewOf(figure);
  let bars = 0;
  for (const [place] of steps.entries()) {
    const marks = marksOf(figure, viewOf(figure, figure.start, place), size);
    const points = pointsOn(marks, isBar);
    bars += points.length;
    const texts = textsIn(marks);
    expect(texts.length, `step ${place}`).toBeGreaterThan(1);
    expect(struck(texts, points), `step ${place}`).toEqual([]);
    for (const box of texts) {
      const others = texts.filter((other) => other !== box);
      const corners = [box.minX, box.maxX].flatMap((x) =>
        [box.minY, box.maxY].map((y): [number, number] => [x, y]),
      );
      expect(struck(others, corners), `${box.text} in step ${place}`).toEqual([]);
    }
  }
  expect(bars).toBeGreaterThan(0);
});

test.each(sizes)('lesson 1: no name of a shadow lies under the handle, at $width', async (size) => {
  const figure = await figureOf('shadows');
  let near = 0;
  for (let angle = 0; angle < 360; angle += 5) {
    const view = viewOf(figure, figure.start.replace(/axis=-?[\d.]+/, `axis=${angle}`));
    const marks = marksOf(figure, view, size);
    const { at } = figure.scene.handles(view).find(({ id }) => id === 'axis')!;
    const { x, y } = cameraOf(figure, view, size).toScreen(at);
    const names = textsIn(marks).filter(({ text }) => /^[ab]$/.test(text));
    expect(names).toHaveLength(2);
    const reach = knob.map(([right, down]) => [x + right, y + down] as const);
    expect(struck(names, reach), `at ${angle}°`).toEqual([]);
    expect(struck(names, pointsOn(marks, isBar)), `at ${angle}°`).toEqual([]);
    near += names.filter((box) => Math.hypot(box.minX - x, box.minY - y) < 40).length;
  }
  // Where no name comes near the handle nothing has been tried.
  expect(near).toBeGreaterThan(3);
});

test.each(sizes)('lesson 2: the line that parts strikes no number, at $width', async (size) => {
  const figure = await figureOf('separating-axis');
  const marks = marksOf(figure, viewOf(figure), size);
  const line = pointsOn(marks, parts);
  expect(line.length).toBeGreaterThan(0);
  const texts = textsIn(marks);
  expect(texts.map(({ text }) => text).join()).toContain('14.14');
  expect(struck(texts, line)).toEqual([]);
  expect(struck(texts, pointsOn(marks, isBar))).toEqual([]);
});

/** Where all steps share a view, as in pages. */
const sharedCamera = (figure: Figure, view: FigureView, size: Size): Camera => {
  const views = view.steps.map((_, place) => viewOf(figure, figure.start, place));
  const extent = (scale: number): Bounds =>
    boundsOf(views.flatMap((one) => cornersOf(figure.extent(one, scale, size))));
  return Camera.around(extent, size, roomAround(size, inset));
};

/** Embedded, in a column of text and on a phone. */
const embedded: readonly Size[] = [
  { width: 638, height: 378 },
  { width: 388, height: 296 },
  { width: 388, height: 220 },
];

test.each(embedded)('lesson 2: the knob of b and its edge are clear, at $width', async (size) => {
  const figure = await figureOf('separating-axis');
  const view = viewOf(figure);
  const camera = sharedCamera(figure, view, size);
  const { x, y } = screenPosition(
    figure.scene.handles(view).find(({ id }) => id === 'b:turn')!,
    camera,
  );
  const marks = marksOf(figure, view, size, camera);
  const around = { text: 'knob', minX: x - 10, maxX: x + 10, minY: y - 10, maxY: y + 10 };
  expect(struck([around], pointsOn(marks, isBar))).toEqual([]);
  const { a } = view.evaluation as Evaluation;
  const outline = takenBy(a.worldPoints.map((corner) => camera.toScreen(corner)));
  const name = textsIn(marks).filter(({ text }) => text === 'b0');
  expect(name).toHaveLength(1);
  expect(
    struck(
      name,
      outline.map(({ x: right, y: down }) => [right, down] as const),
    ),
  ).toEqual([]);
});

test.each(embedded)('lesson 4: the knob of b leaves the velocity free, at $width', async (size) => {
  const figure = await figureOf('moving-shapes');
  const view = viewOf(figure);
  const camera = sharedCamera(figure, view, size);
  const [tip, knobOfB] = ['a:velocity', 'b:turn'].map((wanted) =>
    screenPosition(figure.scene.handles(view).find(({ id }) => id === wanted)!, camera),
  );
  expect(Math.hypot(tip!.x - knobOfB!.x, tip!.y - knobOfB!.y)).toBeGreaterThan(24);
});

test.each(sizes)('lesson 5: the coordinates stand beside their arrows, at $width', async (size) => {
  const figure = await figureOf('circles-boxes');
  const { decide } = schemeTheme('light');
  const isArrow = (mark: string): boolean =>
    attribute(mark, 'stroke') === decide && attribute(mark, 'stroke-width') === '2.5';
  // In each quarter of the box's own frame.
  for (const circle of ['138,-55', '-138,-55', '-138,75', '138,75']) {
    const link = `circle=${circle},56&box=150,90@0,0~15`;
    const marks = marksOf(figure, viewOf(figure, link, 0), size);
    const arrows = pointsOn(marks, isArrow);
    expect(arrows.length).toBeGreaterThan(0);
    const coordinates = textsIn(marks).filter(({ text }) => /^[xy] = /.test(text));
    expect(coordinates).toHaveLength(2);
    expect(struck(coordinates, arrows), circle).toEqual([]);
  }
});

test.each(sizes)('lesson 3: no number of a push lies on a bar, at $width', async (size) => {
  const figure = await figureOf('way-out');
  const { steps } = viewOf(figure);
  let pushes = 0;
  for (const [place] of steps.entries()) {
    const marks = marksOf(figure, viewOf(figure, figure.start, place), size);
    const named = textsIn(marks).filter(({ text }) => /^push /.test(text));
    pushes += named.length;
    expect(struck(named, pointsOn(marks, isBar)), `step ${place}`).toEqual([]);
  }
  expect(pushes).toBeGreaterThan(4);
});

test.each(sizes)(
  'lesson 4: the running number gives way to the name of b, at $width',
  async (size) => {
    const figure = await figureOf('moving-shapes');
    const { steps } = viewOf(figure);
    const moments = Array.from({ length: 101 }, (_, i) => i / 100);
    let near = 0;
    for (const [place, { phase }] of steps.entries()) {
      const view = viewOf(figure, figure.start, place);
      const { at } = figure.scene.handles(view).find(({ id }) => id === 'b')!;
      const { x, y } = cameraOf(figure, view, size).toScreen(at);
      const name = knob.map(([dx, dy]) => [x + dx, y + dy] as const);
      const run = moments.map((moment) => {
        const clock = textsIn(marksOf(figure, view.at(moment), size)).at(-2)!;
        expect(clock.text).toMatch(/^[\d.]+ %$/);
        expect(struck([clock], name), `${phase} at ${moment}`).toEqual([]);
        const middle = [(clock.minX + clock.maxX) / 2, (clock.minY + clock.maxY) / 2] as const;
        if (Math.hypot(middle[0] - x, middle[1] - y) < 60) near += 1;
        return middle;
      });
      // It goes around the name, and does not jump over it.
      const leaps = run.slice(1).map(([right, down], i) => {
        const [left, up] = run[i]!;
        return Math.hypot(right - left, down - up);
      });
      expect(Math.max(...leaps), phase).toBeLessThan(size.width / 40);
    }
    // Where it never comes near nothing has been tried.
    expect(near).toBeGreaterThan(20);
  },
);

test('lesson 10: the gap in space is written beside its axis', async () => {
  const figure = await figureOf('turned-boxes');
  const { steps } = viewOf(figure);
  const marks = marksOf(figure, viewOf(figure, figure.start, steps.length - 1), sizes[0]!);
  const gap = textsIn(marks).filter(({ text }) => /^gap /.test(text));
  expect(gap).toHaveLength(1);
  const { ink } = schemeTheme('light');
  const axis = pointsOn(marks, (mark) => attribute(mark, 'stroke') === ink);
  expect(axis.length).toBeGreaterThan(0);
  expect(struck(gap, [...axis, ...pointsOn(marks, isBar)])).toEqual([]);
});

test.each(lessonNames)('%s: what is shown stays clear of the scale bar', async (name) => {
  const figure = await figureOf(name);
  const { steps } = viewOf(figure);
  expect(scaleBarRoom).toBeLessThanOrEqual(inset);
  for (const size of sizes) {
    for (const [place] of steps.entries()) {
      const texts = textsIn(marksOf(figure, viewOf(figure, figure.start, place), size));
      for (const { text, minY } of texts.filter(
        (box) => / units$/.test(box.text) && box.minX < 30,
      )) {
        expect(minY, `${text} in step ${place}`).toBeGreaterThan(size.height - scaleBarRoom);
      }
    }
  }
});

test('lesson 9: the way of the bullet cuts through no wall', async () => {
  const figure = await figureOf('fast-bullets');
  const { surface, b } = schemeTheme('light');
  for (const [place] of viewOf(figure).steps.entries()) {
    const all = marksOf(figure, viewOf(figure, figure.start, place), sizes[0]!).split('<');
    const halo = all.findIndex(
      (mark) => attribute(mark, 'stroke') === surface && attribute(mark, 'stroke-width') !== '',
    );
    const wall = all.findIndex(
      (mark) => attribute(mark, 'fill') === b && attribute(mark, 'opacity') === '0.2',
    );
    expect(halo).toBeGreaterThan(0);
    expect(wall, `step ${place}`).toBeGreaterThan(halo);
  }
});

test.each(sizes)(
  'lesson 5: depth and distance have numbers beside them, at $width',
  async (size) => {
    const figure = await figureOf('circles-boxes');
    for (const [circle, stretch] of [
      ['70,8,56', /^depth /],
      ['170,-90,56', /^gap /],
    ] as const) {
      const view = viewOf(figure, `circle=${circle}&box=150,90@0,0~15`);
      const marks = marksOf(figure, view, size);
      const wide = pointsOn(marks, (mark) => attribute(mark, 'stroke-width') === '5');
      expect(wide.length).toBeGreaterThan(0);
      const texts = textsIn(marks);
      expect(texts.filter(({ text }) => stretch.test(text))).toHaveLength(1);
      expect(texts.filter(({ text }) => /^d = /.test(text))).toHaveLength(1);
      expect(struck(texts, wide), circle).toEqual([]);
    }
  },
);

test('lesson 11: the handle of the cells is in the field, and only where there is a grid', async () => {
  const figure = await figureOf('thousands');
  const link = figure.start.replace('bodies=500&cell=6', 'bodies=5&cell=24');
  for (const [place, { phase }] of viewOf(figure, link).steps.entries()) {
    const handles = figure.scene.handles(viewOf(figure, link, place));
    const cell = handles.find(({ id }) => id === 'cell');
    expect(cell !== undefined, phase).toBe(['cells', 'share'].includes(phase));
    if (cell === undefined) continue;
    expect(cell.at.x).toBeLessThanOrEqual(field.width);
    expect(cell.at.y).toBeLessThanOrEqual(field.height);
  }
});

test.each(sizes)('lesson 12: no number of a push lies across a wall, at $width', async (size) => {
  const figure = await figureOf('dents-holes');
  const { steps } = viewOf(figure);
  let pushes = 0;
  for (const [place] of steps.entries()) {
    const view = viewOf(figure, figure.start, place);
    const marks = marksOf(figure, view, size);
    const { rings } = view.evaluation as DentsEvaluation;
    const camera = cameraOf(figure, view, size);
    const walls = rings.flatMap((ring) =>
      takenBy(ring.map((corner) => camera.toScreen(corner))).map(({ x, y }) => [x, y] as const),
    );
    const named = textsIn(marks).filter(({ text }) => /^(push )?[\d.]+: /.test(text));
    pushes += named.length;
    expect(struck(named, walls), `step ${place}`).toEqual([]);
  }
  expect(pushes).toBeGreaterThan(1);
});

test('lesson 13: the arrows of the first step are long enough to be told apart', async () => {
  const figure = await figureOf('all-together');
  const size = sizes[0]!;
  const view = viewOf(figure, figure.start, 0);
  const names = textsIn(marksOf(figure, view, size)).filter(({ text }) =>
    /^(v|v′|n, .*)$/.test(text),
  );
  expect(names).toHaveLength(3);
  const hero = figure.scene.handles(view).find(({ id }) => id === 'hero')!;
  const { x, y } = cameraOf(figure, view, size).toScreen(hero.at);
  for (const { text, minX, maxX, minY, maxY } of names) {
    expect(Math.hypot((minX + maxX) / 2 - x, (minY + maxY) / 2 - y), text).toBeGreaterThan(40);
  }
});

test.each(['fast-bullets', 'dents-holes'] as const)('%s shows B − A in each step', async (name) => {
  const figure = await figureOf(name);
  const { steps } = viewOf(figure);
  const shown = steps.map((_, place) =>
    marksOf(figure, viewOf(figure, figure.start, place), { width: 820, height: 480 }).includes(
      'B − A',
    ),
  );
  expect(shown).not.toContain(false);
});

/** The arrow and the dot of the inset, as places in what is drawn. */
test('lesson 2 shows the edge of B − A that its axis asks about, and lesson 3 the origin over the push', async () => {
  const size = { width: 1200, height: 560 };
  const separating = await figureOf('separating-axis');
  const { steps } = viewOf(separating);
  const shown = steps.map((_, place) =>
    marksOf(separating, viewOf(separating, separating.start, place), size).includes('B − A'),
  );
  expect(shown).not.toContain(false);
  const wayOut = await figureOf('way-out');
  const marks = marksOf(wayOut, viewOf(wayOut), size);
  const theme = schemeTheme('light');
  const inset = marks.slice(marks.indexOf(`stroke="${theme.hairline}"`));
  const push = inset.indexOf(theme.mtv);
  expect(push).toBeGreaterThan(0);
  expect(inset.indexOf(`fill="${theme.ink}"`)).toBeGreaterThan(push);
});

test.each(['dents-holes', 'all-together'] as const)(
  '%s: no handle hides a number on a phone',
  async (name) => {
    const figure = await figureOf(name);
    const size = sizes[1]!;
    const { steps } = viewOf(figure);
    for (const [place] of steps.entries()) {
      const view = viewOf(figure, figure.start, place);
      const handles = figure.scene.handles(view).flatMap(({ at, standOff = { x: 0, y: 0 } }) => {
        const { x, y } = cameraOf(figure, view, size).toScreen(at);
        return knob.map(([dx, dy]) => [x + standOff.x + dx, y + standOff.y + dy] as const);
      });
      expect(handles.length).toBeGreaterThan(2 * knob.length);
      const numbers = textsIn(marksOf(figure, view, size)).filter(
        ({ text, minX }) => /^\d\d/.test(text) && !(/units$/.test(text) && minX < 30),
      );
      expect(struck(numbers, handles), `step ${place}`).toEqual([]);
    }
  },
);
