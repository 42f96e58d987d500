import type { Command } from './commands.js';
import type { Held } from './held.js';

/** Takes a finger on the buttons of the game, each of which has its command in `data-command`. */
export function takeTouch(held: Held, root: DocumentOrShadowRoot, event: PointerEvent): void {
  const finger = `pointer ${event.pointerId}`;
  const over = event.type === 'pointerup' || event.type === 'pointercancel';
  // A finger may slide from one button to the next, though its events go to the first.
  const button = over ? null : root.elementFromPoint(event.clientX, event.clientY);
  const command = button?.closest<HTMLElement>('[data-command]')?.dataset.command;
  const pressed = event.type === 'pointerdown' || event.buttons !== 0;
  if (command === undefined || !pressed) held.release(finger);
  else held.press(finger, command as Command);
}
