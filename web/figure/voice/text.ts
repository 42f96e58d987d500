import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { onLanguage, type Values, voice } from './voice.js';

export type { Values };

/** All texts that have a name: each file of texts adds its own to these. */
// biome-ignore lint/suspicious/noEmptyInterface: see above.
export interface TextKeys {}
export type TextKey = keyof TextKeys;

/** Renders its host again when the language of the page changes. */
export class Translated implements ReactiveController {
  #stop: (() => void) | null = null;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stop = onLanguage(() => this.host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}

/** A text of the page, with its marks. */
export const markedText = (key: TextKey, values: Values = {}): string => voice().say(key, values);

/** A text of the page, with nothing marked up. */
export function text(key: TextKey, values: Values = {}): string {
  return withoutMarks(markedText(key, values));
}

/** A text of the page in which the names of the shapes wear their colours. */
export function richText(key: TextKey, values: Values = {}): TemplateResult {
  return colourNames(markedText(key, values));
}

/** What `[a]` and `[b]` in a text stand for. */
export type Names = Readonly<Record<'a' | 'b', string>>;

const ownNames: Names = { a: 'a', b: 'b' };

export const withoutMarks = (filled: string, names = ownNames): string =>
  filled.replace(/\[([ab])\]/g, (_, name: 'a' | 'b') => names[name]);

/** Gives `[a]` and `[b]` in a text their colours. */
export function colourNames(filled: string, names = ownNames): TemplateResult {
  const parts = filled.split(/\[([ab])\]/);
  return html`${parts.map((part, i) => (i % 2 === 0 ? part : html`<b class="name ${part}">${names[part as 'a' | 'b']}</b>`))}`;
}
