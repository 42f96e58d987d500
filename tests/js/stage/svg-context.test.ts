/** What painters draw on a canvas means the same in SVG. */
import { expect, test } from 'vitest';
import { type MeasureText, SvgContext } from '../../../web/stage/svg-context.js';

test('an outline with a hole is filled by the rule that it asks for', () => {
  const context = new SvgContext(() => 0);
  context.beginPath();
  for (const [from, to] of [
    [0, 9],
    [3, 6],
  ] as const) {
    context.moveTo(from, from);
    context.lineTo(to, from);
    context.lineTo(to, to);
    context.closePath();
  }
  context.fill('evenodd');
  context.fill();
  const [holed, whole] = context.content.split('\n');
  expect(holed).toContain('fill-rule="evenodd"');
  expect(whole).not.toContain('fill-rule');
});

test('a text in the middle of its line has the baseline of a canvas, where somebody knows that', () => {
  const written = (measure: MeasureText): string => {
    const context = new SvgContext(measure);
    context.textBaseline = 'middle';
    context.fillText('a', 1, 10);
    return context.content;
  };
  expect(written(() => 0)).toMatch(/y="10".* dominant-baseline="central"/);
  const known = written(Object.assign(() => 0, { belowMiddle: () => 3.5 }));
  expect(known).toContain('y="13.5"');
  expect(known).not.toContain('dominant-baseline');
});

test('an arc goes on from where the path is, and from there alone', () => {
  const pathOf = (draw: (context: SvgContext) => void): string | undefined => {
    const context = new SvgContext(() => 0);
    context.beginPath();
    draw(context);
    context.fill();
    return /d="([^"]*)"/.exec(context.content)?.[1];
  };
  const quarter = 'A2 2 0 0 1 0 2';
  expect(
    pathOf((context) => {
      context.moveTo(2, 0);
      context.arc(0, 0, 2, 0, Math.PI / 2);
    }),
  ).toBe(`M2 0${quarter}`);
  expect(
    pathOf((context) => {
      context.moveTo(2, 0);
      context.lineTo(9, 9);
      context.closePath();
      context.arc(0, 0, 2, 0, Math.PI / 2);
    }),
  ).toBe(`M2 0L9 9ZL2 0${quarter}`);
});

test('a scale is as exact as can be seen', () => {
  const context = new SvgContext(() => 0);
  context.scale(2 / 3, -1e-4 / 3);
  context.fillRect(0, 0, 1, 1);
  expect(context.content).toContain('scale(0.666667 -0.0000333333)');
});
