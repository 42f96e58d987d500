import { html, nothing, type TemplateResult } from 'lit';
import './step-picture.js';
import type { Challenge, Figure, FigureView } from '../../../figure/element/figure.js';
import type { Pointed } from '../../../figure/element/pointed.js';
import type { Trials } from '../../../figure/element/trials.js';
import { marked, rich, withoutTerms } from '../../../figure/voice/rich.js';
import '../../../figure/voice/sepax-term.js';
import type { TermEvent } from '../../../figure/voice/sepax-term.js';
import { wordList, words } from '../../../figure/voice/words.js';

/** What to try, what of it was done once, and the praise of what is true now. */
export function challenges(
  list: readonly Challenge[],
  { done, holding }: Pick<Trials, 'done' | 'holding'>,
): TemplateResult {
  return html`
    <section class="card challenges" aria-labelledby="part-challenges">
      <h2 id="part-challenges">${words('part.challenges')}</h2>
      <ul role="list" aria-live="polite">
        ${list.map(({ key }) => {
          const holds = holding.has(key);
          return html`
            <li data-challenge=${key} ?data-solved=${holds} ?data-done=${done.has(key)}>
              <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="10" />
                <path d="M7 12.5l3.5 3.5L17 9" />
              </svg>
              <span>${rich(key)} ${holds ? html`<b class="done">${rich(`${key}.done`)}</b>` : ''}</span>
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

/** What the text of a lesson knows of its figure. */
export interface Illustrated {
  readonly figure: Figure;
  /** Each step as it is now. */
  readonly views: readonly FigureView[];
  /** The last step that each paragraph of the idea had. */
  readonly seen: (FigureView | undefined)[];
  /** The place of the step that is shown. */
  readonly place: number;
  /** The phase that each paragraph of the idea explains. */
  readonly explains: readonly string[];
  /** Pictures of what the figure does not show, by that phase. */
  readonly aside: Readonly<Record<string, TemplateResult>>;
  show(place: number): void;
  /** Lets something stand out in the figure. */
  point(pointed: Pointed | null): void;
}

/** The text of the lesson. */
export function prose(illustrated: Illustrated): TemplateResult {
  return html`
    <div class="prose">
      <section aria-labelledby="part-idea">
        <h2 id="part-idea">${words('part.idea')}</h2>
        ${wordList('idea').map((source, i) => paragraph(source, illustrated, i))}
      </section>
      ${listOf('mistakes')} ${listOf('reading')}
    </div>
  `;
}

function listOf(key: 'mistakes' | 'reading'): TemplateResult {
  return html`
    <section aria-labelledby="part-${key}">
      <h2 id="part-${key}">${words(`part.${key}`)}</h2>
      <ul>${wordList(key).map((item) => html`<li>${marked(item)}</li>`)}</ul>
    </section>
  `;
}

/** Lets the step happen in the picture of a paragraph. */
const enliven = ({ currentTarget }: Event): void =>
  (currentTarget as HTMLElement).querySelector('sepax-step-picture')?.happen();

/**
 * A paragraph with the step that it explains: small, as it is now, and with what is said of it. All of that can be
 * pressed, but the button is its first words: in the name of a button no formula is read. A step that the state does
 * not have leaves its place as it was, so that the text below does not move under the hand that drags.
 */
function paragraph(source: string, illustrated: Illustrated, i: number): TemplateResult {
  const { figure, views, seen, place, aside, show, point } = illustrated;
  const phase = illustrated.explains[i];
  const at = views.findIndex(({ step }) => (phase === 'answer' ? step.mark : step.phase) === phase);
  const view = views[at];
  if (view !== undefined) seen[i] = view;
  const onTerm = (event: TermEvent): void => {
    const instead = view === undefined ? views : [view, ...views];
    const pointed = event.term === null ? null : { term: event.term, instead };
    point(pointed);
    const picture = (event.currentTarget as HTMLElement).querySelector('sepax-step-picture');
    if (picture !== null && view !== undefined) picture.pointed = pointed;
    if (event.pressed) show(at < 0 ? place : at);
  };
  if (phase === undefined) return html`<p @term-point=${onTerm}>${marked(source)}</p>`;
  return html`
    <div class="explained" ?data-current=${at === place} @pointerenter=${enliven} @focusin=${enliven} @term-point=${onTerm}>
      <div><p>${marked(source)}</p>${aside[phase] ?? nothing}</div>
      <div class="moment" data-step=${view === undefined ? nothing : at} ?data-gone=${view === undefined}>
        <sepax-step-picture .figure=${figure} .view=${seen[i]}></sepax-step-picture>
        <span class="caption">${view === undefined ? words('prose.gone') : caption(view, at, show)}</span>
      </div>
    </div>
  `;
}

function caption({ step }: FigureView, at: number, show: Illustrated['show']): TemplateResult {
  const said = marked(withoutTerms(words(step.say, step.values)));
  return html`<button type="button" @click=${() => show(at)}>${words('prose.step', { number: at + 1 })}</button> ${said}`;
}
