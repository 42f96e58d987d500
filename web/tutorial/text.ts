import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { en } from './text.en.js';

export type TextKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;
type Translate = (key: TextKey, values: Values) => string;

function fill(key: TextKey, values: Values): string {
  return en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

let translate: Translate = fill;
const readers = new Set<() => void>();

/** From now on the texts come from `next`, in its language; all that shows them renders again. */
export function translateWith(next: Translate): void {
  translate = next;
  for (const read of readers) read();
}

/** Renders its host again when the language changes. */
export class Translated implements ReactiveController {
  readonly #read: () => void;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
    this.#read = () => host.requestUpdate();
  }

  hostConnected(): void {
    readers.add(this.#read);
  }

  hostDisconnected(): void {
    readers.delete(this.#read);
  }
}

/** A text of the page, with nothing marked up. */
export function text(key: TextKey, values: Values = {}): string {
  return withoutMarks(translate(key, values));
}

/** A text of the page in which the names of the shapes wear their colours. */
export function richText(key: TextKey, values: Values = {}): TemplateResult {
  return colourNames(translate(key, values));
}

/** Several texts, one after the other. */
export function joinRich(parts: readonly TemplateResult[]): TemplateResult {
  return html`${parts.map((part, i) => html`${i === 0 ? '' : ' '}${part}`)}`;
}

export const withoutMarks = (filled: string): string => filled.replace(/\[([ab])\]/g, '$1');

/** Gives `[a]` and `[b]` in a text their colours. */
export function colourNames(filled: string): TemplateResult {
  const parts = filled.split(/\[([ab])\]/);
  return html`${parts.map((part, i) => (i % 2 === 0 ? part : html`<b class="name ${part}">${part}</b>`))}`;
}
