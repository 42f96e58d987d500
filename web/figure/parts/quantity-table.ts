import { html, type TemplateResult } from 'lit';
import type { FigureView } from '../element/figure.js';
import type { Step } from '../element/step.js';
import { words } from '../voice/words.js';
import { hover, thingButton } from './thing-button.js';

/** One number of a figure, and the thing in the figure that it belongs to. */
export interface Quantity {
  readonly thing: number;
  readonly symbol: string;
  readonly tone?: 'a' | 'b' | 'decide' | 'mtv';
  readonly meaning: string;
  readonly written: string;
  /** The number behind what is written, where there is just one. */
  readonly value?: number | null;
}

/** Numbers with their names; a row and its thing on the canvas light up together. */
export function quantityTable<OwnStep extends Step>(
  view: FigureView<unknown, unknown, OwnStep>,
  quantities: readonly Quantity[],
  isActive: (thing: number) => boolean,
): TemplateResult {
  return html`
    <table @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('quantities.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('quantities.symbol')}</th>
          <th scope="col">${words('quantities.meaning')}</th>
          <th scope="col" class="number">${words('quantities.value')}</th>
        </tr>
      </thead>
      <tbody>
        ${quantities.map((quantity) =>
          row(quantity, (view.hovered === null ? isActive : sameAs(view.hovered))(quantity.thing)),
        )}
      </tbody>
    </table>
  `;
}

const sameAs =
  (hovered: number) =>
  (thing: number): boolean =>
    thing === hovered;

function row(quantity: Quantity, active: boolean): TemplateResult {
  const { thing, symbol, tone = '', meaning, written, value } = quantity;
  return html`
    <tr data-thing=${thing} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, thing)}>
      <th scope="row">${thingButton({ thing, name: symbol, label: words('quantities.show', { symbol, meaning }), tone, active })}</th>
      <td class="meaning">${meaning}</td>
      <td class="number">${typeof value === 'number' ? html`<data value=${value}>${written}</data>` : written}</td>
    </tr>
  `;
}
