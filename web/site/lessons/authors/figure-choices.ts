import { html, nothing, type TemplateResult } from 'lit';
import type { Choice } from '../../../figure/recipes.js';
import { type Language, languages } from '../../../figure/voice/languages.js';
import { words } from '../../../figure/voice/words.js';
import { isLessonName } from '../../../figures/registry.js';
import { names } from './wished.js';

const themes = ['auto', 'light', 'dark'] as const;

/** What an author chooses; what is copied has a title and pictures besides. */
export type FigureChoice = Omit<Choice, 'title' | 'alt' | 'picture'>;

/** What to do with what was chosen. */
type Choose = (part: Partial<FigureChoice>) => void;

/** In CSS pixels, as `<sepax-figure>` has it. */
const heights = { least: 240, most: 1600 } as const;

/** What there is to choose from. */
export interface Offer {
  /** The numbers of the figure's steps. */
  readonly steps: readonly number[];
  /** Whether readers find more than pictures in the menu of the figure: what leads to the site. */
  readonly leadsHere: boolean;
}

/** Which figure it is to be, and how it looks. */
export function figureChoices(
  choice: FigureChoice,
  { steps, leadsHere }: Offer,
  choose: Choose,
): TemplateResult {
  const { lesson, step, language, theme, height, formulas, share } = choice;
  return html`
    <form class="card choices" aria-label=${words('authors.choose')} @submit=${(event: Event) => event.preventDefault()}>
      ${select(
        'lesson',
        lesson,
        names,
        (name) => words(`${name}.title`),
        (name) =>
          choose({
            lesson: name,
            step: null,
            state: null,
            formulas: formulas && isLessonName(name),
          }),
      )}
      ${select(
        'step',
        String(step ?? ''),
        ['', ...steps.map(String)],
        (number) =>
          number === '' ? words('authors.step.answer') : String(steps.indexOf(Number(number)) + 1),
        (number) => choose({ step: number === '' ? null : Number(number) }),
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
        <input type="number" min=${heights.least} max=${heights.most} step="20" .value=${String(height)} @change=${heightTo(choose, height)} />
      </label>
      ${check(words('authors.formulas'), formulas, (shown) => choose({ formulas: shown }), !isLessonName(lesson))}
      ${check(words(leadsHere ? 'authors.share' : 'authors.share.picture'), share, (offered) => choose({ share: offered }))}
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
            html`<option
              value=${value}
              lang=${name === 'language' ? value : nothing}
              ?selected=${value === chosen}
            >${label(value)}</option>`,
        )}
      </select>
    </label>
  `;
}

function check(
  label: string,
  chosen: boolean,
  choose: (chosen: boolean) => void,
  isOff = false,
): TemplateResult {
  return html`
    <label class="check">
      <input
        type="checkbox"
        .checked=${chosen}
        ?disabled=${isOff}
        @change=${({ target }: Event) => choose((target as HTMLInputElement).checked)}
      />
      <span>${label}</span>
    </label>
  `;
}

/** Takes the nearest height that there is, and shows it. */
const heightTo =
  (choose: Choose, before: number) =>
  ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const { least, most } = heights;
    const wanted = Number.isNaN(input.valueAsNumber) ? before : Math.round(input.valueAsNumber);
    const height = Math.min(most, Math.max(least, wanted));
    input.value = String(height);
    choose({ height });
  };
