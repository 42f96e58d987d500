import { html, nothing, type TemplateResult } from 'lit';
import { language, words } from '../../../figure/voice/words.js';
import { type LessonName, lessonNames } from '../../../figures/registry.js';
import { languageSwitch } from '../../language-switch.js';
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
      <a class="playground" href="../../playground/">
        <span>${words('lessons.playground')}</span>
        <b>${words('playground.title')}</b>
      </a>
      ${link(lessonNames[place + 1], 'next')}
    </nav>
  `;
}
