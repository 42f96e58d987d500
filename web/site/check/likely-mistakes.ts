import { html, nothing, type TemplateResult } from 'lit';
import type { CheckMistake, CheckReport, LikelyMistake } from 'sepax/check';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { words } from '../../figure/voice/words.js';
import type { LessonName } from '../../figures/registry.js';
import { wayTo } from '../addresses.js';
import type { Looked } from './board-address.js';
import { pairPicture } from './pair-picture.js';

/** Where each mistake is explained. */
const lessons: Readonly<Partial<Record<CheckMistake, LessonName>>> = {
  'bounding-boxes': 'thousands',
  'corners-only': 'turned-boxes',
  'containment-missed': 'way-out',
  'axes-of-one': 'separating-axis',
  'circle-corner': 'circles-boxes',
  'circle-as-box': 'circles-boxes',
  'not-normalised': 'shadows',
  'radii-squared': 'circles-boxes',
  'radius-halved': 'circles-boxes',
  'radius-doubled': 'circles-boxes',
  'touching-missed': 'separating-axis',
  'touching-counted': 'separating-axis',
  'too-generous': 'segments',
  'too-strict': 'segments',
  rounding: 'segments',
};

/** So few digits say how small a gap is. */
const digits = 3;

function answerText(answer: boolean | Error): string {
  if (answer instanceof Error) return text('check.answer.error', { reason: answer.message });
  return text(`check.answer.${answer}`);
}

const countText = (count: number): string =>
  count === 1 ? text('check.explainsOne') : text('check.explains', { count: whole(count) });

/** What the wrong answers look like, the likeliest first, each with its plainest pair. */
export function likelyMistakes(
  { mistakes }: CheckReport,
  looked: readonly Looked[],
): TemplateResult | typeof nothing {
  if (mistakes.length === 0) return nothing;
  return html`
    <h2>${text('check.looks')}</h2>
    ${mistakes.map((likely, i) => mistakeCard(likely, looked[i]!))}
  `;
}

function mistakeCard(
  { mistake, count, first }: LikelyMistake,
  { gap, board }: Looked,
): TemplateResult {
  const lesson = lessons[mistake];
  const { index, relation, answer } = first;
  return html`
    <article class="figure" data-mistake=${mistake}>
      <h3>
        ${text(`check.mistake.${mistake}`)}
        <span>${countText(count)}</span>
      </h3>
      <p>${text(`check.mistake.${mistake}.why`)}</p>
      ${pairPicture(first, text('check.pair', { relation: text(`check.relation.${relation}`) }))}
      <p class="case">
        ${text(`check.case.${relation}`, {
          index: whole(index),
          gap: Math.abs(gap).toPrecision(digits),
          answer: answerText(answer),
        })}
      </p>
      <p class="ways">
        ${
          lesson &&
          html`<a href=${wayTo(`lessons/${lesson}/`)}>
            ${text('check.lesson', { title: words(`${lesson}.title`) })}
          </a>`
        }
        ${board === null ? nothing : html`<a href=${board}>${text('check.board')}</a>`}
      </p>
    </article>
  `;
}
