/** Highlighted when the site is built: see highlight-plugin.ts. */
declare module '*?code' {
  export const lines: readonly import('./parts/code-line.js').CodeLine[];
}
