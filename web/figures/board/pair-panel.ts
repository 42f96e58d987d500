import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Vector } from 'sepax';
import { canMove, entry, yesNo } from '../../figure/pair/numbers-panel.js';
import { type Point, tidy } from '../../figure/pair/state.js';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import type { NumberEvent } from '../../figure/parts/number-field.js';
import { leaveSlider, touchSlider } from '../../figure/parts/swipe.js';
import { percent } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';
import type { BoardFigure } from './board-figure.js';
import type { Motion, PairEvaluation } from './evaluation.js';
import { momentOf } from './moment.js';
import { nameOf } from './starting-forms.js';
import type { BoardState } from './state.js';
import { withInPair } from './things.js';
import { pairText, sentenceOf, verdictOf } from './verdict.js';

/** What can be asked for in the panel of the pair. */
export interface PairActions {
  edit(change: (state: BoardState) => BoardState): boolean;
  apply(): void;
  scrub(moment: number | null): void;
}

/** The velocity that the first one gets when its motion is switched on. */
const firstVelocity: Point = [120, -40];

/** The two that are looked at: which they are, the outcome, and the fields of the library's answers. */
export function pairPanel(figure: BoardFigure, actions: PairActions): TemplateResult {
  const verdict = verdictOf(figure);
  const { pair } = figure.evaluation;
  if (verdict === null || pair === null) {
    return html`<h2>${text('board.pair.title')}</h2>
      <p class="hint">${text('board.pair.none')}</p>`;
  }
  const movable = canMove(verdict);
  return html`
    <h2 class="verdict ${verdict}">${text(`verdict.${verdict}`)}</h2>
    <p class="sentence">${sentenceOf(figure, verdict)}</p>
    ${choice(figure, actions)} ${numbers(figure, pair)}
    <button
      type="button"
      class="apply ${movable ? '' : 'off'}"
      aria-disabled=${!movable}
      @click=${() => movable && actions.apply()}
    >
      <span>${pairText(figure, pair.motion === null ? 'board.pair.apply' : 'board.pair.step')}</span>
    </button>
    ${motionFields(figure, actions)}
  `;
}

function choice({ state }: BoardFigure, actions: PairActions): TemplateResult {
  const [first, second] = state.pair!;
  return html`
    <div class="choice">
      ${pairSelect(state, 0, (index) => actions.edit((now) => withInPair(now, 0, index)))}
      <button
        class="icon"
        type="button"
        title=${text('board.pair.swap')}
        aria-label=${text('board.pair.swap')}
        @click=${() => actions.edit((now) => ({ ...now, pair: [second, first] }))}
      >
        ${icon(icons.swap)}
      </button>
      ${pairSelect(state, 1, (index) => actions.edit((now) => withInPair(now, 1, index)))}
    </div>
  `;
}

function pairSelect(
  { things, pair }: BoardState,
  place: 0 | 1,
  choose: (index: number) => void,
): TemplateResult {
  const key = place === 0 ? 'first' : 'second';
  return html`
    <div>
      <label for=${key} class=${place === 0 ? 'name a' : 'name b'}>${text(`board.pair.${key}`)}</label>
      <select
        id=${key}
        @change=${(event: Event) => choose(Number((event.target as HTMLSelectElement).value))}
      >
        ${things.map(
          ({ form, name }, index) => html`
            <option value=${index} .selected=${pair![place] === index}>
              ${text('board.option', { name: name ?? index + 1, kind: text(`board.kind.${nameOf(form)}`) })}
            </option>
          `,
        )}
      </select>
    </div>
  `;
}

function numbers({ format }: BoardFigure, pair: PairEvaluation): TemplateResult {
  const { distance, contacts, motion } = pair;
  const collision = motion?.collision ?? pair.collision;
  const vector = (point: Vector): string => format.vector(point);
  return html`
    <dl class="numbers" aria-label=${text('board.pair.numbers')}>
      ${entry('intersects', yesNo(collision.intersects))}
      ${entry('distance', format.number(distance.distance))}
      ${entry('depth', format.length(collision.depth))}
      ${entry('mtv', vector(collision.mtv))}
      ${entry('normal', format.direction(collision.normal))}
      ${
        contacts.length === 0
          ? html`${entry('pointA', vector(distance.pointA))} ${entry('pointB', vector(distance.pointB))}`
          : entry('contacts', contacts.map(({ pointA }) => vector(pointA)).join('\n'))
      }
      ${motion === null ? nothing : motionEntries(motion, vector)}
    </dl>
  `;
}

const motionEntries = ({ collision, impact }: Motion, write: (point: Vector) => string) => html`
  ${entry('willIntersect', yesNo(collision.willIntersect))}
  ${entry('time', impact === null ? text('numbers.never') : percent(impact.time))}
  ${impact === null ? nothing : entry('point', write(impact.point))}
`;

function motionFields(figure: BoardFigure, actions: PairActions): TemplateResult {
  const { velocity } = figure.state;
  const send = (next: Point | null): void => {
    actions.edit((state) => ({ ...state, velocity: next }));
  };
  return html`
    <label class="check motion">
      <input
        type="checkbox"
        data-motion
        .checked=${velocity !== null}
        @change=${() => send(velocity === null ? firstVelocity : null)}
      />
      <span>${pairText(figure, 'board.pair.moving')}</span>
    </label>
    ${
      velocity === null
        ? nothing
        : html`
            <div class="fields">
              <sepax-number-field
                label=${text('card.vx')}
                .value=${tidy(velocity[0])}
                @number-change=${(event: NumberEvent) => send([event.value, velocity[1]])}
              ></sepax-number-field>
              <sepax-number-field
                label=${text('card.vy')}
                .value=${tidy(velocity[1])}
                @number-change=${(event: NumberEvent) => send([velocity[0], event.value])}
              ></sepax-number-field>
            </div>
            ${momentFields(figure, actions)}
          `
    }
  `;
}

/** A moment of the step to look at, and how far the two are apart then. */
function momentFields(figure: BoardFigure, actions: PairActions): TemplateResult {
  const { moment, format } = figure;
  const then = momentOf(figure);
  return html`
    <label class="scrub">
      <span>${text('board.moment')}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.01"
        data-moment
        .value=${live(String(moment ?? 0))}
        @pointerdown=${touchSlider}
        @pointercancel=${leaveSlider}
        @input=${({ target }: Event) => actions.scrub(Number((target as HTMLInputElement).value))}
      />
      <span>${moment === null ? '' : percent(moment)}</span>
    </label>
    ${
      then === null
        ? nothing
        : html`<dl class="numbers moment">${entry('distance', format.number(then.distance.distance))}</dl>`
    }
  `;
}
