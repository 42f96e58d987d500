import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { TraceStep } from 'sepax';
import { AxisHoverEvent, StepEvent } from '../element/figure-events.js';
import { controls } from '../styles/controls.js';
import { axisName, hundredths } from '../voice/number-format.js';
import { text } from '../voice/text.js';
import { spanOf } from './axis-layout.js';
import { axisTableStyles } from './axis-table-styles.js';
import { intervalStrip, timeBar } from './interval-strip.js';
import type { PairFigure } from './pair-figure.js';

/** All axes of the trace in numbers; a row and its axis on the canvas light up together. */
export class SepaxAxisTable extends LitElement {
  static override readonly properties = { figure: { attribute: false } };

  static override readonly styles = [controls, axisTableStyles];

  declare figure: PairFigure | null;

  constructor() {
    super();
    this.figure = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { figure } = this;
    if (figure === null) return nothing;
    const { steps } = figure.evaluation.trace;
    const { moving } = figure.evaluation;
    const longest = Math.max(...steps.map((step) => spanOf(step).max - spanOf(step).min));
    return html`
      <table class=${moving ? 'moving' : ''} @pointerleave=${() => this.#hover(null)}>
        <caption class="hidden">${text('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">${text('table.axis')}</th>
            <th scope="col">${text('table.shadows')}</th>
            <th scope="col" class="number">${text('table.overlap')}</th>
            ${moving ? html`<th scope="col" class="when">${text('table.time')}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${steps.map((step) => this.#row(figure, step, longest))}
        </tbody>
        ${moving ? this.#together(figure) : nothing}
      </table>
      ${moving ? html`<p class="hint">${text('table.timeHint')}</p>` : nothing}
    `;
  }

  #row(figure: PairFigure, step: TraceStep, longest: number): TemplateResult {
    const { moving, trace } = figure.evaluation;
    const active = figure.active.index === step.index;
    const name = axisName(step);
    return html`
      <tr
        data-step=${step.index}
        ?data-active=${active}
        class=${this.#kind(figure, step)}
        @pointerenter=${() => this.#hover(step.index)}
      >
        <th scope="row">
          <button
            type="button"
            class="axis ${step.source}"
            aria-label=${text('table.select', { axis: name })}
            aria-current=${active ? 'true' : 'false'}
            @focus=${() => this.#hover(step.index)}
            @blur=${() => this.#hover(null)}
            @click=${() => this.dispatchEvent(new StepEvent(step.index))}
          >
            ${name}
          </button>
        </th>
        ${
          step.duplicateOf === null
            ? html`
                <td>
                  ${intervalStrip(step, longest, moving)}
                  <span class="ends">
                    ${this.#ends(figure, step, 'a')} ${this.#ends(figure, step, 'b')}
                  </span>
                </td>
                <td class="number">
                  <data value=${step.overlap}>${this.#overlap(figure, step)}</data>
                  ${this.#tag(figure, step)}
                </td>
                ${moving ? this.#time(step, trace.steps.at(-1)!) : nothing}
              `
            : html`
                <td class="same" colspan=${moving ? 3 : 2}>
                  ${text('table.duplicate', { axis: axisName(trace.steps[step.duplicateOf]!) })}
                </td>
              `
        }
      </tr>
    `;
  }

  #kind(figure: PairFigure, step: TraceStep): string {
    if (step.duplicateOf !== null) return 'duplicate';
    return step.index === figure.best.index ? 'best' : '';
  }

  #ends({ format }: PairFigure, step: TraceStep, shape: 'a' | 'b'): TemplateResult {
    const { min, max } = step[shape];
    return html`<span class=${shape}
      ><data class="min" value=${min}>${format.number(min)}</data> …
      <data class="max" value=${max}>${format.number(max)}</data></span
    >`;
  }

  #overlap({ format }: PairFigure, { overlap }: TraceStep): string {
    return overlap < 0 ? `−${format.length(-overlap)}` : format.length(overlap);
  }

  /** What is remarkable about a step, in a word. */
  #tag({ best, evaluation }: PairFigure, step: TraceStep): TemplateResult | typeof nothing {
    const apart = evaluation.moving ? step.apartThroughout : step.apart;
    if (!apart && step.index !== best.index) return nothing;
    const last = evaluation.moving && step.enter > 0;
    const key = apart ? 'table.separates' : last ? 'table.last' : 'table.least';
    return html`<span class="tag">${text(key)}</span>`;
  }

  #time(step: TraceStep, last: TraceStep): TemplateResult {
    const { enter, exit } = step;
    return html`
      <td class="when">
        ${timeBar(enter, exit, last.running, 'axis')}
        <span class="ends">
          ${
            enter <= exit
              ? text('table.interval', { min: hundredths(enter), max: hundredths(exit) })
              : text('table.never')
          }
        </span>
      </td>
    `;
  }

  #together({ evaluation }: PairFigure): TemplateResult {
    const { running } = evaluation.trace.steps.at(-1)!;
    const { enter, exit } = running;
    const meets = enter <= exit;
    return html`
      <tfoot>
        <tr>
          <th scope="row" colspan="3">${text('table.together')}</th>
          <td class="when">
            ${timeBar(enter, exit, running, 'together')}
            <span class="ends">
              ${
                meets
                  ? text('table.interval', { min: hundredths(enter), max: hundredths(exit) })
                  : text('table.togetherNever')
              }
            </span>
          </td>
        </tr>
      </tfoot>
    `;
  }

  #hover(step: number | null): void {
    this.dispatchEvent(new AxisHoverEvent(step));
  }
}

customElements.define('sepax-axis-table', SepaxAxisTable);
