import type { LessonName } from '../figures/registry.js';

/** What a figure can show. */
export type FigureName = LessonName | 'playground' | 'board';

/** The colour scheme of a figure; `auto` is that of the page around it. */
export type FigureTheme = 'auto' | 'light' | 'dark';

/** In CSS pixels; `full` is the height of what the figure is in. */
export type FigureHeight = number | 'full';

/** What `step` tells: the steps count from 1. */
export interface FigureStep {
  readonly step: number;
  readonly steps: number;
  /** What the figure says of the step. */
  readonly text: string;
}

/** What `ready` and `change` tell. */
export interface FigureChange extends FigureStep {
  /** The state, as plain JSON. */
  readonly state: unknown;
  /** State and step as the hash of a link. */
  readonly link: string;
  /** Of a figure of two shapes, how they meet. */
  readonly hit: FigureHit | null;
}

/** What `hit` tells, of a figure of two shapes: they begin or cease to touch. */
export interface FigureHit {
  readonly intersects: boolean;
  readonly depth: number;
  readonly mtv: { readonly x: number; readonly y: number };
}

/** What `problem` tells. */
export interface FigureProblem {
  /** What is wrong, in the language of the figure. */
  readonly message: string;
}

/** The events of `<sepax-figure>`. They bubble, and leave shadow trees. */
export interface FigureEventMap {
  /** The figure is shown. */
  ready: CustomEvent<FigureChange>;
  /** Another state is shown. */
  change: CustomEvent<FigureChange>;
  /** Another step is shown. */
  step: CustomEvent<FigureStep>;
  /** Two shapes begin or cease to touch. */
  hit: CustomEvent<FigureHit>;
  /** The figure cannot be shown, or not in the state that was asked for. */
  problem: CustomEvent<FigureProblem>;
}

/** Tells of an event. */
export type TellEvent = <Name extends keyof FigureEventMap>(
  name: Name,
  detail: FigureEventMap[Name]['detail'],
) => void;

/** An element that knows which events it tells. */
export interface FigureElement extends HTMLElement {
  addEventListener<Name extends keyof FigureEventMap>(
    type: Name,
    listener: (this: this, event: FigureEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FigureEventMap>(
    type: Name,
    listener: (this: this, event: FigureEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What listens to events, as React and Svelte write it: `onstep={(event) => …}`. */
export type SepaxFigureHandlers = {
  [Name in keyof FigureEventMap as `on${Name}`]?:
    | ((event: FigureEventMap[Name]) => void)
    | undefined;
};

/** What listens to events, as Vue has it for `@step="…"`. */
export type SepaxFigureListeners = {
  [Name in keyof FigureEventMap as `on${Capitalize<Name>}`]?:
    | ((event: FigureEventMap[Name]) => void)
    | undefined;
};

/** The attributes of `<sepax-figure>`, as the templates of frameworks have them. */
export interface SepaxFigureAttributes {
  /** The name of a lesson, or `board` for any shapes; the playground without it. */
  lesson?: FigureName | undefined;
  /** The hash of a link, or the state as JSON. */
  state?: string | undefined;
  /** The step to show, from 1; the answer without it. */
  step?: number | string | null | undefined;
  lang?: string | undefined;
  theme?: FigureTheme | undefined;
  /** The height of all of the element, in CSS pixels; `full` is that of what it is in. */
  height?: number | string | undefined;
  formulas?: boolean | undefined;
  /** Whether a menu lets readers save its picture and, where the script is from a site, take its link and code. */
  share?: boolean | undefined;
}
