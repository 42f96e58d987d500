import { html, type TemplateResult } from 'lit';
import { type Language, languages } from '../figure/voice/languages.js';
import { language, words } from '../figure/voice/words.js';
import { wayToLanguage } from './addresses.js';
import { setLanguage } from './page-language.js';

/** Links, so that each language has an address; a click changes the words in place. */
export function languageSwitch(): TemplateResult {
  const choose = (event: MouseEvent, next: Language): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLanguage(next);
  };
  return html`
    <div class="languages" role="group" aria-label=${words('lessons.language')}>
      ${(Object.keys(languages) as Language[]).map(
        (name) => html`
          <a
            href=${wayToLanguage(name)}
            lang=${name}
            hreflang=${name}
            aria-current=${name === language() ? 'true' : 'false'}
            @click=${(event: MouseEvent) => choose(event, name)}
          >${languages[name]}</a>
        `,
      )}
    </div>
  `;
}
