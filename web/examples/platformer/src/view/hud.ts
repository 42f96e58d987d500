/** Numbers and the card: plain elements over the picture, so that they can be read aloud and focused. */
import type { Game } from '../game.js';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

function write(id: string, text: string): void {
  const target = element(id);
  if (target.textContent !== text) target.textContent = text;
}

/** Minutes, seconds and tenths. */
function clock(seconds: number): string {
  const tenths = Math.floor(10 * seconds);
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}

export class Hud {
  readonly #start = element('start');

  constructor(begin: () => void) {
    this.#start.addEventListener('click', () => {
      element('card').hidden = true;
      // Otherwise space would press it again.
      this.#start.blur();
      begin();
    });
    this.#start.focus();
  }

  show({ glints, all, time }: Game): void {
    write('glints', String(glints));
    write('all', String(all));
    write('time', clock(time));
  }

  end({ glints, all, time }: Game): void {
    write('title', 'There');
    write('story', `${glints} of ${all} glints in ${clock(time)}.`);
    write('start', 'Run again');
    element('keys').hidden = true;
    element('card').hidden = false;
    this.#start.focus();
  }

  debug(text: string | null): void {
    element('debug').hidden = text === null;
    if (text !== null) write('debug', text);
  }
}
