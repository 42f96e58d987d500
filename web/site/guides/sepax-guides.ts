import { html, LitElement, type TemplateResult } from 'lit';
import { Translated } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import { wayTo } from '../addresses.js';
import '../search/sepax-search.js';
import { entries, entryAt, guideAt, guides, guideTopics } from './guides.js';

/** The contents of guides and reference. */
export class SepaxGuides extends LitElement {
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
      ${guideTopics.map(
        (topic) => html`
          <h2>${words(`guides.topic.${topic}`)}</h2>
          <ol class="contents even guides">
            ${guides[topic].map((name) =>
              entry(guideAt(name), words(`guide.${name}.title`), words(`guide.${name}.summary`)),
            )}
          </ol>
        `,
      )}
      <h2>${words('guides.reference')}</h2>
      <ol class="contents even guides">
        ${entries.map((name) => entry(entryAt(name), name, words(`entry.${name}.summary`)))}
      </ol>
    `;
  }
}

const entry = (way: string, title: string, summary: string): TemplateResult => html`
  <li>
    <a href=${wayTo(way)}>
      <b>${title}</b>
      <span>${summary}</span>
    </a>
  </li>
`;

customElements.define('sepax-guides', SepaxGuides);
