/** The build writes numbers in the place of what asks a layout for them. */
import { describe, expect, test } from 'vitest';
import { withNumbers } from '../../web/bundling/layout-numbers.js';
import { record, step } from '../../web/lib/raw/layout.js';
import { world } from '../../web/lib/raw/world-layout.js';
import { record as record3 } from '../../web/lib/space3/raw/layout.js';

const inLib = (code: string, file = 'a.ts') => withNumbers(code, `/sepax/web/lib/${file}`);

describe('a number is written', () => {
  test.each([
    ['import { record } from "./raw/layout.js"; f(record.depth);', 'a.ts', record.depth],
    ['import { record } from "../raw/layout.js"; f(record.depth);', 'world/a.ts', record.depth],
    ['import { record as l } from "./layout.js"; f(l.size);', 'raw/a.ts', record.size],
    ['import { world } from "../raw/world-layout.js"; f(world.kept);', 'world/a.ts', world.kept],
    ['import { record } from "./raw/layout.js"; f(record.max);', 'space3/a.ts', record3.max],
  ])('in %s', (code, file, number) => {
    expect(inLib(code, file)).toMatch(new RegExp(`; f\\(${number}\\);$`));
  });

  test('at every place, however deep', () => {
    const code = `import { record, step } from './raw/layout.js';
export class A { #b = step.size; c(d: number): number { return d * step.size + record.depth; } }`;
    expect(inLib(code)).toContain(
      `class A { #b = ${step.size}; c(d: number): number { return d * ${step.size} + ${record.depth}; } }`,
    );
  });
});

test.each([
  'import { record } from "./raw/layout.js"; f(record);',
  'import { turns } from "./raw/layout.js"; f(turns, turns[0]);',
  'import { record } from "./other.js"; f(record.depth);',
  'import { step } from "./raw/layout.js"; const f = (step) => step.size;',
  'import { step } from "./raw/layout.js"; function f({ step }) { return step.size; }',
  'import { step } from "./raw/layout.js"; { const step = g(); f(step.size); }',
  'import { step } from "./raw/layout.js"; for (const step of steps) f(step.size);',
  'import { step } from "./raw/layout.js"; for (let step = g(); h(); ) f(step.size);',
  'import { record } from "./raw/layout.js"; f(a.record.depth, { record: 1 }, record["depth"]);',
])('nothing else changes: %s', (code) => {
  expect(inLib(code)).toBe(code);
});
