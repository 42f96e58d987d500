import { html, type TemplateResult } from 'lit';
import type { BoxTraceStep } from 'sepax/3d';
import { StepEvent } from '../../../figure/element/figure-events.js';
import { hover } from '../../../figure/parts/thing-button.js';
import { rich } from '../../../figure/voice/rich.js';
import { words } from '../../../figure/voice/words.js';
import { axisLabel } from '../../../figures/turned-boxes/solids.js';
import { axisShown } from '../../../figures/turned-boxes/space-painter.js';
import { type BoxesView, faceCount } from '../../../figures/turned-boxes/steps.js';

const sides = [0, 1, 2] as const;

/** The 15 axes in space: the faces along the borders, the pairs of edges where they cross. */
export function axisGrid(view: BoxesView): TemplateResult {
  const face = (box: 0 | 1, side: number): number => 3 * box + side;
  const edges = (i: number, j: number): number => faceCount + 3 * i + j;
  return html`
    <table class="axis-grid" @pointerleave=${(event: Event) => hover(event, null)}>
      <caption>${rich('grid.caption')}</caption>
      <tbody>
        <tr>
          <td></td>
          ${sides.map((j) => cell(view, face(1, j)))}
        </tr>
        ${sides.map(
          (i) => html`
            <tr>
              ${cell(view, face(0, i))} ${sides.map((j) => cell(view, edges(i, j)))}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

function cell(view: BoxesView, index: number): TemplateResult {
  const step = view.evaluation.solids.trace.steps[index]!;
  const name = axisLabel(step.source);
  const active = axisShown(view).index === index;
  const kind = step.source.kind === 'face' ? step.source.box : 'edges';
  return html`
    <td ?data-active=${active} ?data-gap=${step.apart} @pointerenter=${(event: Event) => hover(event, index)}>
      <button
        type="button"
        class="thing ${kind}"
        data-axis=${index}
        aria-label=${words('grid.show', { axis: name, found: found(view, step) })}
        aria-current=${active ? 'true' : 'false'}
        @focus=${(event: Event) => hover(event, index)}
        @blur=${(event: Event) => hover(event, null)}
        @click=${(event: Event) => event.currentTarget!.dispatchEvent(new StepEvent(index))}
      >
        <span>${name}</span>
        <data value=${step.overlap ?? ''}>${found(view, step)}</data>
      </button>
    </td>
  `;
}

/** The gap or the overlap in a word or two. */
function found({ format }: BoxesView, { overlap, apart }: BoxTraceStep): string {
  if (overlap === null) return words('grid.parallel');
  return words(apart ? 'grid.gap' : 'grid.overlap', { size: format.length(Math.abs(overlap)) });
}
