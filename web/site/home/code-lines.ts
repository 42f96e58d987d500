import { html, type TemplateResult } from 'lit';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { Body, PlaygroundState } from '../../figure/pair/state.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { saidAngle } from './coded-figure.js';

const word = (written: string): TemplateResult => html`<span class="keyword">${written}</span>`;
const said = (written: string): TemplateResult => html`<span class="string">${written}</span>`;
/** What follows the hand. */
const live = (value: number | string, tone = ''): TemplateResult =>
  html`<span class="live ${tone}">${value}</span>`;

const place = (body: Body, tone: string): TemplateResult =>
  html`{ x: ${live(body.x, tone)}, y: ${live(body.y, tone)}, angle: ${live(saidAngle(body), tone)} }`;

/** The program whose answer the figure shows, with the numbers of the moment. */
export function codeLines(state: PlaygroundState, evaluation: Evaluation): TemplateResult[] {
  const { intersects, mtv } = evaluation.trace.result;
  const format = NumberFormat.for(evaluation);
  return [
    html`${word('import')} { Box, Polygon, collide } ${word('from')} ${said("'sepax'")};`,
    html`${word('const')} a = ${word('new')} Box(120, 70, ${place(state.a, 'a')});`,
    html`${word('const')} b = ${word('new')} Polygon([0, -80, 75, 55, -75, 55], ${place(state.b, 'b')});`,
    html`${word('const')} { intersects, mtv } = collide(a, b); <span class="answer">// ${live(String(intersects))}, ${live(format.vector(mtv), 'mtv')}</span>`,
    html`${word('if')} (intersects) a.translate(mtv.x, mtv.y);`,
  ];
}
