import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Vector } from 'sepax';
import {
  type OutlineName,
  outlineNames,
  outlineOf,
  recogniseOutline,
  sideLimits,
} from '../../figure/pair/outlines.js';
import { turned } from '../../figure/pair/reshape.js';
import { type Body, type Point, type ShapeName, tidy } from '../../figure/pair/state.js';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import type { NumberEvent } from '../../figure/parts/number-field.js';
import { controls } from '../../figure/styles/controls.js';
import { richText, text } from '../../figure/voice/text.js';
import { type Country, loadCountries } from './countries.js';
import { BodyEvent, CornerEvent, PasteEvent } from './events.js';

/** What the menu shows for the outline in force. */
type Choice = OutlineName | 'country' | 'own';

/** One shape in form fields: everything that can be dragged can be set here too. */
export class SepaxShapeCard extends LitElement {
  static override readonly properties = {
    name: { type: String },
    body: { attribute: false },
    corners: { attribute: false },
    countries: { state: true },
    pickingCountry: { state: true },
  };

  static override readonly styles = [
    controls,
    css`
      :host {
        display: block;
      }
      h2 {
        margin: 0 0 12px;
        font-size: calc(16 * var(--sepax-px, 1px));
        font-weight: 650;
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 96px), 1fr));
        gap: 10px;
      }
      .wide {
        grid-column: 1 / -1;
      }
      label {
        display: block;
        margin-bottom: 3px;
        color: var(--muted);
        font-size: calc(12 * var(--sepax-px, 1px));
      }
      select {
        width: 100%;
        padding: 0 8px;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .row > div {
        flex: 1 1 140px;
        min-width: 0;
      }
      @media (pointer: coarse) {
        .grid {
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 136px), 1fr));
        }
      }
      details {
        margin-top: 12px;
      }
      summary {
        padding: 4px 0;
        cursor: pointer;
        font-size: calc(14 * var(--sepax-px, 1px));
      }
      @media (pointer: coarse) {
        summary {
          padding-block: 10px;
        }
      }
      .corner {
        display: grid;
        grid-template-columns: 22px minmax(0, 1fr) minmax(0, 1fr) auto auto;
        align-items: center;
        gap: 4px;
        margin-top: 4px;
        font-size: calc(13 * var(--sepax-px, 1px));
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  declare name: ShapeName;
  declare body: Body;
  /** The corners where they stand. */
  declare corners: readonly Vector[];
  declare countries: readonly Country[] | null;
  declare pickingCountry: boolean;

  constructor() {
    super();
    this.name = 'a';
    this.body = { points: [], x: 0, y: 0, degrees: 0 };
    this.corners = [];
    this.countries = null;
    this.pickingCountry = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('body');
    if (before && JSON.stringify(before.points) !== JSON.stringify(this.body.points)) {
      this.pickingCountry = false;
    }
  }

  protected override render(): TemplateResult {
    const { body, name } = this;
    const choice = this.#choice();
    return html`
      <h2>${richText('card.shape', { shape: `[${name}]` })}</h2>
      <div class="grid">
        <div class="wide row">
          <div>
            <label for="outline">${text('card.menu')}</label>
            <select id="outline" @change=${this.#onOutline}>
              ${[...outlineNames, 'country' as const, 'own' as const].map(
                (option) => html`
                  <option
                    value=${option}
                    .selected=${option === choice}
                    ?hidden=${option === 'own'}
                    ?disabled=${option === 'own'}
                  >
                    ${text(`shape.${option}`)}
                  </option>
                `,
              )}
            </select>
          </div>
          ${choice === 'regular' ? this.#sides() : nothing}
          ${choice === 'country' ? this.#country() : nothing}
        </div>
        ${this.#field('card.x', tidy(body.x), 1, (x) => this.#edit({ ...body, x }))}
        ${this.#field('card.y', tidy(body.y), 1, (y) => this.#edit({ ...body, y }))}
        ${this.#field('card.angle', tidy(body.degrees), 1, (degrees) =>
          this.#edit(turned(body, degrees)),
        )}
        <button class="wide" type="button" @click=${this.#onPaste}>
          ${icon(icons.paste)} ${text('card.paste')}
        </button>
      </div>
      <details>
        <summary>${text('card.corners', { count: this.corners.length })}</summary>
        ${this.corners.map((corner, i) => this.#corner(corner, i))}
      </details>
    `;
  }

  #choice(): Choice {
    if (this.pickingCountry) return 'country';
    const known = recogniseOutline(this.body.points);
    if (known !== null) return known;
    return this.#countryInForce() === undefined ? 'own' : 'country';
  }

  #countryInForce(): Country | undefined {
    const points = JSON.stringify(this.body.points);
    return this.countries?.find(({ outline }) => JSON.stringify(outline) === points);
  }

  #sides(): TemplateResult {
    return html`
      <div>
        <sepax-number-field
          label=${text('card.sides')}
          .value=${this.body.points.length}
          .min=${sideLimits.min}
          .max=${sideLimits.max}
          @number-change=${(event: NumberEvent) =>
            this.#outline(outlineOf('regular', Math.round(event.value)))}
        ></sepax-number-field>
      </div>
    `;
  }

  #country(): TemplateResult {
    const chosen = this.#countryInForce();
    return html`
      <div>
        <label for="country">${text('card.country')}</label>
        <select id="country" @change=${this.#onCountry} ?disabled=${this.countries === null}>
          <option value="" disabled .selected=${chosen === undefined}>
            ${text(this.countries === null ? 'card.loading' : 'card.chooseCountry')}
          </option>
          ${this.countries?.map(
            (country) => html`
              <option value=${country.name} .selected=${country === chosen}>${country.name}</option>
            `,
          )}
        </select>
      </div>
    `;
  }

  #field(
    key: 'card.x' | 'card.y' | 'card.angle',
    value: number,
    step: number,
    set: (value: number) => void,
  ): TemplateResult {
    return html`
      <sepax-number-field
        label=${text(key)}
        .value=${value}
        .step=${step}
        @number-change=${(event: NumberEvent) => set(event.value)}
      ></sepax-number-field>
    `;
  }

  #corner({ x, y }: Vector, index: number): TemplateResult {
    const move = (to: Point): void => this.#onCorner({ kind: 'move', index, to });
    return html`
      <div class="corner" role="group" aria-label=${text('card.corner', { index })}>
        <span>${index}</span>
        <sepax-number-field
          bare
          label=${text('card.cornerX', { index })}
          .value=${tidy(x)}
          @number-change=${(event: NumberEvent) => move([event.value, y])}
        ></sepax-number-field>
        <sepax-number-field
          bare
          label=${text('card.cornerY', { index })}
          .value=${tidy(y)}
          @number-change=${(event: NumberEvent) => move([x, event.value])}
        ></sepax-number-field>
        ${this.#cornerButton(icons.plus, text('card.insert', { index }), 'insert', index, false)}
        ${this.#cornerButton(
          icons.close,
          text('card.remove', { index }),
          'remove',
          index,
          this.corners.length === 3,
        )}
      </div>
    `;
  }

  #cornerButton(
    svg: string,
    label: string,
    kind: 'insert' | 'remove',
    index: number,
    disabled: boolean,
  ): TemplateResult {
    return html`
      <button
        class="icon ${disabled ? 'off' : ''}"
        type="button"
        title=${label}
        aria-label=${label}
        aria-disabled=${disabled}
        @click=${() => disabled || this.#onCorner({ kind, index })}
      >
        ${icon(svg)}
      </button>
    `;
  }

  #onCorner(edit: CornerEvent['edit']): void {
    this.dispatchEvent(new CornerEvent(this.name, edit));
  }

  #outline(points: readonly Point[]): void {
    this.#edit({ ...this.body, points });
  }

  #edit(body: Body): void {
    this.dispatchEvent(new BodyEvent(this.name, body));
  }

  readonly #onPaste = (): void => {
    this.dispatchEvent(new PasteEvent(this.name));
  };

  readonly #onOutline = async (event: Event): Promise<void> => {
    const choice = (event.target as HTMLSelectElement).value as Choice;
    this.pickingCountry = choice === 'country';
    if (choice === 'country') this.countries = await loadCountries();
    else if (choice !== 'own') this.#outline(outlineOf(choice, sideLimits.start));
  };

  readonly #onCountry = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const country = this.countries?.find(({ name }) => name === value);
    if (country !== undefined) this.#outline(country.outline);
  };
}

customElements.define('sepax-shape-card', SepaxShapeCard);
