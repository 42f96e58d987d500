import { html, type TemplateResult } from 'lit';
import { text } from '../../figure/voice/text.js';
import type { BoardFigure } from './board-figure.js';

/** All pairs that touch, to be looked at. */
export function touchingList(
  { evaluation, state }: BoardFigure,
  look: (pair: readonly [number, number]) => void,
): TemplateResult {
  const { touching } = evaluation;
  return html`
    <h2>${text('board.touching')}</h2>
    ${
      touching.length === 0
        ? html`<p class="hint">${text('board.touching.none')}</p>`
        : html`
            <div class="pairs">
              ${touching.map((pair) => {
                const [first, second] = [pair[0] + 1, pair[1] + 1];
                const isShown = pair.every((place) => state.pair?.includes(place));
                return html`
                  <button
                    type="button"
                    aria-pressed=${isShown}
                    aria-label=${text('board.touching.look', { first, second })}
                    @click=${() => look(pair)}
                  >
                    ${first}–${second}
                  </button>
                `;
              })}
            </div>
          `
    }
  `;
}
