import { html, type TemplateResult } from 'lit';
import { type Keys, keyList } from '../../figure/parts/key-list.js';
import { text } from '../../figure/voice/text.js';
import type { BoardFigure } from './board-figure.js';
import { sentencesOf } from './describe.js';

const keys: Keys = [
  [['Tab'], 'board.help.tab'],
  [['←', '→', '↑', '↓'], 'help.arrows'],
  [['[', ']'], 'help.turn'],
  [['Enter', 'F2'], 'board.help.form'],
  [['+', '−'], 'board.help.insert'],
  [['Home'], 'help.home'],
  [['Esc'], 'help.escape'],
  [['Ctrl Z', 'Ctrl Y'], 'help.undo'],
];

/** How to use the board, and the board in words. */
export function help(figure: BoardFigure): TemplateResult {
  return html`
    <details>
      <summary>${text('help.title')}</summary>
      <p>${text('board.help.drag')}</p>
      ${keyList(keys)}
    </details>
    <details>
      <summary>${text('help.describe')}</summary>
      <ul class="words">
        ${sentencesOf(figure).map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
    </details>
  `;
}
