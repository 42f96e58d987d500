import { html, nothing, type TemplateResult } from 'lit';
import { type Point, tidy } from '../../figure/pair/state.js';
import type { NumberEvent } from '../../figure/parts/number-field.js';
import { richText, text } from '../../figure/voice/text.js';
import { VelocityEvent } from './events.js';

/** The velocity that `a` gets when its motion is switched on. */
const firstVelocity: Point = [90, -40];

/** The velocity of `a` in form fields. */
export function motionCard(velocity: Point | null): TemplateResult {
  const send = (event: Event, next: Point | null): void => {
    event.target!.dispatchEvent(new VelocityEvent(next));
  };
  return html`
    <h2>${text('card.motion')}</h2>
    <label class="check">
      <input
        type="checkbox"
        .checked=${velocity !== null}
        @change=${(event: Event) => send(event, velocity === null ? firstVelocity : null)}
      />
      <span>${richText('card.moving')}</span>
    </label>
    ${
      velocity === null
        ? nothing
        : html`
            <div class="pair">
              <sepax-number-field
                label=${text('card.vx')}
                .value=${tidy(velocity[0])}
                @number-change=${(event: NumberEvent) => send(event, [event.value, velocity[1]])}
              ></sepax-number-field>
              <sepax-number-field
                label=${text('card.vy')}
                .value=${tidy(velocity[1])}
                @number-change=${(event: NumberEvent) => send(event, [velocity[0], event.value])}
              ></sepax-number-field>
            </div>
          `
    }
  `;
}
