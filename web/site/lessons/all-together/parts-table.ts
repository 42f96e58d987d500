import { html, type TemplateResult } from 'lit';
import { hover, thingButton } from '../../../figure/parts/thing-button.js';
import { words } from '../../../figure/voice/words.js';
import { parts, shownPart, type TogetherView } from '../../../figures/all-together/steps.js';
import { lessonNames } from '../../../figures/registry.js';

/** Each part of the game, what it asks the library, and the lesson that it comes from. */
export function partsTable(view: TogetherView): TemplateResult {
  return html`
    <table class="words" @pointerleave=${(event: Event) => hover(event, null)}>
      <caption class="hidden">${words('table.parts')}</caption>
      <thead>
        <tr>
          <th scope="col">${words('table.part')}</th>
          <th scope="col">${words('table.asks')}</th>
          <th scope="col">${words('table.lesson')}</th>
        </tr>
      </thead>
      <tbody>${parts.map((_, thing) => row(view, thing))}</tbody>
    </table>
  `;
}

/** The functions of the library that do the work. */
const asks: Record<(typeof parts)[number][0], string> = {
  walk: 'moveAndSlide',
  ground: 'Polygon[]',
  bullet: 'fast: true',
  missile: 'steer',
  sensor: 'sensor: true',
  push: 'contacts',
  many: 'World',
};

function row(view: TogetherView, thing: number): TemplateResult {
  const [part, lesson] = parts[thing]!;
  const active = shownPart(view) === part;
  const name = words(`part.${part}`);
  const title = words(`${lesson}.title`);
  const known = lessonNames.some((other) => other === lesson);
  return html`
    <tr data-thing=${thing} ?data-active=${active} @pointerenter=${(event: Event) => hover(event, thing)}>
      <th scope="row">${thingButton({ thing, name, label: words('table.show', { name }), active })}</th>
      <td><code>${asks[part]}</code></td>
      <td>${known ? html`<a href="../${lesson}/">${title}</a>` : title}</td>
    </tr>
  `;
}
