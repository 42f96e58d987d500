/**
 * The element `<sepax-figure>`. Importing this module defines it, once; where there are no elements, as on
 * a server, nothing happens.
 */
import { SepaxFigure } from './sepax-figure.js';

export type {
  FigureChange,
  FigureEventMap,
  FigureHeight,
  FigureHit,
  FigureName,
  FigureProblem,
  FigureStep,
  FigureTheme,
  SepaxFigureAttributes,
  SepaxFigureHandlers,
  SepaxFigureListeners,
} from './figure-types.js';
export { SepaxFigure };

if (typeof customElements !== 'undefined' && customElements.get('sepax-figure') === undefined) {
  customElements.define('sepax-figure', SepaxFigure);
}

declare global {
  interface HTMLElementTagNameMap {
    'sepax-figure': SepaxFigure;
  }
}
