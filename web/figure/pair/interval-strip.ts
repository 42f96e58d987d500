import { html, svg, type TemplateResult } from 'lit';
import type { TraceStep } from 'sepax';
import { bracketOf, spanOf } from './axis-layout.js';

/** Draws in attributes only: inline styles are forbidden on strict pages. */
const share = (value: number): string => `${(100 * value).toFixed(3)}%`;

/** The two shadows of a step, one above the other, and what is between them. */
export function intervalStrip(step: TraceStep, longest: number, moving: boolean): TemplateResult {
  const { a, b, swept } = step;
  const { min, max } = spanOf(step);
  // All strips have one scale, so that their overlaps can be compared.
  const at = (value: number): number => 0.5 + (value - (min + max) / 2) / longest;
  const bar = (tone: string, y: number, height: number, from: number, to: number): TemplateResult =>
    svg`<rect class=${tone} x=${share(at(from))} y=${y} width=${share((to - from) / longest)}
      height=${height} rx="1" />`;
  const bracket = bracketOf(step);
  const from = Math.min(bracket.from, bracket.to);
  const to = Math.max(bracket.from, bracket.to);
  return html`<svg class="strip" aria-hidden="true">
    ${bar(step.apart ? 'between gap' : 'between', 0, 22, from, to)}
    ${moving ? bar('a swept', 3, 6, swept.min, swept.max) : ''}
    ${bar('a', 3, 6, a.min, a.max)}
    ${bar('b', 13, 6, b.min, b.max)}
  </svg>`;
}

/** When the shadows of a step meet, within the time that all axes share. */
export function timeBar(
  enter: number,
  exit: number,
  common: { readonly enter: number; readonly exit: number },
  kind: 'axis' | 'together',
): TemplateResult {
  const band = common.enter <= common.exit;
  const span = (tone: string, y: number, height: number, from: number, to: number) =>
    svg`<rect class=${tone} x=${share(from)} y=${y} width=${share(Math.max(to - from, 0.01))}
      height=${height} rx="1" />`;
  return html`<svg class="time" aria-hidden="true">
    ${band ? span('common', 0, 22, common.enter, common.exit) : ''}
    <line class="rule" x1="0" x2="100%" y1="11" y2="11" />
    ${enter <= exit ? span(`bar ${kind}`, 7, 8, enter, exit) : ''}
  </svg>`;
}
