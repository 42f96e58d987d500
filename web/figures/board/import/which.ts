import { html, type TemplateResult } from 'lit';
import { text } from '../../../figure/voice/text.js';
import { nameOf } from '../starting-forms.js';
import type { Thing } from '../state.js';

/** Which of the shapes that were found are wanted, where there are more than fit. */
export class Which {
  private constructor(
    readonly things: readonly Thing[],
    /** How many fit. */
    readonly room: number,
    readonly chosen: ReadonlySet<number>,
  ) {}

  /** The first ones, as many as fit. */
  static of(things: readonly Thing[], room: number): Which {
    return new Which(things, room, new Set([...things.keys()].slice(0, Math.max(0, room))));
  }

  get isNeeded(): boolean {
    return this.things.length > this.room;
  }

  get isFull(): boolean {
    return this.chosen.size >= this.room;
  }

  get wanted(): readonly Thing[] {
    return this.things.filter((_, i) => this.chosen.has(i));
  }

  with(index: number, isWanted: boolean): Which {
    const others = [...this.chosen].filter((i) => i !== index);
    return new Which(this.things, this.room, new Set(isWanted ? [...others, index] : others));
  }

  none(): Which {
    return new Which(this.things, this.room, new Set());
  }
}

/** The shapes to choose from, by their names or kinds. */
export const whichList = (which: Which, choose: (next: Which) => void): TemplateResult => html`
  <fieldset class="which">
    <legend>
      ${text('import.which', { count: which.things.length, room: which.room, chosen: which.chosen.size })}
    </legend>
    <button type="button" @click=${() => choose(which.none())}>${text('import.which.none')}</button>
    <div class="list">
      ${which.things.map((thing, i) => {
        const isWanted = which.chosen.has(i);
        const kind = text(`board.kind.${nameOf(thing.form)}`);
        return html`
          <label class="check">
            <input
              type="checkbox"
              .checked=${isWanted}
              ?disabled=${!isWanted && which.isFull}
              @change=${() => choose(which.with(i, !isWanted))}
            />
            <span>${text('board.option', { name: thing.name ?? i + 1, kind })}</span>
          </label>
        `;
      })}
    </div>
  </fieldset>
`;
