/** The formulas of the lessons: what they say is well put, whatever the numbers are. */
import { expect, test } from 'vitest';
import { lessonNames } from '../../../../web/figures/registry.js';
import { figureOf, viewOf } from './support.js';

/** A sign of calculation, and a negative number after it without brackets. */
const naked = /(?:[-+]|\\cdot|\\times)(?:\s|\\,|\\;)*(?:\\tone\{[^}]*\})?\{*[-−]\d/;

test.each(lessonNames)('%s: negative numbers have brackets', async (name) => {
  const figure = await figureOf(name);
  const { steps } = viewOf(figure);
  const all = steps.flatMap((_, place) => figure.formulas(viewOf(figure, figure.start, place)));
  expect(all.length).toBeGreaterThan(steps.length - 1);
  expect(all.filter((tex) => naked.test(tex))).toEqual([]);
});

test('a negative number without brackets is found', () => {
  expect(naked.test('w = v - -33.8')).toBe(true);
  expect(naked.test('3 \\cdot -2')).toBe(true);
  expect(naked.test('v - (-33.8) \\cdot (0.5, -0.8)')).toBe(false);
});

test('lesson 13 gives the way that is left, with its numbers', async () => {
  const figure = await figureOf('all-together');
  const view = viewOf(figure, figure.start, 0);
  expect(view.step.phase).toBe('walk');
  expect(figure.formulas(view).at(-1)).toMatch(/^v' = .*\(-?\d+\.\d,\\, -?\d+\.\d\)/);
});

test('lesson 8 names the four numbers of its plane, and the corners are on it', async () => {
  const figure = await figureOf('planes');
  const view = viewOf(figure, figure.start, 0);
  const [abc, d, equation] = figure.formulas(view) as [string, string, string];
  expect(equation).toBe('A x + B y + C z + D = 0');
  const numbers = (tex: string): number[] => (tex.match(/-?\d+\.\d+/g) ?? []).map(Number);
  const [a, b, c] = numbers(abc) as [number, number, number];
  const { corners } = view.evaluation as { corners: { x: number; y: number; z: number }[] };
  expect(corners.length).toBeGreaterThan(3);
  // By the three decimals that are shown.
  for (const { x, y, z } of corners)
    expect(a * x + b * y + c * z + numbers(d)[0]!).toBeCloseTo(0, 0);
});
