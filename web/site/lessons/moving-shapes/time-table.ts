import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { TraceStep } from 'sepax';
import { EditEvent } from '../../../figure/element/edit-event.js';
import { leaveSlider, touchSlider } from '../../../figure/parts/swipe.js';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { axisName, hundredths, percent } from '../../../figure/voice/number-format.js';
import { text } from '../../../figure/voice/text.js';
import { words } from '../../../figure/voice/words.js';
import { at, type MovingView } from '../../../figures/moving-shapes/scene.js';
import { classicHit, commonTimes } from '../../../figures/moving-shapes/steps.js';

const share = (time: number): string => `${(100 * time).toFixed(3)}%`;

/** When the shadows overlap on each axis, as bars over one line of time with a moment to move. */
export function timeTable(view: MovingView): TemplateResult {
  const { trace } = view.evaluation;
  return html`
    <table class="times" @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('times.caption')}</caption>
      <thead>
        <tr>
          <th scope="row">${words('times.momentShort')}</th>
          <td>${timeSlider(view)}</td>
          <td class="number">${percent(view.state.time)}</td>
        </tr>
      </thead>
      <tbody>${trace.steps.map((step) => row(view, step))}</tbody>
      <tfoot>${classicRow(view)} ${commonRow(view)}</tfoot>
    </table>
  `;
}

function timeSlider({ state }: MovingView): TemplateResult {
  const edit = (event: Event, done: boolean): void => {
    const time = (event.target as HTMLInputElement).valueAsNumber / 100;
    event.target!.dispatchEvent(new EditEvent(at(state, time), done));
  };
  return html`
    <input
      type="range"
      class="moment"
      min="0"
      max="100"
      .value=${String(Math.round(100 * state.time))}
      aria-label=${words('times.moment')}
      aria-valuetext=${percent(state.time)}
      @pointerdown=${touchSlider}
      @pointercancel=${leaveSlider}
      @input=${(event: Event) => edit(event, false)}
      @change=${(event: Event) => edit(event, true)}
    />
  `;
}

function row(view: MovingView, step: TraceStep): TemplateResult {
  const { trace } = view.evaluation;
  const { index, source, duplicateOf } = step;
  const active =
    view.hovered === index ||
    (view.hovered === null && view.step.phase === 'times' && view.step.axis === index);
  const name = axisName(step);
  return html`
    <tr
      data-axis=${index}
      ?data-active=${active}
      @pointerenter=${(event: Event) => hover(event, index)}
    >
      <th scope="row">${thingButton({ thing: index, name, label: text('table.select', { axis: name }), tone: source, active })}</th>
      ${
        duplicateOf === null
          ? html`<td class="line">${bars(view, step, source)}</td>
              <td class="number">${interval(step)}</td>`
          : html`<td class="same" colspan="2">
              ${text('table.duplicate', { axis: axisName(trace.steps[duplicateOf]!) })}
            </td>`
      }
    </tr>
  `;
}

interface Times {
  readonly enter: number;
  readonly exit: number;
}

const interval = ({ enter, exit }: Times): TemplateResult =>
  enter <= exit
    ? html`<data class="enter" value=${enter}>${hundredths(enter)}</data> –
        <data class="exit" value=${exit}>${hundredths(exit)}</data> %`
    : html`${words('times.never')}`;

/** The bar of an axis; the times that all axes share, behind it; and the moment, over it. */
function bars(view: MovingView, { enter, exit }: Times, tone: string): TemplateResult {
  const common = commonTimes(view.evaluation);
  const mark = (kind: string, time: number): SVGTemplateResult | typeof nothing =>
    Number.isFinite(time)
      ? svg`<line class=${kind} x1=${share(time)} x2=${share(time)} y1="0" y2="100%" />`
      : nothing;
  return html`<svg aria-hidden="true">
    <line class="rule" x1="0" x2="100%" y1="50%" y2="50%" />
    ${
      enter <= exit
        ? svg`<rect class="bar ${tone}" x=${share(enter)} width=${share(Math.max(exit - enter, 0.004))}
            y="25%" height="50%" rx="2" />`
        : nothing
    }
    ${mark('edge', common.enter)} ${mark('edge', common.exit)}
    ${mark('now', view.state.time)}
  </svg>`;
}

const verdict = (hit: boolean): TemplateResult =>
  html`<td class="number"><b class="verdict">${words(hit ? 'times.hit' : 'times.noHit')}</b></td>`;

function classicRow({ evaluation, step }: MovingView): TemplateResult {
  return html`
    <tr class="classic" ?data-active=${step.phase === 'classic'}>
      <th scope="row" colspan="2">${words('times.classic')}</th>
      ${verdict(classicHit(evaluation))}
    </tr>
  `;
}

/** The time that all share; where there is none, what is missing for it. */
function commonRow(view: MovingView): TemplateResult {
  const { result } = view.evaluation.trace;
  const { enter, exit } = commonTimes(view.evaluation);
  const missing = enter > exit && Number.isFinite(enter) && Number.isFinite(exit);
  return html`
    <tr class="common" ?data-active=${view.step.phase === 'common'}>
      <th scope="row" class="label">${words('times.common')}</th>
      <td class="line">
        ${bars(view, missing ? { enter: exit, exit: enter } : { enter, exit }, missing ? 'missing' : 'together')}
      </td>
      ${verdict(result.willIntersect)}
    </tr>
  `;
}
