import { html, LitElement, type TemplateResult } from 'lit';
import { Translated, text } from '../../figure/voice/text.js';
import { wayTo } from '../addresses.js';
import { pages } from '../pages.js';

/** The pages to go to. */
const demos = ['playground', 'stress', 'worker'] as const;

/** The pages that show the library at work. */
export class SepaxDemos extends LitElement {
  constructor() {
    super();
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <ol class="contents even">
        ${demos.map(
          (name) => html`
            <li>
              <a href=${wayTo(pages[name])}>
                <b>${text(`demos.${name}.title`)}</b>
                <span>${text(`demos.${name}.summary`)}</span>
              </a>
            </li>
          `,
        )}
      </ol>
    `;
  }
}

customElements.define('sepax-demos', SepaxDemos);
