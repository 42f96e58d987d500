import { isLanguage, type Language } from '../figure/voice/languages.js';
import { isLessonName, lessonNames } from '../figures/registry.js';
import type { FigureHeight, FigureName, FigureTheme } from './figure-types.js';

/** What a figure shows beside the lessons. */
export const playgrounds = ['playground', 'board'] as const;
export type PlaygroundName = (typeof playgrounds)[number];

export type PictureName = FigureName;

/** Whether a picture is one of those that belong to no lesson. */
export const isPlayground = (name: string): name is PlaygroundName =>
  (playgrounds as readonly string[]).includes(name);

/** What a figure is to show. */
export interface Wish {
  readonly picture: PictureName;
  /** From 0; the answer if it is not said. */
  readonly place: number | 'answer';
  /** The hash of a link, or plain JSON; `null` is the usual start. */
  readonly state: WishedState | null;
  readonly language: Language;
  readonly formulas: boolean;
  /** Whether readers are offered to take the figure elsewhere. */
  readonly share: boolean;
}

export type WishedState =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'json'; readonly json: string };

/** An attribute that says nothing that could be shown. */
export class WishError extends Error {
  constructor(
    readonly attribute: string,
    readonly value: string,
    known: readonly string[] = [],
  ) {
    super(`${attribute}="${value.slice(0, 80)}"${known.length ? ` (${known.join(' | ')})` : ''}`);
  }
}

/** In CSS pixels. */
export const heights = { least: 240, usual: 480, most: 1600 } as const;

/** What the attributes of an element ask for. */
export function readWish(element: HTMLElement): Wish {
  const picture = readPicture(element.getAttribute('lesson'));
  return {
    picture,
    place: readPlace(element.getAttribute('step')),
    state: readState(element),
    language: readLanguage(element),
    // Playgrounds have none.
    formulas: element.hasAttribute('formulas') && isLessonName(picture),
    share: element.hasAttribute('share'),
  };
}

function readPicture(name: string | null): Wish['picture'] {
  if (name === null) return 'playground';
  if (isPlayground(name) || isLessonName(name)) return name;
  throw new WishError('lesson', name, [...playgrounds, ...lessonNames]);
}

function readPlace(step: string | null): Wish['place'] {
  if (step === null || step === 'answer') return 'answer';
  if (/^[1-9]\d{0,5}$/.test(step)) return Number(step) - 1;
  throw new WishError('step', step);
}

function readState(element: HTMLElement): WishedState | null {
  const link = element.getAttribute('state');
  if (link !== null) return { kind: 'link', link };
  const script = element.querySelector(':scope > script[type="application/json"]');
  return script === null ? null : { kind: 'json', json: script.textContent };
}

/** Its own language, or that of what it is in; else English. */
export function readLanguage(element: HTMLElement): Language {
  const wanted = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const language = wanted.toLowerCase().split('-')[0]!;
  return isLanguage(language) ? language : 'en';
}

export function readTheme(element: HTMLElement): FigureTheme {
  const theme = element.getAttribute('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** The height of all of the element, in CSS pixels; `full` is that of what it is in. */
export function readHeight(element: HTMLElement): FigureHeight {
  const written = element.getAttribute('height') ?? '';
  if (written === 'full') return written;
  const height = /^\d{1,5}(\.\d+)?(px)?$/.test(written)
    ? Number.parseFloat(written)
    : heights.usual;
  return Math.min(heights.most, Math.max(heights.least, height));
}
