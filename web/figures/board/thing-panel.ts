import { html, nothing, type TemplateResult } from 'lit';
import { outlineOf, sideLimits } from '../../figure/pair/outlines.js';
import { vectorOf } from '../../figure/pair/points.js';
import { tidy } from '../../figure/pair/state.js';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import type { NumberEvent } from '../../figure/parts/number-field.js';
import { text } from '../../figure/voice/text.js';
import type { BoardHands } from './hands.js';
import { longestName } from './naming.js';
import { toWorld, turnedTo } from './pose.js';
import { ringsOf } from './rings.js';
import { sizeNames, sizesOf, withSize } from './sizes.js';
import { nameOf } from './starting-forms.js';
import type { BoardState, Form, Thing } from './state.js';
import { withInPair } from './things.js';

/** What can be asked for in the panel of a thing. */
export interface ThingActions {
  readonly hands: Pick<BoardHands, 'moveCorner' | 'insertAfter' | 'removeCorner'>;
  /** All that is chosen. */
  readonly chosen: readonly number[];
  /** Copies what is chosen, for this board or another one. */
  copy(): void;
  /** Whether the corners are listed. */
  readonly listing: boolean;
  list(shown: boolean): void;
  edit(change: (state: BoardState) => BoardState): boolean;
  editThing(index: number, change: (thing: Thing) => Thing): void;
  duplicate(index: number): void;
  remove(index: number): void;
}

/** One thing in form fields: everything that can be dragged can be set here too. */
export function thingPanel(
  { things, pair }: BoardState,
  index: number | null,
  actions: ThingActions,
): TemplateResult {
  if (index === null) return html`<p class="hint">${text('board.thing.none')}</p>`;
  const thing = things[index]!;
  const { form } = thing;
  const set = (change: (thing: Thing) => Thing): void => actions.editThing(index, change);
  const kind = text(`board.kind.${nameOf(form)}`);
  return html`
    <h2>${text('board.name', { name: index + 1, kind })}</h2>
    ${
      actions.chosen.length > 1
        ? html`<p class="hint">${text('board.thing.several', { count: actions.chosen.length })}</p>`
        : nothing
    }
    <div class="fields">
      ${nameField(thing, set)}
      ${field(text('card.x'), thing.x, (x) => set((now) => ({ ...now, x })))}
      ${field(text('card.y'), thing.y, (y) => set((now) => ({ ...now, y })))}
      ${
        form.kind === 'point' || form.kind === 'circle'
          ? nothing
          : field(text('card.angle'), thing.degrees, (degrees) =>
              set((now) => turnedTo(now, degrees)),
            )
      }
      ${sizeFields(form, set)} ${sidesField(form, set)} ${closedField(form, set)}
    </div>
    <div class="buttons">
      <button type="button" @click=${() => actions.duplicate(index)}>
        ${icon(icons.copy)} ${text('board.thing.duplicate')}
      </button>
      <button type="button" @click=${() => actions.copy()}>
        ${icon(icons.paste)} ${text('board.thing.copy')}
      </button>
      <button type="button" @click=${() => actions.remove(index)}>
        ${icon(icons.trash)} ${text('board.thing.delete')}
      </button>
      ${([0, 1] as const).map((place) =>
        pair === null || pair[place] === index
          ? nothing
          : html`
              <button
                type="button"
                @click=${() => actions.edit((state) => withInPair(state, place, index))}
              >
                ${text(place === 0 ? 'board.thing.first' : 'board.thing.second')}
              </button>
            `,
      )}
    </div>
    ${cornerList(thing, index, actions)}
  `;
}

const field = (
  label: string,
  value: number,
  set: (value: number) => void,
  limits: { readonly min?: number; readonly max?: number } = {},
): TemplateResult => html`
  <sepax-number-field
    label=${label}
    .value=${tidy(value)}
    .min=${limits.min}
    .max=${limits.max}
    @number-change=${(event: NumberEvent) => set(event.value)}
  ></sepax-number-field>
`;

