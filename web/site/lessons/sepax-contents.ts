import { html, LitElement, type TemplateResult } from 'lit';
import { Translated } from '../../figure/voice/text.js';
import { language, words } from '../../figure/voice/words.js';
import { lessonNames } from '../../figures/registry.js';
import { startLanguage } from '../page-language.js';
import { lessonBar } from './parts/lesson-bar.js';

/** The contents of the book. */
export class SepaxContents extends LitElement {
  constructor() {
    super();
    startLanguage({ en: {}, ko: {} });
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      ${lessonBar(null)}
      <ol class="contents">
        ${lessonNames.map(
          (name, i) => html`
            <li>
              <a href="./${name}/?lang=${language()}">
                <span class="kicker">${words('lesson.number', { number: i + 1 })}</span>
                <b>${words(`${name}.title`)}</b>
                <span>${words(`${name}.summary`)}</span>
              </a>
            </li>
          `,
        )}
      </ol>
      <p><a class="more" href="./authors/?lang=${language()}">${words('lessons.authors')}</a></p>
    `;
  }

  protected override updated(): void {
    document.title = `${words('lessons.heading')} · sepax`;
  }
}

customElements.define('sepax-contents', SepaxContents);
