import { html, nothing, type TemplateResult } from 'lit';
import { type Language, languages } from '../../../figure/voice/languages.js';
import { language, words } from '../../../figure/voice/words.js';
import { type LessonName, lessonNames } from '../../../figures/registry.js';
import { setLanguage } from '../../page-language.js';
import { bookMenu } from './book-menu.js';

/** The way to another lesson keeps the language. */
const addressOf = (name: LessonName): string => `../${name}/?lang=${language()}`;

/** The way through the book, if the page is one of it, and the choice of the language. */
export function lessonBar(current: LessonName | null): TemplateResult {
  return html`
    <div class="lesson-bar">
      ${current === null ? nothing : bookMenu(current, addressOf)} ${languageSwitch()}
    </div>
  `;
}

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
            href="?lang=${name}"
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

/** The lessons before and after, and where what was learned can be tried out. */
export function pager(current: LessonName): TemplateResult {
  const place = lessonNames.indexOf(current);
  const link = (name: LessonName | undefined, key: string): TemplateResult | typeof nothing =>
    name === undefined
      ? nothing
      : html`
          <a class=${key} href=${addressOf(name)}>
            <span>${words(`lessons.${key}`)}</span>
            <b>${words(`${name}.title`)}</b>
          </a>
        `;
  return html`
    <nav class="pager" aria-label=${words('lessons.pager')}>
      ${link(lessonNames[place - 1], 'previous')}
      <a class="playground" href="../../">
        <span>${words('lessons.playground')}</span>
        <b>${words('playground.title')}</b>
      </a>
      ${link(lessonNames[place + 1], 'next')}
    </nav>
  `;
}
