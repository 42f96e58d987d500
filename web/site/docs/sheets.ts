import type { Language } from '../../figure/voice/languages.js';
import { codesAt, entries, entryAt, guideAt, guides, guideTopics } from '../guides/guides.js';
import { en } from '../guides/text.en.js';
import { ko } from '../guides/text.ko.js';
import { sheet } from '../pages.js';
import { escaped } from '../prerender/escaped.js';
import { pageFile, pageLanguages } from '../prerender/page-head.js';
import { withFigures } from './guide-figures.js';
import type { DocsPage, EntryGroup } from './reference.js';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ko };

/** What a page stands in: in a language, with what it can lead to. */
export interface Surroundings {
  readonly language: Language;
  /** The page that has the masthead and the foot, with no head of its own. */
  readonly sheet: string;
  readonly groups: ReadonlyMap<string, readonly EntryGroup[]>;
  /** The pages about the codes of errors. */
  readonly codes: readonly DocsPage[];
  readonly site: string | undefined;
}

/** A page with all that surrounds it. */
export function wholePage(page: DocsPage, around: Surroundings): string {
  const { language, site } = around;
  const say = (key: string): string => texts[language][key]!;
  const below = page.path.slice(sheet.length);
  const up = '../'.repeat(page.path.split('/').length - 1);
  const { written, article } = page;
  const note =
    written === language ? '' : `<p class="note" lang="${language}">${say('guides.english')}</p>`;
  const root = language === 'en' ? up : `../${up}`;
  const html = article.html.replace(
    /aria-label="Permalink: ([^"]*)"/g,
    (_, name: string) =>
      `aria-label="${texts[written]['guides.permalink']!.replace('{name}', () => name)}"`,
  );
  const body = withFigures(html, article.figures, { path: page.path, language, up, root });
  const main = `<main class="docs">
<article lang="${written}" id="main">${note}${body}</article>
${contents(page, say)}
${navigation(page, up, around, say)}
</main>`;
  const head = {
    title: titleOf(page),
    description: page.description,
    written,
  };
  const colours = `<link rel="stylesheet" href="${up.slice(3)}assets/highlight.css" />`;
  return pageFile(moved(around.sheet, below), { path: page.path, language }, site, head)
    .replace('</head>', `  ${colours}\n  </head>`)
    .replace('<main></main>', () => main);
}

/** What no other page is called. */
function titleOf({ path, title, entry, written }: DocsPage): string {
  if (path === sheet) return `${texts[written]['guides.readme']} · sepax`;
  return title === entry ? `Reference of ${entry}` : `${title} · ${entry ?? 'sepax'}`;
}

/** The sheet as it is in a folder below its own, from which each way is longer. */
function moved(html: string, below: string): string {
  const deeper = '../'.repeat(below.split('/').length - 1);
  const ways = new Set([sheet, ...pageLanguages.map((language) => `${language}/${sheet}`)]);
  return html.replace(
    /(href|src)="((?:\.\.\/)+)([^"]*)"/g,
    (_, name: string, up: string, to: string) =>
      `${name}="${deeper}${up}${to}${ways.has(to) ? below : ''}"`,
  );
}

type Say = (key: string) => string;

function contents({ article: { places }, written }: DocsPage, say: Say): string {
  if (places.length < 2) return '';
  const items = places.map(
    ({ level, anchor, text }) =>
      `<li class="level${level}"><a href="#${anchor}">${escaped(text)}</a></li>`,
  );
  return `<nav class="docs-contents" aria-label="${say('guides.contents')}"><h2>${say('guides.contents')}</h2><ul lang="${written}">${items.join('')}</ul></nav>`;
}

/** A name that may be broken where a word in it begins. */
const breakable = (name: string): string =>
  escaped(name).replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr />');

/** All guides, and what is public beside what the page is about. */
function navigation(page: DocsPage, up: string, { groups, codes }: Surroundings, say: Say): string {
  const link = (path: string, name: string): string =>
    `<li><a href="${up}${path}"${path === page.path ? ' aria-current="page"' : ''}>${breakable(name)}</a></li>`;
  const list = (items: readonly string[]): string => `<ul>${items.join('')}</ul>`;
  const topics = guideTopics.map(
    (topic) =>
      `<h3>${say(`guides.topic.${topic}`)}</h3>${list(guides[topic].map((name) => link(guideAt(name), say(`guide.${name}.title`))))}`,
  );
  const modules = entries.map((entry) => link(entryAt(entry), entry));
  const members = (groups.get(page.entry ?? '') ?? []).map(
    ({ title, members }) =>
      `<h3 lang="en">${title}</h3>${list(members.map(({ name, path }) => link(path, name)))}`,
  );
  const isAboutErrors = [codesAt, guideAt('errors-and-disposal')].some((way) =>
    page.path.startsWith(way),
  );
  const codesOfErrors = isAboutErrors
    ? `<h2>${say('guides.codes')}</h2>${list(codes.map(({ path, title }) => link(path, title)))}`
    : '';
  const more = [
    link(sheet, say('guides.readme')),
    link(guideAt('changelog'), say('guides.changes')),
    link(guideAt('contributing'), say('guides.contributing')),
  ];
  const own = `<h2>${say('guides.reference')}</h2>${list(modules)}${members.join('')}`;
  const all = `<h2><a href="${up}guides/">${say('guides.all')}</a></h2>${topics.join('')}`;
  return `<nav class="docs-nav" aria-label="${say('guides.all')}">${codesOfErrors}${page.kind === 'reference' ? own + all : all + own}<h2>${say('guides.more')}</h2>${list(more)}</nav>`;
}
