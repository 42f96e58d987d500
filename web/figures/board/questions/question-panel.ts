import { html, nothing, type TemplateResult } from 'lit';
import { entry } from '../../../figure/pair/numbers-panel.js';
import { percent } from '../../../figure/voice/number-format.js';
import { text } from '../../../figure/voice/text.js';
import type { BoardFigure } from '../board-figure.js';
import { titleOf } from '../naming.js';
import { pairText } from '../verdict.js';
import { type Answer, wayOf } from './answer.js';
import { type QuestionKind, questionKinds } from './question.js';
import { whyNoAnswer } from './why-no-answer.js';

/** What can be asked for in the panel of questions. */
export interface QuestionActions {
  /** Asks something, or nothing more. */
  ask(kind: QuestionKind | null): void;
  /** Moves the first of the pair to where the answer leads. */
  follow(): void;
}

/** What else can be asked of the shapes, and what the library says to it. */
export function questionPanel(figure: BoardFigure, actions: QuestionActions): TemplateResult {
  const { question, velocity } = figure.state;
  const { answer } = figure.evaluation;
  const kind = question?.kind ?? null;
  const chosen = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    actions.ask(value === '' ? null : (value as QuestionKind));
  };
  return html`
    <h2 id="ask">${text('board.ask')}</h2>
    <select class="ask" aria-labelledby="ask" @change=${chosen}>
      <option value="" .selected=${kind === null}>${text('board.ask.none')}</option>
      ${questionKinds.map(
        (one) => html`
          <option value=${one} .selected=${kind === one}>${text(`board.ask.${one}`)}</option>
        `,
      )}
    </select>
    ${kind === null ? nothing : html`<p class="hint">${pairText(figure, `board.ask.${kind}.hint`)}</p>`}
    ${answer === null ? unanswered(figure) : answered(figure, answer)}
    ${
      answer !== null && wayOf(answer, velocity) !== null
        ? html`
            <button type="button" class="apply" @click=${() => actions.follow()}>
              <span>${pairText(figure, 'board.ask.follow')}</span>
            </button>
          `
        : nothing
    }
  `;
}

function unanswered(figure: BoardFigure): TemplateResult | typeof nothing {
  const reason = whyNoAnswer(figure.state);
  return reason === null ? nothing : html`<p class="hint">${text(reason)}</p>`;
}

const answered = (figure: BoardFigure, answer: Answer): TemplateResult => html`
  <dl class="numbers answer" aria-label=${text('board.pair.numbers')}>${entriesOf(figure, answer)}</dl>
`;

/** The fields of what the library gives back, under its own names. */
function entriesOf(figure: BoardFigure, answer: Answer): TemplateResult[] {
  const { format } = figure;
  const list = (lines: readonly string[]): string => lines.join('\n') || text('numbers.none');
  const named = (thing: number, said: string): string => `${titleOf(figure.state, thing)}: ${said}`;
  switch (answer.kind) {
    case 'ray':
    case 'segment': {
      const lines = answer.stretches.map(({ thing, stretch: { entry: from, exit: to } }) => {
        return named(thing, `${format.vector(from.point)} → ${format.vector(to.point)}`);
      });
      return [entry(answer.kind === 'ray' ? 'castRayAll' : 'castSegmentAll', list(lines))];
    }
    case 'point': {
      const inside = answer.inside.map((thing) => titleOf(figure.state, thing));
      const { nearest } = answer;
      return [
        entry('containsPoint', list(inside)),
        ...(nearest === null
          ? []
          : [
              entry('closestPoint', named(nearest.thing, format.vector(nearest.closest.point))),
              entry('distance', format.length(nearest.closest.distance)),
            ]),
      ];
    }
    case 'cast': {
      const lines = answer.impacts.map(({ thing, impact }) =>
        named(thing, `${percent(impact.time)}, ${format.vector(impact.point)}`),
      );
      return [entry('sweep', list(lines))];
    }
    case 'separate':
      return [entry('separate', format.vector(answer.way))];
    default: {
      const lines = answer.slid.walls.map(({ kind, normal }, i) =>
        named(answer.owners[i]!, `${kind} ${format.direction(normal)}`),
      );
      return [
        entry('translation', format.vector(answer.slid.translation)),
        entry('walls', list(lines)),
      ];
    }
  }
}
