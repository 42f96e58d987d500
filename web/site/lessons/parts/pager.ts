import { html, nothing, type TemplateResult } from 'lit';
import { words } from '../../../figure/voice/words.js';
import { type LessonName, lessonNames } from '../../../figures/registry.js';
import { wayTo } from '../../addresses.js';
import { pages } from '../../pages.js';

export const addressOf = (name: LessonName): string => `../${name}/`;

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
      <a class="playground" href=${wayTo(pages.playground)}>
        <span>${words('lessons.playground')}</span>
        <b>${words('demos.playground.title')}</b>
      </a>
      ${link(lessonNames[place + 1], 'next')}
    </nav>
  `;
}
