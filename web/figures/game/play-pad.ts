import { html, type TemplateResult } from 'lit';
import type { Command } from './commands.js';
import type { Held } from './held.js';
import { takeKey } from './keyboard.js';
import { takeTouch } from './touch.js';
import { touchPad } from './touch-pad.js';

/** What a pad says of itself, and the commands that it has; without them, all. */
export interface Pad {
  readonly label: string;
  readonly keys: string;
  readonly commands?: readonly Command[];
}

/** What a scene is played with: buttons for fingers, and the keys while the pad has the focus. */
export function playPad(
  held: Held,
  run: () => void,
  { label, keys, commands }: Pad,
): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    takeKey(held, event);
    if (event.defaultPrevented) run();
  };
  const onPointer = (event: PointerEvent): void => {
    takeTouch(held, (event.target as Node).getRootNode() as Document | ShadowRoot, event);
    if (event.type !== 'pointerdown') return;
    (event.currentTarget as HTMLElement).closest<HTMLElement>('.play')?.focus();
    run();
  };
  return html`
    <div
      class="play"
      role="application"
      tabindex="0"
      aria-label=${label}
      @keydown=${onKey}
      @keyup=${onKey}
      @blur=${() => held.clear()}
    >
      ${touchPad(onPointer, commands)}
      <p>${keys}</p>
    </div>
  `;
}
