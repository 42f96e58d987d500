import { text } from '../../figure/voice/text.js';
import type { BoardFigure } from './board-figure.js';
import { nameOf } from './starting-forms.js';
import { spokenStatus } from './verdict.js';

/** The whole board in sentences, for those who do not see it. */
export function sentencesOf(figure: BoardFigure): string[] {
  const { state, evaluation, format } = figure;
  const things = state.things.map(({ form, degrees }, index) => {
    const { minX, minY, maxX, maxY } = evaluation.shapes[index]!.bounds;
    return text('board.describe.thing', {
      name: index + 1,
      kind: text(`board.kind.${nameOf(form)}`),
      degrees: format.number(degrees),
      start: format.vector({ x: minX, y: minY }),
      end: format.vector({ x: maxX, y: maxY }),
    });
  });
  const contacts = evaluation.pair?.contacts ?? [];
  return [
    spokenStatus(figure),
    ...things,
    ...contacts.map(({ pointA, depth }) =>
      text('board.describe.contact', { point: format.vector(pointA), depth: format.length(depth) }),
    ),
  ];
}
