import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './icons.js';
import { text } from './text.js';

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
        ${icon('close')}
      </button>
    </div>
  `;
}
