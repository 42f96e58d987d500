import { css, html, LitElement, type TemplateResult } from 'lit';
import { icon } from '../figure/parts/icon.js';
import * as icons from '../figure/parts/icons.js';
import { controls } from '../figure/styles/controls.js';
import { type TextKey, Translated, text } from '../figure/voice/text.js';
import { store, stored } from './storage.js';

const themes = ['auto', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const signs = { auto: icons.auto, light: icons.sun, dark: icons.moon } as const;
const storageKey = 'sepax-theme';

/** Switches the page between the system's colour scheme, light and dark. */
export class SepaxThemeToggle extends LitElement {
  static override readonly properties = { theme: { state: true } };

  static override readonly styles = [
    controls,
    css`
      .group {
        display: inline-flex;
        padding: 3px;
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--surface);
      }
      button.icon {
        min-height: 30px;
        width: 34px;
        border-radius: 7px;
      }
      button.icon[aria-pressed='true'] {
        background: var(--ink);
      }
      @media (pointer: coarse) {
        button.icon {
          min-height: 40px;
          width: 40px;
        }
      }
    `,
  ];

  declare theme: Theme;

  constructor() {
    super();
    this.theme = themes.find((theme) => theme === stored(storageKey)) ?? 'auto';
    this.#apply();
    new Translated(this);
  }

  protected override render(): TemplateResult {
    return html`
      <div class="group" role="group" aria-label=${text('theme.label')}>
        ${themes.map((theme) => {
          const label = text(`theme.${theme}` satisfies TextKey);
          return html`
            <button
              class="icon"
              type="button"
              title=${label}
              aria-label=${label}
              aria-pressed=${this.theme === theme}
              @click=${() => this.#choose(theme)}
            >
              ${icon(signs[theme])}
            </button>
          `;
        })}
      </div>
    `;
  }

  #choose(theme: Theme): void {
    this.theme = theme;
    store(storageKey, theme);
    this.#apply();
  }

  #apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'auto') delete dataset.theme;
    else dataset.theme = this.theme;
  }
}

customElements.define('sepax-theme-toggle', SepaxThemeToggle);
