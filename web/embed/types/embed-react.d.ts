/** `<sepax-figure>` in the JSX of React: `import type {} from 'sepax/embed/react'`. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { SepaxFigure, SepaxFigureAttributes, SepaxFigureHandlers } from 'sepax/embed';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sepax-figure': Omit<HTMLAttributes<SepaxFigure>, keyof SepaxFigureAttributes> &
        RefAttributes<SepaxFigure> &
        SepaxFigureAttributes &
        SepaxFigureHandlers;
    }
  }
}
