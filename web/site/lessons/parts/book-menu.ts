import { html, type TemplateResult } from 'lit';
import { icon } from '../../../figure/parts/icon.js';
import * as icons from '../../../figure/parts/icons.js';
import { words } from '../../../figure/voice/words.js';
import { type LessonName, lessonNames } from '../../../figures/registry.js';

type AddressOf = (name: LessonName) => string;

/** The way through the book: the lessons beside this one, and a list of all that opens on demand. */
export function bookMenu(current: LessonName, addressOf: AddressOf): TemplateResult {
  const place = lessonNames.indexOf(current);
  return html`
    <nav class="book-menu" aria-label=${words('lessons.nav')}>
      ${step('previous', lessonNames[place - 1], addressOf)}
      <button type="button" class="book" popovertarget="book">
        <span class="hidden">${words('lessons.all')}</span>
        <span class="place">${place + 1} / ${lessonNames.length}</span>
        ${icon(icons.down)}
      </button>
      ${step('next', lessonNames[place + 1], addressOf)}
      <div id="book" class="book-list" popover>
        <ol>
          ${lessonNames.map((name) => entry(name, current, addressOf))}
        </ol>
      </div>
    </nav>
  `;
}

/** The lesson before or after; at the ends of the book the arrow leads nowhere. */
function step(
  way: 'previous' | 'next',
  name: LessonName | undefined,
  addressOf: AddressOf,
): TemplateResult {
  const arrow = icon(way === 'previous' ? icons.left : icons.right);
  if (name === undefined) return html`<span class="step" aria-hidden="true">${arrow}</span>`;
  const label = `${words(`lessons.${way}`)}: ${words(`${name}.title`)}`;
  return html`<a class="step" href=${addressOf(name)} aria-label=${label} title=${label}>${arrow}</a>`;
}

const entry = (name: LessonName, current: LessonName, addressOf: AddressOf): TemplateResult => html`
  <li>
    <a href=${addressOf(name)} aria-current=${name === current ? 'page' : 'false'}>
      ${words(`${name}.title`)}
    </a>
  </li>
`;
