import { css, html, nothing, type TemplateResult } from 'lit';
import { icon } from '../parts/icon.js';
import * as icons from '../parts/icons.js';
import { text } from '../voice/text.js';

/** Something to be told once, until it is dismissed. */
export function noticeBar(
  notice: string | null,
  dismiss: () => void,
): TemplateResult | typeof nothing {
  if (notice === null) return nothing;
  return html`
    <div class="notice">
      <span>${notice}</span>
      <button
        class="icon"
        type="button"
        aria-label=${text('notice.dismiss')}
        @click=${dismiss}
      >
        ${icon(icons.close)}
      </button>
    </div>
  `;
}

/** The bar in the corner of the figure. */
export const noticeStyles = css`
  .notice {
    position: absolute;
    inset: auto 12px 12px auto;
    display: flex;
    align-items: center;
    gap: 8px;
    max-width: calc(100% - 24px);
    padding: 8px 12px;
    border: 1.5px solid var(--stage-mtv);
    border-radius: 10px;
    background: var(--surface);
    color: var(--ink);
    font-size: calc(14 * var(--sepax-px, 1px));
  }
`;
