import { html, type TemplateResult } from 'lit';
import { type Tool, ToolEvent } from '../element/figure-events.js';
import { text } from '../voice/text.js';
import { icon } from './icons.js';

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
