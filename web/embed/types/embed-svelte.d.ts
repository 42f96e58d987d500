/** `<sepax-figure>` in the markup of Svelte: `import type {} from 'sepax/embed/svelte'`. */
import type { SepaxFigureAttributes, SepaxFigureHandlers } from 'sepax/embed';
import type { HTMLAttributes } from 'svelte/elements';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'sepax-figure': Omit<
      HTMLAttributes<HTMLElement>,
      keyof SepaxFigureAttributes | keyof SepaxFigureHandlers
    > &
      SepaxFigureAttributes &
      SepaxFigureHandlers;
  }
}
