import { SepaxError } from 'sepax';
import { isBoardState, isThing } from '../check-state.js';
import { evaluateBoard } from '../evaluation.js';
import { shapeOf } from '../shape-of.js';
import type { BoardState, Thing } from '../state.js';
import { excerptOf } from './excerpt.js';
import { Harvest } from './harvest.js';
import { Problem } from './problem.js';

/** The shapes of a board, or of a list of things, that was saved as JSON. */
export function readThings(values: unknown): Harvest {
  if (!Array.isArray(values)) throw new Problem('import.noThings');
  const harvest = new Harvest();
  values.forEach((value: unknown, i) => {
    harvest.take(`things[${i}]`, () => [checked(value)]);
  });
  return harvest;
}

/** The shapes of a saved board, and all of it with its marks, if nothing had to be left out. */
export function readBoard(value: { readonly things: unknown }): [Harvest, BoardState | null] {
  const harvest = readThings(value.things);
  const whole = wholeBoard(value);
  const hasMarks = Object.keys(value).length > 1;
  if (whole === null && hasMarks && harvest.problems.length === 0) {
    harvest.note(new Problem('import.noMarks'));
  }
  return [harvest, whole];
}

function wholeBoard(value: unknown): BoardState | null {
  if (!isBoardState(value)) return null;
  try {
    evaluateBoard(value);
    return value;
  } catch (error) {
    if (error instanceof SepaxError) return null;
    throw error;
  }
}

/** The library says what is wrong with a form by its shape. */
function checked(value: unknown): Thing {
  if (!isThing(value)) {
    throw new Problem('import.noThing', { value: excerptOf(value, 60) });
  }
  shapeOf(value).dispose();
  return value;
}
