import { html, LitElement, type TemplateResult } from 'lit';
import { richText, text } from './text.js';
import './theme-toggle.js';

/** The head of the page, in the light DOM so that reader modes and print find it. */
export class SepaxMasthead extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <header>
        <div class="masthead">
          <span class="brand">sepax</span>
          <sepax-theme-toggle></sepax-theme-toggle>
        </div>
        <h1>${text('page.heading')}</h1>
        <p class="lead">${richText('page.lead')} ${text('page.honesty')}</p>
      </header>
    `;
  }
}

customElements.define('sepax-masthead', SepaxMasthead);
