import { html, type TemplateResult } from 'lit';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { words } from '../../../figure/voice/words.js';
import {
  areaFormat,
  type EndId,
  endIds,
  endOf,
  type SegmentsView,
  sideOf,
} from '../../../figures/segments/scene.js';
import { signKind } from '../../../figures/segments/steps.js';

/** Every end with the side that it is on; a row and its triangle on the canvas light up together. */
export function endTable(view: SegmentsView): TemplateResult {
  return html`
    <table class="ends" @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('ends.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('ends.end')}</th>
          <th scope="col" class="number">x, y</th>
          <th scope="col" class="number">${words('ends.area')}</th>
          <th scope="col">${words('ends.side')}</th>
        </tr>
      </thead>
      <tbody>${endIds.map((id, index) => row(view, id, index))}</tbody>
    </table>
  `;
}

function row(view: SegmentsView, id: EndId, index: number): TemplateResult {
  const { evaluation, format, hovered, step } = view;
  const active =
    hovered === index || (hovered === null && step.phase === `sides${id[0]!.toUpperCase()}`);
  const { x, y } = endOf(evaluation, id);
  const side = sideOf(evaluation.trace, id);
  return html`
    <tr data-thing=${index} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, index)}>
      <th scope="row">${thingButton({ thing: index, name: id, label: words('ends.show', { name: id }), tone: id[0]!, active })}</th>
      <td class="number">${format.number(x)}, ${format.number(y)}</td>
      <td class="number"><data value=${side}>${areaFormat(evaluation).length(side)}</data></td>
      <td>${words(`side.${signKind(side)}`)}</td>
    </tr>
  `;
}
