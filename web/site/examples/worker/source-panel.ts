import { html, type TemplateResult } from 'lit';
import { codeText } from '../../code-text.js';
import type { CodeLine } from '../../lessons/parts/code-line.js';

/** The source of a module, as it runs on this page. */
export const sourcePanel = (
  file: string,
  about: string,
  lines: readonly CodeLine[],
): TemplateResult => html`
  <details class="card">
    <summary><code>${file}</code> <span>${about}</span></summary>
    ${codeText(lines)}
  </details>
`;
