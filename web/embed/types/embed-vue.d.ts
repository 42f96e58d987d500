/** `<sepax-figure>` in the templates of Vue: `import type {} from 'sepax/embed/vue'`. */
import type { SepaxFigureAttributes, SepaxFigureListeners } from 'sepax/embed';
import type { DefineComponent } from 'vue';

declare module 'vue' {
  interface GlobalComponents {
    'sepax-figure': DefineComponent<SepaxFigureAttributes & SepaxFigureListeners>;
  }
}
