import { html, type TemplateResult } from 'lit';
import { text } from '../../figure/voice/text.js';
import type { BoardFigure } from './board-figure.js';
import { whyNot } from './overlays/availability.js';
import { type OverlayName, overlayNames } from './state.js';
import { pairText } from './verdict.js';

/** A switch for each overlay; one that the pair has no use for says why. */
export function overlayPanel(
  figure: BoardFigure,
  show: (name: OverlayName, shown: boolean) => void,
): TemplateResult {
  return html`
    <h2 id="overlays">${text('board.overlays')}</h2>
    <div class="overlays" role="group" aria-labelledby="overlays">
      ${overlayNames.map((name) => overlaySwitch(figure, name, show))}
    </div>
  `;
}

function overlaySwitch(
  figure: BoardFigure,
  name: OverlayName,
  show: (name: OverlayName, shown: boolean) => void,
): TemplateResult {
  const reason = whyNot(figure.evaluation, name);
  const shown = figure.state.overlays.includes(name);
  return html`
    <label class="check">
      <input
        type="checkbox"
        data-overlay=${name}
        aria-describedby="about-${name}"
        .checked=${shown && reason === null}
        ?disabled=${reason !== null}
        @change=${() => show(name, !shown)}
      />
      <span>
        <span class=${reason === null ? '' : 'off'}>${text(`board.overlay.${name}`)}</span>
        <small id="about-${name}"
          >${reason === null ? pairText(figure, `board.overlay.${name}.hint`) : text(reason)}</small
        >
      </span>
    </label>
  `;
}
