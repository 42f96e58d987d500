import { html, type TemplateResult } from 'lit';
import { en } from './text.en.js';

export type TextKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

function fill(key: TextKey, values: Values): string {
  return en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A text of the page, with nothing marked up. */
export function text(key: TextKey, values: Values = {}): string {
  return fill(key, values).replace(/\[([ab])\]/g, '$1');
}

/** A text of the page in which the names of the shapes wear their colours. */
export function richText(key: TextKey, values: Values = {}): TemplateResult {
  return colourNames(fill(key, values));
}

/** Several texts, one after the other. */
export function joinRich(parts: readonly TemplateResult[]): TemplateResult {
  return html`${parts.map((part, i) => html`${i === 0 ? '' : ' '}${part}`)}`;
}

function colourNames(filled: string): TemplateResult {
  const parts = filled.split(/\[([ab])\]/);
  return html`${parts.map((part, i) => (i % 2 === 0 ? part : html`<b class="name ${part}">${part}</b>`))}`;
}
