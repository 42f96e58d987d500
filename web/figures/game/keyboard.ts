import type { Command } from './commands.js';
import type { Held } from './held.js';

/** By the place of the key, so that they lie as they do on a keyboard of any language. */
const commands: Readonly<Record<string, Command>> = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowDown: 'down',
  KeyS: 'down',
  ArrowUp: 'jump',
  KeyW: 'jump',
  Space: 'jump',
  KeyK: 'jump',
  KeyJ: 'fire',
};

/** Takes a key if it is one of the game's. Keys with Ctrl, Alt or Meta are the browser's. */
export function takeKey(held: Held, event: KeyboardEvent): void {
  const command = commands[event.code];
  if (command === undefined) return;
  if (event.type === 'keyup') {
    held.release(event.code);
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  held.press(event.code, command);
}
