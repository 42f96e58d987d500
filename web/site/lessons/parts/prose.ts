import { html, type TemplateResult } from 'lit';
import type { Challenge } from '../../../figure/element/figure.js';
import type { Trials } from '../../../figure/element/trials.js';
import { marked, rich } from '../../../figure/voice/rich.js';
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

/** The text of the lesson. */
export function prose(): TemplateResult {
  return html`
    <div class="prose">
      <section aria-labelledby="part-idea">
        <h2 id="part-idea">${words('part.idea')}</h2>
        ${wordList('idea').map((paragraph) => html`<p>${marked(paragraph)}</p>`)}
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
