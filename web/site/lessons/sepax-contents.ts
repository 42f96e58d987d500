import { html, LitElement, type TemplateResult } from 'lit';
import { Translated } from '../../figure/voice/text.js';
import { language, words } from '../../figure/voice/words.js';
import { type LessonName, lessonNames } from '../../figures/registry.js';
import { wayToFile } from '../addresses.js';
import { acts } from './acts.js';
import { rememberedTrials } from './remembered-trials.js';
import '../search/sepax-search.js';

/** The contents of the book: its story in acts, and of each lesson its picture and what was tried. */
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
      <sepax-search></sepax-search>
      ${acts.map(
        (lessons, i) => html`
          <section class="act" aria-labelledby="act-${i}">
            <h2 id="act-${i}">
              <span class="kicker">${words('contents.act', { number: i + 1 })}</span>
              ${words(`act.${i}.title`)}
            </h2>
            <p>${words(`act.${i}.lead`)}</p>
            <ol class="contents">${lessons.map(([name, trials]) => entry(name, trials))}</ol>
          </section>
        `,
      )}
      <p><a class="more" href="./authors/">${words('lessons.authors')}</a></p>
    `;
  }
}

function entry(name: LessonName, trials: number): TemplateResult {
  const done = Math.min(trials, rememberedTrials(name).length);
  return html`
    <li>
      <a href="./${name}/">
        ${picture(name, '')} ${picture(name, '.dark')}
        <span class="kicker">
          ${words('lesson.number', { number: lessonNames.indexOf(name) + 1 })}
          <span class="tried" ?data-all=${done === trials}>
            ${done === 0 ? '' : words('contents.done', { done, count: trials })}
          </span>
        </span>
        <b>${words(`${name}.title`)}</b>
        <span>${words(`${name}.summary`)}</span>
        <span class="bug">${words('contents.bug')}: ${words(`${name}.bug`)}</span>
      </a>
    </li>
  `;
}

/** The figure of the lesson, in the colours of the page: one of the two is shown. */
const picture = (name: LessonName, scheme: '' | '.dark'): TemplateResult => html`
  <img
    class="picture${scheme.replace('.', ' ')}"
    src=${wayToFile(`embed/${name}.${language()}${scheme}.svg`)}
    alt=""
    width="720"
    height="400"
    loading="lazy"
  />
`;

customElements.define('sepax-contents', SepaxContents);
