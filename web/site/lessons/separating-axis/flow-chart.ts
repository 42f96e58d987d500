import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { PairView } from '../../../figure/pair/pair-scene.js';
import { words } from '../../../figure/voice/words.js';
import type { Phase } from '../../../figures/separating-axis/steps.js';

/** The boxes of the chart: where their middles are, and whether they ask something. */
const boxes: Readonly<Record<Phase | 'more', { x: number; y: number; asks: boolean }>> = {
  edge: { x: 130, y: 20, asks: false },
  normal: { x: 130, y: 80, asks: false },
  duplicate: { x: 130, y: 145, asks: true },
  project: { x: 130, y: 214, asks: false },
  compare: { x: 130, y: 279, asks: true },
  more: { x: 130, y: 354, asks: true },
  apart: { x: 312, y: 279, asks: false },
  together: { x: 312, y: 354, asks: false },
};

type Box = keyof typeof boxes;

interface Way {
  readonly path: string;
  /** The answer that takes this way, and where it is written. */
  readonly label?: readonly ['yes' | 'no', number, number];
  /** Whether the figure takes this way now. */
  readonly taken: (view: PairView) => boolean;
}

const during =
  (...phases: readonly string[]) =>
  ({ step }: PairView): boolean =>
    phases.includes(step.phase);

const repeats = ({ step }: PairView): boolean => step.phase === 'duplicate' && step.hollow === true;
const overlaps = ({ step, evaluation }: PairView): boolean =>
  step.phase === 'compare' && !evaluation.trace.steps[step.axis]!.apart;
const separates = (view: PairView): boolean => during('compare')(view) && !overlaps(view);
/** Whether no edge is left after this one. */
const ends = ({ step, evaluation }: PairView): boolean =>
  step.axis === evaluation.trace.steps.length - 1;
const goesOn = (view: PairView): boolean => (repeats(view) || overlaps(view)) && !ends(view);
const finishes = (view: PairView): boolean => (repeats(view) || overlaps(view)) && ends(view);

const ways: readonly Way[] = [
  { path: 'M130 38v24', taken: during('normal') },
  { path: 'M130 98v24', taken: during('duplicate') },
  { path: 'M130 168v28', label: ['no', 156, 187], taken: during('project') },
  { path: 'M46 145H18V354h28', label: ['yes', 32, 137], taken: repeats },
  { path: 'M130 232v24', taken: during('compare') },
  { path: 'M130 302v29', label: ['yes', 156, 321], taken: overlaps },
  {
    path: 'M214 279h44',
    label: ['no', 234, 271],
    taken: (view) => separates(view) || during('apart')(view),
  },
  {
    path: 'M214 354h44',
    label: ['no', 234, 346],
    taken: (view) => finishes(view) || during('together')(view),
  },
  { path: 'M130 377v20H2V20h44', label: ['yes', 156, 396], taken: goesOn },
];

const width = 168;
const exitWidth = 108;

/** Letters in units of the chart, which is so narrow that they stay legible on a phone. */
const letters = 14;

/** The method as a chart, with the place where the figure is. */
export function flowChart(view: PairView): TemplateResult {
  const { phase } = view.step;
  return html`
    <h2 id="part-chart">${words('part.chart')}</h2>
    <svg
      class="flow"
      viewBox="0 0 368 406"
      font-size=${letters}
      role="img"
      aria-label=${words('chart.label', { place: words(`chart.${phase}`) })}
    >
      <defs>
        ${head('tip')} ${head('tip-taken')}
      </defs>
      ${ways.map((way) => drawWay(way, way.taken(view)))}
      ${(Object.keys(boxes) as Box[]).map((name) => drawBox(name, isLit(name, view)))}
    </svg>
  `;
}

const isLit = (name: Box, view: PairView): boolean =>
  name === view.step.phase || (name === 'more' && (goesOn(view) || finishes(view)));

const head = (id: string): SVGTemplateResult => svg`
  <marker id=${id} class=${id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"
    markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0l8 4-8 4z" /></marker>`;

function drawWay({ path, label }: Way, taken: boolean): SVGTemplateResult {
  const tip = taken ? 'tip-taken' : 'tip';
  return svg`
    <path class="way" ?data-taken=${taken} d=${path} marker-end="url(#${tip})" />
    ${label === undefined ? '' : svg`<text class="answer" text-anchor="middle" x=${label[1]} y=${label[2]}>${words(`chart.${label[0]}`)}</text>`}
  `;
}

function drawBox(name: Box, lit: boolean): SVGTemplateResult {
  const { x, y, asks } = boxes[name];
  const exit = name === 'apart' || name === 'together';
  const wide = exit ? exitWidth : width;
  const left = x - wide / 2;
  const outline = asks
    ? svg`<path d="M${left} ${y}l16 -23h${wide - 32}l16 23l-16 23h${32 - wide}z" />`
    : svg`<rect x=${left} y=${y - 18} width=${wide} height="36" rx=${exit ? 18 : 7} />`;
  return svg`
    <g class="box ${exit ? 'exit' : ''}" data-box=${name} ?data-lit=${lit}>
      ${outline}
      <text x=${x} y=${y} text-anchor="middle" dominant-baseline="central">
        ${words(`chart.${name}`)}
      </text>
    </g>
  `;
}
