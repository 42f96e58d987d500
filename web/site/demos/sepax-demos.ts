import { html, LitElement, type TemplateResult } from 'lit';
import { Translated, text } from '../../figure/voice/text.js';
import { language } from '../../figure/voice/words.js';
import { wayTo, wayToFile } from '../addresses.js';
import { pages } from '../pages.js';

/** The pages to go to. */
const demos = ['stress', 'race', 'playground', 'check', 'worker'] as const;
type Demo = (typeof demos)[number];

/** The pages that show the library at work: what each looks like, what it is, and what to do there. */
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
      <ol class="contents demos">
        ${demos.map(
          (name) => html`
            <li>
              <a href=${wayTo(pages[name])}>
                ${picture(name, 'light')} ${picture(name, 'dark')}
                <b>${text(`demos.${name}.title`)}</b>
                <span>${text(`demos.${name}.summary`)}</span>
                <span class="try">${text(`demos.${name}.try`)}</span>
              </a>
            </li>
          `,
        )}
      </ol>
    `;
  }
}

/** The playground is a figure, which has its own picture; the others are drawn by `pictures.ts`. */
const fileOf = (name: Demo, scheme: 'light' | 'dark'): string =>
  name === 'playground'
    ? `embed/playground.${language()}${scheme === 'dark' ? '.dark' : ''}.svg`
    : `demos/${name}.${scheme}.svg`;

/** In the colours of the page: one of the two is shown. */
const picture = (name: Demo, scheme: 'light' | 'dark'): TemplateResult => html`
  <img
    class=${scheme === 'dark' ? 'picture dark' : 'picture'}
    src=${wayToFile(fileOf(name, scheme))}
    alt=""
    width=${name === 'stress' ? 1460 : 720}
    height="400"
    loading="lazy"
  />
`;

customElements.define('sepax-demos', SepaxDemos);
