import { html, type TemplateResult } from 'lit';
import type { ShapeName } from '../../../figure/pair/state.js';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { words } from '../../../figure/voice/words.js';
import { volumeShown } from '../../../figures/turned-boxes/flat-painter.js';
import { type BoxesView, percentOf } from '../../../figures/turned-boxes/steps.js';
import { meets, type Volume, volumes, waste } from '../../../figures/turned-boxes/volumes.js';

/** How many products the code of this lesson takes at most to compare two of a kind. */
const products: Readonly<Record<Volume, number>> = { circle: 3, upright: 0, turned: 56 };

/** What each volume wastes, what it says, and what it costs; a row and its volume light up together. */
export function fitTable(view: BoxesView): TemplateResult {
  return html`
    <table class="fit" @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('fit.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('fit.volume')}</th>
          <th scope="col" class="number">${words('fit.waste', { shape: 'a' })}</th>
          <th scope="col" class="number">${words('fit.waste', { shape: 'b' })}</th>
          <th scope="col" class="number">${words('fit.products')}</th>
          <th scope="col">${words('fit.meets')}</th>
        </tr>
      </thead>
      <tbody>
        ${volumes.map((volume, index) => row(view, volume, index))} ${truth(view)}
      </tbody>
    </table>
  `;
}

function row(view: BoxesView, volume: Volume, index: number): TemplateResult {
  const { volumes: all } = view.evaluation;
  const active = volumeShown(view) === volume;
  const cell = (shape: ShapeName): TemplateResult => {
    const value = waste(all[shape], volume);
    return html`<td class="number"><data value=${value}>+${percentOf(value)} %</data></td>`;
  };
  return html`
    <tr data-volume=${volume} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, index)}>
      <th scope="row">${thingButton({ thing: index, name: words(`fit.${volume}`), active })}</th>
      ${cell('a')} ${cell('b')}
      <td class="number">${products[volume]}</td>
      <td>${verdict(view, volume)}</td>
    </tr>
  `;
}

function verdict({ evaluation: { volumes: all } }: BoxesView, volume: Volume): TemplateResult {
  if (!meets(all, volume)) return html`${words('fit.no')}`;
  return meets(all, 'thing')
    ? html`${words('fit.yes')}`
    : html`<span class="tag">${words('fit.alarm')}</span>`;
}

/** What is really so. */
function truth({ evaluation: { volumes: all } }: BoxesView): TemplateResult {
  return html`
    <tr>
      <th scope="row" colspan="4">${words('fit.thing')}</th>
      <td>${words(meets(all, 'thing') ? 'fit.yes' : 'fit.no')}</td>
    </tr>
  `;
}
