import { html, type TemplateResult } from 'lit';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { type Keys, keyList } from '../../figure/parts/key-list.js';
import { text } from '../../figure/voice/text.js';
import { codeOf } from './code-text.js';
import { sentencesOf } from './describe.js';

const keys: Keys = [
  [['Tab'], 'help.tab'],
  [['←', '→', '↑', '↓'], 'help.arrows'],
  [['[', ']'], 'help.turn'],
  [['+', '−'], 'help.vertex'],
  [['Home'], 'help.home'],
  [['Esc'], 'help.escape'],
  [['Ctrl Z', 'Ctrl Y'], 'help.undo'],
];

/** How to use the figure, and the figure in words and as code. */
export function help(state: PlaygroundState, evaluation: Evaluation): TemplateResult {
  return html`
    <details>
      <summary>${text('help.title')}</summary>
      <p>${text('help.drag')}</p>
      ${keyList(keys)}
    </details>
    <details>
      <summary>${text('help.describe')}</summary>
      <ul class="words">
        ${sentencesOf(evaluation).map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
    </details>
    <details>
      <summary>${text('help.code')}</summary>
      <pre><code>${codeOf(state)}</code></pre>
    </details>
  `;
}
