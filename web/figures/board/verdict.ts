import type { TemplateResult } from 'lit';
import { roundingShare, type Verdict } from '../../figure/pair/verdict.js';
import { percent } from '../../figure/voice/number-format.js';
import {
  colourNames,
  markedText,
  type Names,
  type TextKey,
  text,
  withoutMarks,
} from '../../figure/voice/text.js';
import type { BoardFigure } from './board-figure.js';
import { titleOf } from './naming.js';

/** The outcome for the pair in one word; `null` if there is none. */
export function verdictOf({ evaluation: { pair } }: BoardFigure): Verdict | null {
  if (pair === null) return null;
  const { collision, motion, a, b } = pair;
  if (motion !== null) {
    return collision.intersects ? 'deep' : motion.impact === null ? 'miss' : 'hit';
  }
  if (!collision.intersects) return 'apart';
  const size = [a, b].reduce(
    (sum, { bounds }) => sum + bounds.maxX - bounds.minX + bounds.maxY - bounds.minY,
    0,
  );
  return collision.depth <= roundingShare * size ? 'touch' : 'overlap';
}

/** What the two of the pair are called. */
function namesOf({ state }: BoardFigure): Names {
  const { pair } = state;
  const [a, b] = (pair ?? [0, 1]).map((place) => titleOf(state, place));
  return { a: a!, b: b! };
}

/** The sentence below the verdict, with `[a]` and `[b]`. */
function markedSentence(figure: BoardFigure, verdict: Verdict): string {
  const { distance, collision, motion } = figure.evaluation.pair!;
  const { format } = figure;
  return markedText(`board.status.${verdict}`, {
    gap: format.length(Math.max(0, distance.distance)),
    depth: format.length(collision.depth),
    mtv: format.vector(collision.mtv),
    enter: percent(motion?.impact?.time ?? 0),
  });
}

export const sentenceOf = (figure: BoardFigure, verdict: Verdict): TemplateResult =>
  colourNames(markedSentence(figure, verdict), namesOf(figure));

/** A text of the page in which the two of the pair have their names. */
export const pairText = (figure: BoardFigure, key: TextKey): TemplateResult =>
  colourNames(markedText(key), namesOf(figure));

function touchingText({ evaluation: { touching } }: BoardFigure): string {
  if (touching.length === 0) return text('board.touching.none');
  const pairs = touching.map(([i, j]) =>
    text('board.touching.pair', { first: i + 1, second: j + 1 }),
  );
  return text('board.touching.spoken', { pairs: pairs.join(', ') });
}

/** The board as one text, for those who do not see it. */
export function spokenStatus(figure: BoardFigure): string {
  const verdict = verdictOf(figure);
  const touching = touchingText(figure);
  if (verdict === null) return text('board.status.alone', { touching });
  const sentence = withoutMarks(markedSentence(figure, verdict), namesOf(figure));
  return text('board.status.spoken', { verdict: text(`verdict.${verdict}`), sentence, touching });
}
