/** Who copies the code of the home page gets the answer that it shows, and that the picture is of. */
import type { TemplateResult } from 'lit';
import { Box, collide, Polygon } from 'sepax';
import { expect, test } from 'vitest';
import { readFigureLink } from '../../../web/figure/element/figure-link.js';
import type { Body, PlaygroundState } from '../../../web/figure/pair/state.js';
import { NumberFormat } from '../../../web/figure/voice/number-format.js';

import { codeLines } from '../../../web/site/home/code-lines.js';
import { codedFigure } from '../../../web/site/home/coded-figure.js';

const { scene, start: link } = codedFigure;
const start = readFigureLink(scene, `#v1&${link}`)!.state as PlaygroundState;

/** What a template of lit and those within it say, with their tags. */
const written = (value: unknown): string =>
  typeof value === 'object'
    ? String.raw(
        { raw: (value as TemplateResult).strings },
        ...(value as TemplateResult).values.map(written),
      )
    : String(value);

/** The code as a reader copies it. */
const codeOf = ({ state, evaluation }: ReturnType<typeof scene.accept>): string =>
  codeLines(state, evaluation)
    .map((line) => written(line).replace(/<[^>]*>/g, ''))
    .join('\n');

/** What it computes, but for its last line, and what it says of that. */
function run(code: string): { result: ReturnType<typeof collide>; said: string } {
  const lines = code.split('\n').slice(1, 4).join('\n');
  const program = new Function(
    'Box',
    'Polygon',
    'collide',
    `${lines}\nreturn { intersects, mtv };`,
  );
  return { result: program(Box, Polygon, collide), said: /\/\/ (.*)$/m.exec(code)![1]! };
}

const turned = (body: Body, degrees: number): Body => ({ ...body, degrees });

test('the code computes what it shows, however the shapes are turned', () => {
  let { evaluation } = scene.accept(start);
  for (let i = 0; i < 1000; i += 1) {
    const a = turned(start.a, i === 0 ? start.a.degrees : (i * 77.7) % 180);
    const b = turned(start.b, i === 0 ? start.b.degrees : -((i * 123.4) % 180));
    const seen = scene.accept({ ...start, a, b }, evaluation);
    evaluation = seen.evaluation;
    const code = codeOf(seen);
    const { result, said } = run(code);
    const format = NumberFormat.for(evaluation);
    expect(said, code).toBe(`${result.intersects}, ${format.vector(result.mtv)}`);
    // The picture is turned by millionths of a degree, which is what links say.
    expect(result.mtv.x, code).toBeCloseTo(evaluation.trace.result.mtv.x, 5);
    expect(result.mtv.y, code).toBeCloseTo(evaluation.trace.result.mtv.y, 5);
    // What is accepted once is accepted as it is.
    expect(scene.accept(seen.state).state).toEqual(seen.state);
  }
});
