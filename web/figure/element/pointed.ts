import { hasNamed, paintLit } from '../../stage/lit.js';
import type { Pen } from '../../stage/pen.js';
import type { Figure, FigureView } from './figure.js';

/** A word of a text that is pointed at. */
export interface Pointed {
  /** The name of what it stands for in the picture. */
  readonly term: string;
  /** Steps, the one that the text is about first: the first that has it is shown instead of one that has not. */
  readonly instead: readonly FigureView[];
}

/** Paints a step, in which what is pointed at stands out. */
export function paintPointed(
  pen: Pen,
  figure: Pick<Figure, 'paint'>,
  view: FigureView,
  pointed: Pointed | null,
): void {
  const shown =
    pointed &&
    [view, ...pointed.instead].find((of) =>
      hasNamed(pen, pointed.term, (held) => figure.paint(held, of)),
    );
  if (shown) paintLit(pen, pointed!.term, (lit) => figure.paint(lit, shown));
  else figure.paint(pen, view);
}
