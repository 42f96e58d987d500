import type { Language } from '../../figure/voice/languages.js';
import { isLessonName } from '../../figures/registry.js';
import { pages } from '../pages.js';
import { escaped } from '../prerender/escaped.js';
import { headOf } from '../prerender/page-head.js';

/** What a guide asks for in a comment, which readers elsewhere don't see. */
export interface GuideFigure {
  /** A lesson, `board` or `playground`. */
  readonly name: string;
  /** The hash of a link to what it shows; the answer of its start without it. */
  readonly link: string | undefined;
  readonly caption: string;
}

/** `<!-- figure: name #v1&… | Caption. -->`, as typedoc leaves it. */
const asked = /<!-- figure: (?<name>[\w-]+)(?: (?<link>#v1&\S+))? \| (?<caption>.+?) -->/g;

const place = (number: number): string => `<div data-figure="${number}"></div>`;

/** Takes out of a guide what it asks for, and marks the places. */
export function takeFigures(html: string): { html: string; figures: readonly GuideFigure[] } {
  const figures: GuideFigure[] = [];
  const marked = html.replace(asked, (...match) => {
    figures.push(match.at(-1) as GuideFigure);
    return place(figures.length - 1);
  });
  return { html: marked, figures };
}

/** Where the still picture of a figure is, seen from the root of the site. */
export const stillAt = (guide: string, number: number, language: Language, dark = false): string =>
  `${guide}figure-${number}.${language}${dark ? '.dark' : ''}.svg`;

/** A guide as it is at a place of the site. */
export interface GuideAt {
  /** Where the guide is, seen from the root of its language. */
  readonly path: string;
  readonly language: Language;
  /** The ways to the root of its language, and to that of the site. */
  readonly up: string;
  readonly root: string;
}

/** Puts the figures into their places. */
export const withFigures = (html: string, figures: readonly GuideFigure[], at: GuideAt): string =>
  figures.reduce(
    (whole, figure, number) => whole.replace(place(number), () => element(figure, number, at)),
    html,
  );

/** Until the figure comes alive, and where it cannot, a picture of it that leads to its page. */
function element(
  figure: GuideFigure,
  number: number,
  { path, language, up, root }: GuideAt,
): string {
  const { name, link, caption } = figure;
  const still = (dark: boolean): string => root + stillAt(path, number, language, dark);
  const page = wayOf(name);
  const title = headOf({ path: page, language }).title.replace(/ · sepax$/, '');
  const way = `${up}${page}${link ?? ''}`;
  const state = link === undefined ? '' : ` state="${escaped(link)}"`;
  return `<sepax-figure lesson="${name}"${state} lang="${language}">
<a href="${escaped(way)}"><picture><source srcset="${still(true)}" media="(prefers-color-scheme: dark)" /><img src="${still(false)}" alt="${escaped(title)}" width="720" height="400" /></picture></a>
<p slot="caption">${captionOf(caption)}</p>
</sepax-figure>`;
}

/** Names of the library as code, as in Markdown. */
const captionOf = (caption: string): string =>
  escaped(caption).replace(/`([^`]+)`/g, '<code>$1</code>');

function wayOf(name: string): string {
  if (isLessonName(name)) return `lessons/${name}/`;
  if (name === 'board' || name === 'playground') return pages[name];
  throw new Error(`There is no figure "${name}".`);
}
