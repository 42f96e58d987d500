import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { EditEvent } from '../../../figure/element/edit-event.js';
import { leaveSlider, touchSlider } from '../../../figure/parts/swipe.js';
import { rich } from '../../../figure/voice/rich.js';
import { words } from '../../../figure/voice/words.js';
import { cellTex } from '../../../figures/segments/formulas.js';
import type { SegmentsView } from '../../../figures/segments/scene.js';
import { finestZoom, mapSize, type SignMap } from '../../../figures/segments/sign-map.js';

type Signs = SignMap['exact'];

/** What floating point and exact signs say around one point, and how far to zoom in. */
export function signMaps(view: SegmentsView): TemplateResult {
  const { map } = view.evaluation;
  const cells = mapSize ** 2;
  const part = ((100 * map.wrong) / cells).toFixed(1);
  return html`
    <h2 id="part-chart">${words('maps.title')}</h2>
    <div class="maps">
      ${signFigure(map.rounded, words('maps.rounded'), words('maps.wrong', { part }))}
      ${signFigure(map.exact, words('maps.exact'), words('maps.right'))}
    </div>
    <label class="zoom">
      <span>${words('maps.zoom')}</span>
      ${zoomSlider(view)}
      <output>${rich('maps.cell', { size: `$${cellTex(map)}$` })}</output>
    </label>
    <p class="key">
      ${keyItem('plus')} ${keyItem('zero')} ${keyItem('minus')}
    </p>
  `;
}

const signFigure = (signs: Signs, name: string, said: string): TemplateResult => html`
  <figure>
    <svg class="map" viewBox="0 0 ${mapSize} ${mapSize}" role="img" aria-label="${name}: ${said}">
      ${(['minus', 'zero', 'plus'] as const).map((kind, i) => area(signs, kind, i - 1))}
      <circle class="focus" cx=${mapSize / 2} cy=${mapSize / 2} r="2.5" />
    </svg>
    <figcaption><b>${name}</b> ${said}</figcaption>
  </figure>
`;

/** All cells of a sign as one path, of a bar for each run of them. */
function area(signs: Signs, kind: string, wanted: number): SVGTemplateResult {
  const bars = signs.flatMap((row, y) =>
    row.flatMap((sign, x) => {
      if (sign !== wanted || row[x - 1] === wanted) return [];
      const end = row.findIndex((other, i) => i > x && other !== wanted);
      return [`M${x} ${y}h${(end < 0 ? mapSize : end) - x}v1H${x}z`];
    }),
  );
  return svg`<path class=${kind} d=${bars.join('')} />`;
}

const keyItem = (kind: 'plus' | 'zero' | 'minus'): TemplateResult => html`
  <span><svg class="map" viewBox="0 0 1 1" aria-hidden="true"><path class=${kind} d="M0 0h1v1h-1z" /></svg>
    ${words(`side.${kind}`)}</span>
`;

function zoomSlider({ state }: SegmentsView): TemplateResult {
  const edit = (event: Event, done: boolean): void => {
    const zoom = (event.target as HTMLInputElement).valueAsNumber;
    event.target!.dispatchEvent(new EditEvent({ ...state, zoom }, done));
  };
  return html`
    <input
      type="range"
      min="0"
      max=${finestZoom}
      .value=${String(state.zoom)}
      aria-valuetext=${words('maps.halvings', { count: state.zoom })}
      @pointerdown=${touchSlider}
      @pointercancel=${leaveSlider}
      @input=${(event: Event) => edit(event, false)}
      @change=${(event: Event) => edit(event, true)}
    />
  `;
}
