import { closestPoint } from 'sepax';
import type { Body } from '../../stage/handle.js';
import type { BoardFigure } from './board-figure.js';
import { idOf } from './grips.js';
import { looksOf } from './looks.js';

/** The areas that can be dragged, the topmost first: lines and points are met from a little way off. */
export function bodiesOf({ state, evaluation }: BoardFigure): Body[] {
  return state.things
    .map((thing, index): Body => {
      const shape = evaluation.shapes[index]!;
      const isThin = looksOf(thing.form).loops.length === 0;
      return {
        id: idOf({ part: 'body', thing: index }),
        contains: (at, reach) => closestPoint(shape, at).distance <= (isThin ? reach : 0),
      };
    })
    .reverse();
}
