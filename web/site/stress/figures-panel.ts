import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { type Part, parts } from '../frame-times.js';
import type { Figures } from './figures.js';
import type { Settings } from './settings.js';
import { budget, partTones, shownFrames } from './time-graph.js';

/** The times of the frames as a graph and as a table. */
export function timesPanel(figures: Figures): TemplateResult {
  return html`
    <h2>${text('stress.times')}</h2>
    <canvas
      id="graph"
      role="img"
      aria-label=${text('stress.times.graph', { frames: shownFrames, budget: budget.toFixed(1) })}
    ></canvas>
    <table>
      <thead>
        <tr>
          <th scope="col">${text('stress.times.part')}</th>
          <th scope="col">${text('stress.times.median')}</th>
          <th scope="col">${text('stress.times.high')}</th>
        </tr>
      </thead>
      <tbody>
        ${[...parts].map((part) => timeRow(part, figures))} ${timeRow('all', figures)}
      </tbody>
    </table>
  `;
}

function timeRow(part: Part | 'all', { frames, times, decimals }: Figures): TemplateResult {
  const written = (time: number): string => (frames === 0 ? '–' : time.toFixed(decimals));
  return html`
    <tr class=${part} data-part=${part}>
      <th scope="row">
        ${part === 'all' ? nothing : html`<span class="dot ${partTones[part]}"></span>`}
        ${text(`stress.part.${part}`)}
        ${part === 'all' ? nothing : html`<small>${text(`stress.part.${part}.hint`)}</small>`}
      </th>
      <td>${written(times[part].median)}</td>
      <td>${written(times[part].high)}</td>
    </tr>
  `;
}

/** What the last frame found. */
export function foundList(
  { contacts, touching, boxes }: Figures,
  { tree }: Settings,
): TemplateResult {
  return html`
    <dl class="found">
      ${found('contacts', contacts)} ${found('touching', touching)}
      ${tree ? found('boxes', boxes) : nothing}
    </dl>
  `;
}

function found(name: 'contacts' | 'touching' | 'boxes', value: number): TemplateResult {
  return html`<div><dt>${text(`stress.${name}`)}</dt> <dd data-found=${name}>${whole(value)}</dd></div>`;
}
