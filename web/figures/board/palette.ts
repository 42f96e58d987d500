import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { text } from '../../figure/voice/text.js';
import { type StartingName, startingForms, startingNames } from './starting-forms.js';
import type { Form } from './state.js';

/** Small pictures of what is added, 32 × 24. */
const pictures: Readonly<Record<StartingName, SVGTemplateResult>> = {
  point: svg`<circle class="full" cx="16" cy="12" r="3" />`,
  circle: svg`<circle cx="16" cy="12" r="9" />`,
  box: svg`<rect x="5" y="5" width="22" height="14" />`,
  rounded: svg`<rect x="5" y="4" width="22" height="16" rx="6" />`,
  segment: svg`<path d="M6 17L26 7" />`,
  capsule: svg`<rect x="4" y="7" width="24" height="10" rx="5" transform="rotate(-16 16 12)" />`,
  polygon: svg`<path d="M16 2.5l9.5 7-3.6 11.2H10.1L6.5 9.5z" />`,
  concave: svg`<path d="M5 4h22v16h-7v-8h-8v8H5z" />`,
  holed: svg`<path d="M5 3h22v18H5zM11 8v8h10V8z" />`,
  polyline: svg`<path class="open" d="M4 18l8-11 7 9 9-10" />`,
};

export interface PaletteActions {
  add(form: Form): void;
  /** Begins to draw by hand, or ends it. */
  toggleDrawing(byKey: boolean): void;
  importShapes(): void;
}

/** A button for each kind of shape, for drawing one by hand, and for those from elsewhere. */
export function palette(drawing: boolean, actions: PaletteActions): TemplateResult {
  return html`
    <div class="palette" role="group" aria-label=${text('board.palette')}>
      <button
        type="button"
        data-kind="drawn"
        aria-pressed=${drawing}
        @click=${({ detail }: MouseEvent) => actions.toggleDrawing(detail === 0)}
      >
        <svg class="kind" viewBox="0 0 32 24" aria-hidden="true">
          <path class="open" d="M4 17c3-9 8-13 9-8s-4 11 1 9 6-10 9-8-1 8 5 6" />
        </svg>
        ${text('board.draw')}
      </button>
      ${startingNames.map(
        (name) => html`
          <button type="button" data-kind=${name} @click=${() => actions.add(startingForms[name])}>
            <svg class="kind" viewBox="0 0 32 24" aria-hidden="true">${pictures[name]}</svg>
            ${text(`board.add.${name}`)}
          </button>
        `,
      )}
      <button type="button" data-kind="imported" @click=${() => actions.importShapes()}>
        ${icon(icons.file)} ${text('import.open')}
      </button>
    </div>
  `;
}
