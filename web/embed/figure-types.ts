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

/** What `change` tells. */
export interface FigureChange extends FigureStep {
  /** The state, as plain JSON. */
  readonly state: unknown;
  /** State and step as the hash of a link. */
  readonly link: string;
}

/** What `hit` tells, of a figure of two shapes: they begin or cease to touch. */
export interface FigureHit {
  readonly intersects: boolean;
  readonly depth: number;
  readonly mtv: { readonly x: number; readonly y: number };
}

/** The attributes of `<sepax-figure>`, as the templates of frameworks have them. */
export interface SepaxFigureAttributes {
  /** The name of a lesson, or `board` for any shapes; the playground without it. */
  lesson?: string;
  /** The hash of a link, or the state as JSON. */
  state?: string;
  /** The step to show, from 1; the answer without it. */
  step?: number | string;
  lang?: string;
  theme?: FigureTheme;
  /** The height of all of the element, in CSS pixels. */
  height?: number | string;
  formulas?: boolean;
  /** Whether a menu offers readers its link, its picture and the way into a post of their own. */
  share?: boolean;
}
