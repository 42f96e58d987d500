import { html, type TemplateResult } from 'lit';
import { type TextKey, text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import type { Figures } from './hud.js';

const keysFor = {
  walk: ['←', '→', 'A', 'D'],
  jump: ['Space', 'K', '↑', 'W'],
  fire: ['J'],
  drop: ['↓', 'S'],
  pause: ['P', 'Esc'],
  restart: ['R'],
  see: ['V'],
  sound: ['M'],
} as const;
const actions = Object.keys(keysFor) as (keyof typeof keysFor)[];

const things = ['missile', 'shutter', 'platform', 'swarm'] as const;

/** How it is played. */
export function keysPanel(): TemplateResult {
  return html`
    <h2>${text('game.keys')}</h2>
    <dl class="keys">
      ${actions.map(
        (name) => html`
          <div>
            <dt>${keysFor[name].map((key) => html`<kbd>${key}</kbd>`)}</dt>
            <dd>${text(`game.keys.${name}`)}</dd>
          </div>
        `,
      )}
    </dl>
    <p class="hint">${text('game.keys.pad')}</p>
  `;
}

/** What is met on the way, and what the library does for it. */
export function thingsPanel(figures: Figures): TemplateResult {
  return html`
    <h2>${text('game.things')}</h2>
    <ul class="things">
      ${things.map(
        (name) => html`
          <li>
            <span class="sign ${name}"></span>
            <span><b>${text(`game.thing.${name}` satisfies TextKey)}</b> ${text(`game.thing.${name}.hint` satisfies TextKey)}</span>
          </li>
        `,
      )}
    </ul>
    <p class="hint cost">
      ${cost(figures)}
    </p>
  `;
}

/** What a frame costs; before there was one, only what waits. */
function cost({ mites, stepping, drawing, frames, decimals }: Figures): string {
  if (frames === 0) return text('game.waiting', { mites: whole(mites) });
  return text('game.cost', {
    mites: whole(mites),
    stepping: stepping.toFixed(decimals),
    drawing: drawing.toFixed(decimals),
  });
}
