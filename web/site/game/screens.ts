import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { clock } from './clock.js';
import type { Figures } from './hud.js';

/** Where a game is. */
export type State = 'ready' | 'playing' | 'paused' | 'won' | 'lost';

/** What can be chosen on a screen. */
export interface Choices {
  readonly go: () => void;
  /** Begins another game after one that is over. */
  readonly again: (event: MouseEvent) => void;
  readonly restart: () => void;
}

/** What lies over the picture while nobody plays. */
export function screen(
  state: State,
  figures: Figures,
  { go, again, restart }: Choices,
): TemplateResult {
  if (state === 'playing') return html``;
  const over = state === 'won' || state === 'lost';
  return html`
    <div class="screen ${state}" role="group" aria-labelledby="screen-title" @keydown=${ignoreRepeats}>
      <div class="message">
        <h2 id="screen-title">${text(`game.${state}.title`)}</h2>
        <p>
          ${text(`game.${state}.message`, {
            score: whole(figures.score),
            time: clock(figures.time),
            health: figures.health,
            way: Math.round(100 * figures.progress),
          })}
        </p>
        <div class="choices">
          <button class="main" id="go" type="button" @click=${over ? again : go}>
            ${icon(over ? icons.reset : icons.play)} ${text(`game.${state}.go`)}
          </button>
          ${
            state === 'paused' || state === 'lost'
              ? html`<button type="button" @click=${restart}>${icon(icons.reset)} ${text('game.restart')}</button>`
              : nothing
          }
        </div>
      </div>
    </div>
  `;
}

/** Who still holds a key of the game when it ends does not mean the button. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
