import { html, type TemplateResult } from 'lit';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { whole } from '../../../figure/voice/whole.js';
import { words } from '../../../figure/voice/words.js';
import { type Row, rows, shownPhase } from '../../../figures/thousands/rows.js';
import { type ThousandsView, visitsOf } from '../../../figures/thousands/steps.js';

function sizeOf({ evaluation }: ThousandsView, row: Row): number {
  const { population, cell } = evaluation;
  switch (row) {
    case 'all':
      return population.pairs;
    case 'share':
      return population.grid(cell).compared;
    case 'tree':
      return population.comparedInTree;
    case 'boxes':
      return population.overlapping.length / 2;
    case 'remain':
      return population.world.contacts.length;
    case 'query':
      return visitsOf(evaluation).looked.length;
  }
}

/** How much there is to compare; a row and its picture are shown together. */
export function countsTable(view: ThousandsView): TemplateResult {
  return html`
    <table @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('table.counts')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('table.way')}</th>
          <th scope="col" class="number">${words('table.compared')}</th>
          <th scope="col" class="number">${words('table.share')}</th>
        </tr>
      </thead>
      <tbody>${rows.map((row, thing) => line(view, row, thing))}</tbody>
    </table>
  `;
}

function line(view: ThousandsView, row: Row, thing: number): TemplateResult {
  const active = shownPhase(view) === row;
  const size = sizeOf(view, row);
  const { population } = view.evaluation;
  const whole100 = row === 'query' ? population.tree.boxes.length / 4 : population.pairs;
  const name = words(row === 'share' ? 'table.grid' : `table.${row}`);
  return html`
    <tr data-thing=${thing} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, thing)}>
      <th scope="row">${thingButton({ thing, name, label: words('table.show', { name }), active })}</th>
      <td class="number"><data value=${size}>${whole(size)}</data></td>
      <td class="number">${percentOf(size / whole100)}</td>
    </tr>
  `;
}

/** Two digits of it, however small it is. */
const percentOf = (share: number): string => `${Number((100 * share).toPrecision(2))} %`;
