import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';
import { text } from '../text.js';
import { type Tool, ToolEvent } from './figure-events.js';

/** A button that asks for a tool. */
export function toolButton(tool: Exclude<Tool, 'apply'>, disabled: boolean): TemplateResult {
  const label = text(`tools.${tool}`);
  return html`
    <button
      class="icon"
      type="button"
      title=${label}
      aria-label=${label}
      ?disabled=${disabled}
      @click=${(event: Event) => event.target!.dispatchEvent(new ToolEvent(tool))}
    >
      ${icon(tool)}
    </button>
  `;
}
