import { html, type TemplateResult } from 'lit';
import type { PairView } from '../../../figure/pair/pair-scene.js';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { words } from '../../../figure/voice/words.js';
import { cornersOf, sceneOf } from '../../../figures/shadows/scene.js';
import { dot } from '../../../stage/vector-math.js';

/** Every corner with its place on the axis; a row and its corner on the canvas light up together. */
export function cornerTable(view: PairView): TemplateResult {
  return html`
    <table @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('table.corners')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('table.corner')}</th>
          <th scope="col" class="number">x, y</th>
          <th scope="col" class="number">p · n</th>
          <th scope="col"><span class="hidden">${words('table.end')}</span></th>
        </tr>
      </thead>
      <tbody>${cornersOf(view.evaluation).map((_, index) => row(view, index))}</tbody>
    </table>
  `;
}

function row(view: PairView, index: number): TemplateResult {
  const { evaluation, format } = view;
  const { step } = sceneOf(evaluation);
  const first = evaluation.a.worldPoints.length;
  const shape = index < first ? 'a' : 'b';
  const own = index < first ? index : index - first;
  const corner = cornersOf(evaluation)[index]!;
  const { minVertex, maxVertex } = step[shape];
  const value = dot(corner, step.normal);
  const end = own === minVertex ? 'min' : own === maxVertex ? 'max' : '';
  const active =
    view.hovered === index ||
    (view.hovered === null && view.step.phase === 'corner' && view.step.vertex === index);
  const name = `${shape}${own}`;
  return html`
    <tr data-thing=${index} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, index)}>
      <th scope="row">${thingButton({ thing: index, name, label: words('table.show', { name }), tone: shape, active })}</th>
      <td class="number">${format.number(corner.x)}, ${format.number(corner.y)}</td>
      <td class="number"><data value=${value}>${format.number(value)}</data></td>
      <td><span class="tag">${end}</span></td>
    </tr>
  `;
}
