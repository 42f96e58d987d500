import { html, type TemplateResult } from 'lit';
import { leaveSlider, touchSlider } from '../../figure/parts/swipe.js';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { limits, type Settings } from './settings.js';

type Choose = (part: Partial<Settings>) => void;

/** What can be chosen of the scene, but for what is in the toolbar. */
export function settingsPanel(settings: Settings, choose: Choose): TemplateResult {
  return html`
    <h2>${text('stress.settings')}</h2>
    ${slider('count', settings.count, whole(settings.count), choose)}
    ${slider(
      'moving',
      settings.moving,
      text('stress.moving.value', { share: settings.moving }),
      choose,
    )}
    ${check('tree', settings.tree, choose)} ${check('links', settings.links, choose)}
  `;
}

function slider(
  name: 'count' | 'moving',
  value: number,
  written: string,
  choose: Choose,
): TemplateResult {
  const { min, max, step } = limits[name];
  return html`
    <div class="slider">
      <label for=${name}>${text(`stress.${name}`)}</label>
      <span class="value" aria-hidden="true">${written}</span>
      <input
        id=${name}
        type="range"
        min=${min}
        max=${max}
        step=${step}
        .value=${String(value)}
        aria-valuetext=${written}
        @pointerdown=${touchSlider}
        @pointercancel=${leaveSlider}
        @input=${(event: Event) =>
          choose({ [name]: (event.target as HTMLInputElement).valueAsNumber })}
      />
    </div>
  `;
}

function check(name: 'tree' | 'links', checked: boolean, choose: Choose): TemplateResult {
  return html`
    <div class="check">
      <input
        id=${name}
        type="checkbox"
        .checked=${checked}
        aria-describedby="${name}-hint"
        @change=${(event: Event) => choose({ [name]: (event.target as HTMLInputElement).checked })}
      />
      <div>
        <label for=${name}>${text(`stress.${name}`)}</label>
        <small id="${name}-hint">${text(`stress.${name}.hint`)}</small>
      </div>
    </div>
  `;
}
