import { html, type TemplateResult } from 'lit';
import { StepEvent } from '../../../figure/element/figure-events.js';
import { hover } from '../../../figure/parts/thing-button.js';
import { words } from '../../../figure/voice/words.js';
import {
  type CircleBoxView,
  indexOf,
  type Region,
  toFrame,
} from '../../../figures/circles-boxes/scene.js';
import { regionName } from '../../../figures/circles-boxes/steps.js';

/** The nine regions as they lie around the box, and the numbers of the test. */
export function regionTable(view: CircleBoxView): TemplateResult {
  return html`
    <div
      class="regions"
      role="group"
      aria-label=${words('regions.label')}
      @pointerleave=${(event: Event) => hover(event, null)}
    >
      ${view.evaluation.regions.map((region) => cell(view, region))}
    </div>
    ${numbers(view)}
  `;
}

function cell(view: CircleBoxView, region: Region): TemplateResult {
  const index = indexOf(region);
  const own = index === indexOf(view.evaluation.trace);
  return html`
    <button
      type="button"
      class=${region.region}
      data-region=${index}
      ?data-own=${own}
      ?data-active=${view.hovered === index}
      aria-current=${own ? 'true' : 'false'}
      @pointerenter=${(event: Event) => hover(event, index)}
      @focus=${(event: Event) => hover(event, index)}
      @blur=${(event: Event) => hover(event, null)}
      @click=${(event: Event) => event.target!.dispatchEvent(new StepEvent(index))}
    >${regionName(region)}</button>
  `;
}

function numbers({ state, evaluation, format, step }: CircleBoxView): TemplateResult {
  const { trace } = evaluation;
  const centre = toFrame(state.box, trace.centre);
  const nearest = toFrame(state.box, trace.nearest);
  const row = (key: string, phase: string, cells: TemplateResult | string): TemplateResult => html`
    <tr ?data-active=${step.phase === phase}><th scope="row">${words(key)}</th><td class="number">${cells}</td></tr>
  `;
  const value = (number: number): TemplateResult =>
    html`<data value=${number}>${format.number(number)}</data>`;
  return html`
    <table class="measures">
      <caption class="hidden">${words('measures.caption')}</caption>
      <tbody>
        ${row('measures.centre', 'frame', html`${value(centre.x)}, ${value(centre.y)}`)}
        ${row('measures.nearest', 'nearest', html`${value(nearest.x)}, ${value(nearest.y)}`)}
        ${row('measures.distance', 'distance', value(trace.distance))}
        ${row('measures.radius', 'compare', value(trace.reach))}
        ${row('measures.separation', 'compare', value(trace.separation))}
      </tbody>
    </table>
  `;
}
