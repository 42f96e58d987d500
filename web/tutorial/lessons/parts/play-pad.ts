import { html, type TemplateResult } from 'lit';
import type { Held } from '../../game/input/held.js';
import { takeKey } from '../../game/input/keyboard.js';
import { takeTouch } from '../../game/input/touch.js';
import { touchPad } from '../../game/touch-pad.js';
import { words } from '../language.js';

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
