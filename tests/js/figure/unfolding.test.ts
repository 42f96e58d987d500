/** Steps that stand for several: what addresses of before said still leads to the same. */
import { expect, test } from 'vitest';
import type { Step } from '../../../web/figure/element/step.js';
import { Unfolding } from '../../../web/figure/element/unfolding.js';

const step = (phase: string, parts?: readonly Step[]): Step => ({
  phase,
  say: '',
  values: {},
  ...(parts === undefined ? {} : { parts }),
});

const steps = (): Step[] => [
  step('first'),
  step('whole', [step('a'), step('b'), step('c')]),
  step('whole', [step('d'), step('e')]),
  step('last'),
];

const phases = (unfolding: Unfolding): string => unfolding.shown.map(({ phase }) => phase).join();

test('a step is unfolded into its parts, and folded again', () => {
  const unfolding = new Unfolding();
  unfolding.take(steps());
  expect(phases(unfolding)).toBe('first,whole,whole,last');
  expect([0, 1, 2, 3].map((place) => unfolding.foldAt(place)?.kind)).toEqual([
    undefined,
    'open',
    'open',
    undefined,
  ]);
  expect(unfolding.turn(1)).toBe(1);
  expect(phases(unfolding)).toBe('first,a,b,c,whole,last');
  expect(unfolding.foldAt(3)).toEqual({ kind: 'close', count: 3 });
  // Other shapes have other steps; what was unfolded stays so.
  unfolding.take(steps());
  expect(phases(unfolding)).toBe('first,a,b,c,whole,last');
  expect(unfolding.turn(3)).toBe(1);
  expect(phases(unfolding)).toBe('first,whole,whole,last');
});

test('numbers count all parts, folded or not, and lead to what they always led to', () => {
  const details = ['first', 'a', 'b', 'c', 'd', 'e', 'last'];
  for (const [number, phase] of details.entries()) {
    const unfolding = new Unfolding();
    unfolding.take(steps());
    const place = unfolding.placeOf(number);
    const shown = unfolding.shown[place]!;
    expect((shown.parts?.at(-1) ?? shown).phase).toBe(phase);
    expect(unfolding.numberAt(place)).toBe(number);
    expect(unfolding.count).toBe(7);
  }
  const unfolding = new Unfolding();
  unfolding.take(steps());
  expect(unfolding.placeOf(99)).toBe(3);
});
