import { html, type TemplateResult } from 'lit';
import { words } from '../../figure/voice/words.js';
import type { Held } from './held.js';
import { takeKey } from './keyboard.js';
import { takeTouch } from './touch.js';
import { touchPad } from './touch-pad.js';

/** What a scene is played with: buttons for fingers, and the keys while the pad has the focus. */
export function playPad(held: Held, run: () => void): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    takeKey(held, event);
    if (event.defaultPrevented) run();
  };
  const onPointer = (event: PointerEvent): void => {
    takeTouch(held, document, event);
    if (event.type !== 'pointerdown') return;
    (event.currentTarget as HTMLElement).closest<HTMLElement>('.play')?.focus();
    run();
  };
  return html`
    <div
      class="play"
      role="application"
      tabindex="0"
      aria-label=${words('play.label')}
      @keydown=${onKey}
      @keyup=${onKey}
      @blur=${() => held.clear()}
    >
      ${touchPad(onPointer)}
      <p>${words('play.keys')}</p>
    </div>
  `;
}
