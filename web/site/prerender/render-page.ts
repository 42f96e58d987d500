import type { Language } from '../../figure/voice/languages.js';
import { pages, sheet } from '../pages.js';
import { stillCss } from './still-names.js';
import { surround } from './surroundings.js';

/** A page in a language, as it is before any script runs. */
export interface StillPage {
  readonly masthead: string;
  /** `null` if the page has in its file what it shows. */
  readonly main: string | null;
  readonly footer: string;
  /** The field of the search, if it stands in the file of the page. */
  readonly search: string;
  /** What the document wears besides its style sheets. */
  readonly css: string;
  /** Pictures that the page shows, by the names of their files beside it; of English pages, for all. */
  readonly pictures: Readonly<Record<string, string>>;
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
  '../{board,check,demos,game,guides,lessons,playground,race,stress}/main.ts',
  '../{lessons,examples}/*/main.ts',
]);
const starts = import.meta.glob('../docs/start.ts');

/** Loads a page as a browser does, and writes what it shows. A thread can do that once. */
export async function renderPage({ path, language, url, masthead }: PageOrder): Promise<StillPage> {
  const page = await surround({ url: new URL(url), path, language });
  const load = mains[`../${path}main.ts`];
  await (load ?? starts[`../${path}start.ts`]!)();
  const { serializer } = await import('./site-serializer.js');
  const part = (name: string, attributes: Readonly<Record<string, string>>): string =>
    serializer.inside(Object.assign(document.createElement(name), attributes));
  const { withFieldPictures } = await import('./field-pictures.js');
  return {
    masthead: part('sepax-masthead', masthead),
    main:
      load === undefined ? null : await withFieldPictures(path, serializer.value(await page.main)),
    footer: part('sepax-footer', {}),
    search: path === sheet ? part('sepax-search', {}) : '',
    css: stillCss(page.css()),
    pictures:
      path === pages.demos && language === 'en'
        ? (await import('../demos/pictures.js')).drawDemos()
        : {},
  };
}
