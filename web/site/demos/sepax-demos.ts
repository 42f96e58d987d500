import { html, LitElement, type TemplateResult } from 'lit';
import { Translated, text } from '../../figure/voice/text.js';
import { lessonBar } from '../lessons/parts/lesson-bar.js';

/** What there is to see, and where. */
const demos = {
  playground: '../playground/',
  stress: '../stress/',
  worker: '../examples/worker/',
} as const;

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
      ${lessonBar(null)}
      <ol class="contents even">
        ${(Object.keys(demos) as (keyof typeof demos)[]).map(
          (name) => html`
            <li>
              <a href=${demos[name]}>
                <b>${text(`demos.${name}.title`)}</b>
                <span>${text(`demos.${name}.summary`)}</span>
              </a>
            </li>
          `,
        )}
      </ol>
    `;
  }

  protected override updated(): void {
    document.title = `${text('demos.heading')} · sepax`;
  }
}

customElements.define('sepax-demos', SepaxDemos);
