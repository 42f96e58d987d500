/** What is made when the embed is built: see bundle/plugins.ts. */
declare module 'embed:figures' {
  type Texts = import('../figure/voice/words.js').Texts;
  /** Loads a figure, and the texts that it alone says, in one language or the other. */
  export interface FigureLoader {
    figure(): Promise<{ readonly figure: import('../figure/element/figure.js').Figure }>;
    en(): Promise<{ readonly en: Texts }>;
    ko(): Promise<{ readonly ko: Texts }>;
  }
  export const figures: Readonly<Record<import('./wish.js').PictureName, FigureLoader>>;
}

declare module 'embed:places' {
  /** The site that the script is from: its files for other pages, and its page for authors. */
  export const places: { readonly embed: string; readonly authors: string } | null;
}

declare module 'embed:texts-en' {
  export const texts: Readonly<Record<string, string>>;
}

declare module 'embed:texts-ko' {
  export const texts: Readonly<Record<string, string>>;
}
