import { html, type TemplateResult } from 'lit';
import { icon } from '../parts/icon.js';
import * as icons from '../parts/icons.js';
import { text } from '../voice/text.js';
import type { Voice } from '../voice/voice.js';
import type { Shared } from './sharing.js';

/** Opens the menu that takes a figure elsewhere; its script is loaded when it is asked for. */
export function shareButton(shared: () => Shared, voice: Voice | null = null): TemplateResult {
  const label = text('share.label');
  return html`
    <button
      class="icon share"
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      title=${label}
      aria-label=${label}
      @click=${async ({ currentTarget }: Event) => {
        const button = currentTarget as HTMLElement;
        // Some bundlers would take names that are unpacked here out of the wrong object.
        const menu = await import('./share-menu.js');
        menu.toggleShareMenu(button, shared(), voice);
      }}
    >
      ${icon(icons.share)}
    </button>
  `;
}
