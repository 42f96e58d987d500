import { html, nothing, type TemplateResult } from 'lit';
import type { EdgeFeature } from 'sepax';
import { ToolEvent } from '../element/figure-events.js';
import { percent } from '../voice/number-format.js';
import { richText, text } from '../voice/text.js';
import type { PairFigure } from './pair-figure.js';
import { statusOf, type Verdict } from './verdict.js';

/** The outcome in a word, in a sentence, and in the fields of the library's answer. */
export function numbersPanel(figure: PairFigure): TemplateResult {
  const { verdict, format, evaluation } = figure;
  const { result } = evaluation.trace;
  const { moving } = evaluation;
  const status = statusOf(evaluation);
  const never = text('numbers.never');
  const movable = canMove(verdict);
  return html`
    <h2 class="verdict ${verdict}">${text(`verdict.${verdict}`)}</h2>
    <p class="sentence">${richText(status.key, status.values)}</p>
    <dl class="numbers" aria-label=${text('numbers.label')}>
      ${entry('intersects', yesNo(result.intersects))}
      ${
        moving
          ? html`
              ${entry('willIntersect', yesNo(result.willIntersect))}
              ${entry('enter', result.willIntersect ? percent(result.enter) : never)}
              ${entry('exit', result.willIntersect ? percent(result.exit) : never)}
            `
          : nothing
      }
      ${entry('depth', format.length(result.depth))}
      ${moving ? entry('feature', featureName(result.feature)) : nothing}
      ${entry('mtv', format.vector(result.mtv))}
      ${entry('normal', format.direction(result.normal))}
    </dl>
    <button
      type="button"
      class="apply ${movable ? '' : 'off'}"
      aria-disabled=${!movable}
      @click=${(event: Event) => movable && event.target!.dispatchEvent(new ToolEvent('apply'))}
    >
      <span>${richText(moving ? 'numbers.applyMoving' : 'numbers.apply')}</span>
    </button>
  `;
}

/** Whether there is a step to take or a push. After a push they touch, but for rounding: the rest is nothing to push. */
export const canMove = (verdict: Verdict): boolean => verdict !== 'apart' && verdict !== 'touch';

const featureName = (feature: EdgeFeature | null): string =>
  feature === null
    ? text('numbers.none')
    : text('numbers.feature', { edge: feature.edge, shape: feature.shape });

export const yesNo = (value: boolean): string => text(value ? 'numbers.yes' : 'numbers.no');

/** The names are those of the library's result, so they are the same in all languages. */
export const entry = (name: string, value: string): TemplateResult => html`
  <div>
    <dt><code>${name}</code></dt>
    <dd data-name=${name}>${value}</dd>
  </div>
`;
