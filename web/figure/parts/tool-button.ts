import { html, type TemplateResult } from 'lit';
import { type Tool, ToolEvent } from '../element/figure-events.js';
import { text } from '../voice/text.js';
import { icon } from './icon.js';
import * as icons from './icons.js';

/** They are named one by one: a bundle of figures has no icons that it does not show. */
export const toolIcons = {
  undo: icons.undo,
  redo: icons.redo,
  reset: icons.reset,
  fit: icons.fit,
} as const;

/** A button that asks for a tool. One that can do nothing keeps the focus, so that it is not lost by the last press. */
export function toolButton(tool: Exclude<Tool, 'apply'>, disabled: boolean): TemplateResult {
  const label = text(`tools.${tool}`);
  return html`
    <button
      class="icon ${disabled ? 'off' : ''}"
      type="button"
      title=${label}
      aria-label=${label}
      aria-disabled=${disabled}
      @click=${(event: Event) => disabled || event.target!.dispatchEvent(new ToolEvent(tool))}
    >
      ${icon(toolIcons[tool])}
    </button>
  `;
}
