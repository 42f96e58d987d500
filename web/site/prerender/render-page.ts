import type { Language } from '../../figure/voice/languages.js';
import { stillCss } from './still-names.js';
import { surround } from './surroundings.js';

/** A page in a language, as it is before any script runs. */
export interface StillPage {
  readonly masthead: string;
  /** `null` if the page has in its file what it shows. */
  readonly main: string | null;
  readonly footer: string;
  /** What the document wears besides its style sheets. */
  readonly css: string;
}

export interface PageOrder {
  readonly path: string;
  readonly language: Language;
  /** Where the page will be. */
  readonly url: string;
  /** The attributes of the masthead in the file of the page. */
  readonly masthead: Readonly<Record<string, string>>;
}

const mains = import.meta.glob([
  '../main.ts',
  '../{board,demos,game,lessons,playground,stress}/main.ts',
  '../lessons/*/main.ts',
]);
const starts = import.meta.glob('../examples/worker/start.ts');

/** Loads a page as a browser does, and writes what it shows. A thread can do that once. */
export async function renderPage({ path, language, url, masthead }: PageOrder): Promise<StillPage> {
  const page = await surround({ url: new URL(url), path, language });
  const load = mains[`../${path}main.ts`];
  await (load ?? starts[`../${path}start.ts`]!)();
  const { serializer } = await import('./site-serializer.js');
  const part = (name: string, attributes: Readonly<Record<string, string>>): string =>
    serializer.inside(Object.assign(document.createElement(name), attributes));
  return {
    masthead: part('sepax-masthead', masthead),
    main: load === undefined ? null : serializer.value(await page.main),
    footer: part('sepax-footer', {}),
    css: stillCss(page.css()),
  };
}
