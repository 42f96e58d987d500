import { html, type TemplateResult } from 'lit';
import { type TextKey, text } from '../voice/text.js';

/** Keys, and what they do. Names of keys are those on the keyboard. */
export type Keys = readonly (readonly [readonly string[], TextKey])[];

export const keyList = (list: Keys): TemplateResult => html`
  <dl class="keys">
    ${list.map(
      ([names, key]) => html`
        <dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt>
        <dd>${text(key)}</dd>
      `,
    )}
  </dl>
`;
