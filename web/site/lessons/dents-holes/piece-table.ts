import { html, type TemplateResult } from 'lit';
import type { Vector } from 'sepax';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { words } from '../../../figure/voice/words.js';
import { type WayName, wayNames } from '../../../figures/dents-holes/evaluation.js';
import {
  type DentsView,
  pieceShown,
  thingOf,
  wayShown,
} from '../../../figures/dents-holes/steps.js';

/** What each piece says, and the ways out that are made of it; rows and picture light up together. */
export function pieceTable(view: DentsView): TemplateResult {
  const { pieces, place } = view.evaluation;
  return html`
    <table class="pieces" @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('table.pieces')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('table.piece')}</th>
          <th scope="col" class="number">${words('table.push')}</th>
          <th scope="col" class="number">${words('table.length')}</th>
          <th scope="col"><span class="hidden">${words('table.outcome')}</span></th>
        </tr>
      </thead>
      <tbody>${pieces.map((_, index) => pieceRow(view, index))}</tbody>
      ${place === 'overlap' ? html`<tbody>${wayNames.map((way) => wayRow(view, way))}</tbody>` : ''}
    </table>
  `;
}

interface Row {
  readonly thing: number;
  readonly active: boolean;
  readonly name: string;
  readonly tone: string;
  readonly push: Vector | null;
  readonly length: number;
  readonly outcome: string;
}

function pieceRow(view: DentsView, index: number): TemplateResult {
  const { intersects, depth, mtv } = view.evaluation.pieces[index]!.collision;
  return row(view, {
    thing: index,
    active: pieceShown(view) === index,
    name: words('table.number', { number: index }),
    tone: 'b',
    push: intersects ? mtv : null,
    length: depth,
    outcome: '',
  });
}

function wayRow(view: DentsView, way: WayName): TemplateResult {
  const { push, length, outcome } = view.evaluation.ways[way];
  return row(view, {
    thing: thingOf(view.evaluation, way),
    active: wayShown(view) === way,
    name: words(`table.${way}`),
    tone: '',
    push,
    length,
    outcome: words(`way.${outcome}`),
  });
}

function row({ format }: DentsView, { thing, active, name, tone, push, length, outcome }: Row) {
  return html`
    <tr data-thing=${thing} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, thing)}>
      <th scope="row">${thingButton({ thing, name, tone, active })}</th>
      <td class="number">${push === null ? words('table.apart') : format.vector(push)}</td>
      <td class="number">
        ${push === null ? '' : html`<data value=${length}>${format.length(length)}</data>`}
      </td>
      <td><span class="tag">${outcome}</span></td>
    </tr>
  `;
}
