import { html, LitElement, nothing, type TemplateResult } from 'lit';
import packageJson from '../../package.json' with { type: 'json' };
import { Translated, text } from '../figure/voice/text.js';
import { type Sourced, sourceAddress } from './source-address.js';

const { version, license } = packageJson;
/** None as long as the package does not say where it is: CONTRIBUTING.md, “Release”. */
const source = sourceAddress(packageJson as Sourced);

/** The foot of each page: what may be done with all this, where it comes from, and how new it is. */
export class SepaxFooter extends LitElement {
  constructor() {
    super();
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    // What stands for it in the page until scripts run.
    this.replaceChildren();
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <footer>
        <span>sepax ${version}</span>
        <span>${text('footer.license', { license })}</span>
        ${source === undefined ? nothing : html`<a href=${source}>${text('footer.source')}</a>`}
      </footer>
    `;
  }
}

customElements.define('sepax-footer', SepaxFooter);
