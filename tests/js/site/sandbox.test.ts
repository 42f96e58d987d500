/** What came of code that was pasted, from what its sandbox says. */
import { expect, test } from 'vitest';
import { outcomeOf } from '../../../web/site/check/sandbox.js';

const grammar = "Uncaught SyntaxError: Unexpected token ';'";

test('code that ends too early is told from code with a fault of grammar in it', () => {
  const code = 'function intersects(a, b) {\n  return (';
  expect(outcomeOf({ reason: grammar, line: 3 }, code, 1)).toEqual({ why: 'unfinished' });
  expect(outcomeOf({ reason: grammar, line: 2 }, code, 1)).toEqual({
    why: 'broken',
    reason: `${grammar} (2)`,
  });
});

test('an error while it runs is no fault of grammar, wherever it is', () => {
  const reason = 'Uncaught TypeError: Assignment to constant variable.';
  expect(outcomeOf({ reason, line: 2 }, 'const onmessage = 1;', 1)).toEqual({
    why: 'broken',
    reason: `${reason} (2)`,
  });
  expect(outcomeOf({ reason, line: 0 }, '', 1)).toEqual({ why: 'broken', reason });
  expect(outcomeOf({ reason }, '', 1)).toEqual({ why: 'broken', reason });
});

test('answers are taken if there are as many as were asked for', () => {
  expect(outcomeOf({ answers: [true, 'no'] }, '', 2)).toEqual({ answers: [true, new Error('no')] });
  expect(outcomeOf({ answers: [true] }, '', 2)).toEqual({ why: 'missing' });
  expect(outcomeOf(null, '', 2)).toEqual({ why: 'missing' });
});
