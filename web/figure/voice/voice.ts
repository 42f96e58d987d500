import type { Language } from './languages.js';

export type Values = Readonly<Record<string, string | number>>;

/** Says texts in one language. */
export interface Voice {
  readonly language: Language;
  say(key: string, values: Values): string;
  /** A list of texts. */
  list(key: string): readonly string[];
}

/** What the page speaks with. */
let page: Voice | null = null;
/** What speaks in the work that goes on now, if that is another. */
let current: Voice | null = null;
const listeners = new Set<() => void>();

/** From now on the page speaks with `next`; all that shows its texts renders again. */
export function speakWith(next: Voice): void {
  page = next;
  for (const listener of listeners) listener();
}

/** Calls back when the page speaks another language; returns how to stop that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does some work in which all texts are said by `voice`; `null` is the page's. Texts are asked for
 * deep inside of painters and steps: several figures of a page may each have a language of its own so.
 */
export function speaking<Result>(voice: Voice | null, work: () => Result): Result {
  const before = current;
  current = voice;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The same object, all of whose methods do their work with the voice that is asked for then. */
export function spoken<Target extends object>(target: Target, by: () => Voice | null): Target {
  return new Proxy(target, {
    get: (of, key) => {
      const method: unknown = Reflect.get(of, key);
      if (typeof method !== 'function') return method;
      return (...values: unknown[]) => speaking(by(), () => method.apply(of, values));
    },
  });
}

/** Who speaks now. */
export function voice(): Voice {
  const now = current ?? page;
  if (now === null) throw new Error('Nobody has begun to speak.');
  return now;
}

/** A text in which each `{name}` is replaced by its value. */
export const filled = (source: string, values: Values): string =>
  source.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
