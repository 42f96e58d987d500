import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { AxisHoverEvent, StepEvent } from '../element/figure-events.js';

/** Points at a thing of the figure from beside it, or at none. */
export const hover = (event: Event, thing: number | null): boolean =>
  event.target!.dispatchEvent(new AxisHoverEvent(thing));

/** The name of a thing of the figure. */
export interface ThingName {
  readonly thing: number;
  readonly name: unknown;
  /** What assistive technology reads instead of the name. */
  readonly label?: string;
  readonly tone?: string;
  /** Whether the figure speaks of it now. */
  readonly active: boolean;
}

/** A name that points at its thing when it has the focus, and goes to where the lesson speaks of it. */
export function thingButton({ thing, name, label, tone = '', active }: ThingName): TemplateResult {
  return html`
    <button
      type="button"
      class="thing ${tone}"
      aria-label=${ifDefined(label)}
      aria-current=${active ? 'true' : 'false'}
      @focus=${(event: Event) => hover(event, thing)}
      @blur=${(event: Event) => hover(event, null)}
      @click=${({ currentTarget }: Event) => currentTarget!.dispatchEvent(new StepEvent(thing))}
    >${name}</button>
  `;
}
