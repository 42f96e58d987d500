import { html, type TemplateResult } from 'lit';
import type { Choice } from '../../../figure/recipes.js';
import { type Language, languages } from '../../../figure/voice/languages.js';
import { words } from '../../../figure/voice/words.js';
import { names } from './wished.js';

const themes = ['auto', 'light', 'dark'] as const;

/** What an author chooses; what is copied has a title and pictures besides. */
export type FigureChoice = Omit<Choice, 'title' | 'alt' | 'picture'>;

/** What to do with what was chosen. */
type Choose = (part: Partial<FigureChoice>) => void;

/** Which figure of how many steps it is to be, and how it looks. */
export function figureChoices(choice: FigureChoice, steps: number, choose: Choose): TemplateResult {
  const { lesson, step, language, theme, height } = choice;
  const numbers = Array.from({ length: steps }, (_, i) => String(i + 1));
  return html`
    <form class="card choices" aria-label=${words('authors.choose')} @submit=${(event: Event) => event.preventDefault()}>
      ${select(
        'lesson',
        lesson,
        names,
        (name) => words(`${name}.title`),
        (name) => choose({ lesson: name, step: null, state: null }),
      )}
      ${select(
        'step',
        String(step ?? ''),
        ['', ...numbers],
        (place) => place || words('authors.step.answer'),
        (place) => choose({ step: place === '' ? null : Number(place) }),
      )}
      ${select(
        'language',
        language,
        Object.keys(languages),
        (name) => languages[name as Language],
        (name) => choose({ language: name as Language }),
      )}
      ${select(
        'theme',
        theme,
        themes,
        (name) => words(`authors.theme.${name}`),
        (name) => choose({ theme: name as Choice['theme'] }),
      )}
      <label>
        <span>${words('authors.height')}</span>
        <input type="number" min="240" max="1600" step="20" .value=${String(height)} @change=${heightTo(choose)} />
      </label>
      ${check('formulas', choice, choose)} ${check('share', choice, choose)}
      <p class="hint">${words('authors.moved')}</p>
      <button type="button" ?disabled=${choice.state === null} @click=${() => choose({ state: null })}>
        ${words('authors.reset')}
      </button>
    </form>
  `;
}

function select(
  name: 'lesson' | 'step' | 'language' | 'theme',
  chosen: string,
  values: readonly string[],
  label: (value: string) => string,
  choose: (value: string) => void,
): TemplateResult {
  return html`
    <label>
      <span>${words(`authors.${name}`)}</span>
      <select name=${name} @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
        ${values.map(
          (value) =>
            html`<option value=${value} ?selected=${value === chosen}>${label(value)}</option>`,
        )}
      </select>
    </label>
  `;
}

function check(name: 'formulas' | 'share', choice: FigureChoice, choose: Choose): TemplateResult {
  return html`
    <label class="check">
      <input
        type="checkbox"
        .checked=${choice[name]}
        @change=${({ target }: Event) => choose({ [name]: (target as HTMLInputElement).checked })}
      />
      <span>${words(`authors.${name}`)}</span>
    </label>
  `;
}

const heightTo =
  (choose: Choose) =>
  ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    if (input.checkValidity()) choose({ height: Number(input.value) });
  };
