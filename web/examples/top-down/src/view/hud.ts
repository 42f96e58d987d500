/** Numbers and cards: plain elements over the canvas, so that they can be read aloud, selected and focused. */
import type { Tally } from '../simulation/tally.js';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Writes only what has changed: a page that is touched is laid out anew. */
function write(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

const BEST = 'lamplight-best';

/** Some browsers allow no storage: then nothing is remembered. */
function bestScore(score = 0): number {
  try {
    const best = Math.max(score, Number(localStorage.getItem(BEST) ?? 0));
    localStorage.setItem(BEST, String(best));
    return best;
  } catch {
    return score;
  }
}

export class Hud {
  readonly #card = element('card');
  readonly #start = element('start') as HTMLButtonElement;

  constructor(begin: () => void) {
    this.#start.addEventListener('click', begin);
    // The keys of the game are no way around the card; return is, wherever the focus is.
    addEventListener('keydown', ({ code, target }) => {
      if (code === 'Enter' && !this.#card.hidden && target !== this.#start) begin();
    });
    this.#best(bestScore());
    this.#start.focus();
  }

  show({ score, combo, lights, moths }: Tally, past: number): void {
    write(element('score'), String(score));
    write(element('combo'), combo > 1 ? `×${combo}` : '');
    write(element('left'), String(moths));
    write(element('lights'), '●'.repeat(lights) + '○'.repeat(5 - lights));
    element('lights').ariaLabel = lights === 1 ? '1 light' : `${lights} lights`;
    element('past').style.scale = `${past} 1`;
  }

  play(): void {
    this.#card.hidden = true;
    // Otherwise space would press the button again.
    this.#start.blur();
  }

  end({ score, moths, lights, tick }: Tally): void {
    if (!this.#card.hidden) return;
    const won = moths === 0;
    const seconds = Math.round(tick / 60);
    write(element('title'), won ? 'Quiet at last' : 'The lamp is out');
    write(
      element('story'),
      won
        ? `All of them, in ${seconds} seconds, with ${lights} of 5 lights left: ${score} points.`
        : `${score} points, and ${moths} moths still about. Turn time back, or begin again.`,
    );
    element('keys').hidden = true;
    write(this.#start, 'Begin again');
    this.#best(bestScore(score));
    this.#card.hidden = false;
    this.#start.focus();
  }

  /** For whoever wants to know what the library does: see the README. */
  debug(text: string | null): void {
    const panel = element('debug');
    panel.hidden = text === null;
    if (text !== null) write(panel, text);
  }

  #best(score: number): void {
    write(element('best'), score > 0 ? `Best so far: ${score}` : '');
  }
}
