import { css, html, type TemplateResult } from 'lit';
import type { CodeLine } from './lessons/parts/code-line.js';

/** The source of a module, as it runs on the page. */
export const codeText = (lines: readonly CodeLine[]): TemplateResult => html`
  <pre tabindex="0"><code>${lines.map(
    ({ tokens }) =>
      html`${tokens.map(([kind, token]) => html`<span class=${kind}>${token}</span>`)}${'\n'}`,
  )}</code></pre>
`;

/** The colours of its words. */
export const codeColours = css`
  .keyword {
    color: var(--stage-mtv);
  }
  .string,
  .string-expression {
    color: var(--stage-decide);
  }
  .comment {
    color: var(--muted);
  }
  .constant,
  .function {
    color: var(--stage-a);
  }
`;
