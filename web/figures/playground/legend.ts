import { html, svg, type TemplateResult } from 'lit';
import type { PairFigure } from '../../figure/pair/pair-figure.js';
import { richText, type TextKey } from '../../figure/voice/text.js';

/** What the lines and bars of the figure mean: of those that it shows now. */
export function legend({ evaluation, answered }: PairFigure): TemplateResult {
  const { trace, moving } = evaluation;
  const overlaps = trace.steps.some(({ apart }) => !apart);
  const gaps = trace.steps.some(({ apart }) => apart);
  const pushed = answered && trace.result.depth > 0;
  const entries: [boolean, TemplateResult, TextKey][] = [
    [true, svg`<rect class="a" x="1" y="4" width="26" height="8" rx="1" />`, 'key.shadowA'],
    [true, svg`<rect class="b" x="1" y="4" width="26" height="8" rx="1" />`, 'key.shadowB'],
    [overlaps, svg`<path class="decide" d="M3 3v10M25 3v10M3 8h22" />`, 'key.overlap'],
    [gaps, svg`<path class="decide dashed" d="M3 3v10M25 3v10M3 8h22" />`, 'key.gap'],
    [
      pushed,
      svg`<path class="mtv" d="M2 8h18" /><path class="mtv tip" d="M27 8l-9-4v8z" />`,
      'key.mtv',
    ],
    [
      answered && (pushed || moving),
      svg`<path class="ghost" d="M3 13L14 2l11 11z" />`,
      'key.ghost',
    ],
    [moving, svg`<rect class="swept" x="1" y="2" width="26" height="12" rx="2" />`, 'key.swept'],
  ];
  return html`
    <ul class="legend">
      ${entries
        .filter(([shown]) => shown)
        .map(
          ([, drawing, key]) =>
            html`
              <li>
                <svg viewBox="0 0 28 16" aria-hidden="true">${drawing}</svg>
                <span>${richText(key)}</span>
              </li>
            `,
        )}
    </ul>
  `;
}