/** What the thing is called beside its number. */
function nameField({ name = '' }: Thing, set: SetThing): TemplateResult {
  const change = ({ target }: Event): void => {
    const written = (target as HTMLInputElement).value.trim();
    set(({ name: _, ...thing }) => (written === '' ? thing : { ...thing, name: written }));
  };
  return html`
    <label class="named">
      <span>${text('board.thing.name')}</span>
      <input type="text" maxlength=${longestName} .value=${name} @change=${change} />
    </label>
  `;
}

type SetThing = (change: (thing: Thing) => Thing) => void;

const sizeFields = (form: Form, set: SetThing): TemplateResult[] =>
  sizeNames.flatMap((name) => {
    const value = sizesOf(form)[name];
    if (value === undefined) return [];
    const change = (next: number): void =>
      set((thing) => ({ ...thing, form: withSize(thing.form, name, next) }));
    return [field(text(`board.size.${name}`), value, change, { min: 0 })];
  });

/** Another number of sides makes the polygon regular. */
function sidesField(form: Form, set: SetThing): TemplateResult | typeof nothing {
  if (form.kind !== 'polygon') return nothing;
  const change = (sides: number): void => {
    const points = outlineOf('regular', Math.round(sides));
    set((thing) => ({ ...thing, form: { ...form, points } }));
  };
  return field(text('card.sides'), form.points.length, change, sideLimits);
}

function closedField(form: Form, set: SetThing): TemplateResult | typeof nothing {
  if (form.kind !== 'polyline') return nothing;
  const closed = !form.closed;
  return html`
    <label class="check">
      <input
        type="checkbox"
        .checked=${form.closed}
        @change=${() => set((thing) => ({ ...thing, form: { ...form, closed } }))}
      />
      <span>${text('board.thing.closed')}</span>
    </label>
  `;
}

/** The corners where they stand, to be set, added and removed; there may be many of them. */
function cornerList(
  thing: Thing,
  index: number,
  actions: ThingActions,
): TemplateResult | typeof nothing {
  const count = ringsOf(thing.form).flat().length;
  if (count === 0) return nothing;
  const toggle = (event: Event): void => actions.list((event.target as HTMLDetailsElement).open);
  return html`
    <details ?open=${actions.listing} @toggle=${toggle}>
      <summary>${text('card.corners', { count })}</summary>
      ${actions.listing ? cornerRows(thing, index, actions) : nothing}
    </details>
  `;
}

const cornerRows = (thing: Thing, index: number, { hands }: ThingActions): TemplateResult[] =>
  ringsOf(thing.form).flatMap((ring, place) =>
    ring.map((point, corner) => {
      const { x, y } = toWorld(thing, vectorOf(point));
      const number = place === 0 ? `${corner}` : `${place}:${corner}`;
      const move = (to: { x: number; y: number }): void =>
        hands.moveCorner(index, place, corner, to);
      return html`
        <div class="corner" role="group" aria-label=${text('card.corner', { index: number })}>
          <span>${number}</span>
          ${cornerField(text('card.cornerX', { index: number }), x, (to) => move({ x: to, y }))}
          ${cornerField(text('card.cornerY', { index: number }), y, (to) => move({ x, y: to }))}
          ${cornerButton(icons.plus, text('card.insert', { index: number }), () =>
            hands.insertAfter(index, place, corner),
          )}
          ${cornerButton(icons.close, text('card.remove', { index: number }), () =>
            hands.removeCorner(index, place, corner),
          )}
        </div>
      `;
    }),
  );

const cornerField = (
  label: string,
  value: number,
  set: (value: number) => void,
): TemplateResult => html`
  <sepax-number-field
    bare
    label=${label}
    .value=${tidy(value)}
    @number-change=${(event: NumberEvent) => set(event.value)}
  ></sepax-number-field>
`;

const cornerButton = (svg: string, label: string, press: () => void): TemplateResult => html`
  <button class="icon" type="button" title=${label} aria-label=${label} @click=${press}>
    ${icon(svg)}
  </button>
`;
