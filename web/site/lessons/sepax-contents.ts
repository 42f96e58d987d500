import { html, LitElement, type TemplateResult } from 'lit';
import { Translated } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import { lessonNames } from '../../figures/registry.js';

/** The contents of the book. */
export class SepaxContents extends LitElement {
  constructor() {
    super();
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <ol class="contents">
        ${lessonNames.map(
          (name, i) => html`
            <li>
              <a href="./${name}/">
                <span class="kicker">${words('lesson.number', { number: i + 1 })}</span>
                <b>${words(`${name}.title`)}</b>
                <span>${words(`${name}.summary`)}</span>
              </a>
            </li>
          `,
        )}
      </ol>
      <p><a class="more" href="./authors/">${words('lessons.authors')}</a></p>
    `;
  }
}

customElements.define('sepax-contents', SepaxContents);
