import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { text } from '../../figure/voice/text.js';
import { type Command, type Commands, noCommands } from './commands.js';

const all = Object.keys(noCommands) as readonly (keyof Commands)[];

/** The buttons for fingers, of these commands. They are shown where there is no mouse. */
export function touchPad(
  take: (event: PointerEvent) => void,
  commands: readonly Command[] = all,
): TemplateResult {
  const button = (command: Command, svg: string): TemplateResult | typeof nothing =>
    commands.includes(command)
      ? html`
          <button type="button" class=${command} data-command=${command} tabindex="-1">
            ${icon(svg)}<span class="hidden">${text(`game.command.${command}`)}</span>
          </button>
        `
      : nothing;
  return html`
    <div
      class="pad"
      role="group"
      aria-label=${text('game.pad')}
      @pointerdown=${take}
      @pointermove=${take}
      @pointerup=${take}
      @pointercancel=${take}
      @mousedown=${(event: Event) => event.preventDefault()}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      ${button('left', icons.arrowLeft)} ${button('right', icons.arrowRight)}
      <span class="gap"></span>
      ${button('down', icons.arrowDown)} ${button('fire', icons.fire)} ${button('jump', icons.arrowUp)}
    </div>
  `;
}
