import { textContent } from '../stage/svg-text.js';
import { type Framed, frameAddress } from './frame-address.js';

/** A figure as an author wants it. */
export interface Choice extends Framed {
  /** What the lesson is called in the language of the figure. */
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** A picture that the author has saved and put beside the post; `null`: the site's, of the lesson's start. */
  readonly picture: OwnPicture | null;
  readonly height: number;
  readonly formulas: boolean;
}

/** A picture of the figure as the author has left it. */
export interface OwnPicture {
  readonly address: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where the files for other pages are, and the lessons. */
export interface Places {
  readonly embed: string;
  readonly lessons: string;
  /** What makes the element known. */
  readonly script: string;
}

/** The script of one version as a network for npm's packages serves it: nothing of it changes as long as it is there. */
export const pinnedScript = (version: string): string =>
  `https://cdn.jsdelivr.net/npm/sepax@${version}/dist/embed.js`;

/** The script of the site itself: always its newest. */
export const ownScript = (embed: string): string => `${embed}sepax-embed.js`;

type Recipe = (choice: Choice, places: Places) => string;

/** The attributes of `<sepax-figure>` that differ from what it does without them. */
export function attributesOf(
  choice: Omit<Choice, 'title' | 'alt' | 'picture'>,
): Readonly<Record<string, string>> {
  const { lesson, step, state, language, theme, height, formulas, share } = choice;
  return {
    lesson,
    ...(step === null ? {} : { step: String(step) }),
    ...(state === null ? {} : { state }),
    lang: language,
    ...(theme === 'auto' ? {} : { theme }),
    height: String(height),
    ...(formulas ? { formulas: '' } : {}),
    ...(share ? { share: '' } : {}),
  };
}

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${textContent(value)}"`))
    .join(' ');

const frameOf: Recipe = (choice, { embed }) => frameAddress(choice, embed);

/** The size of the site's own pictures. */
const stillSize = { width: 720, height: 400 } as const;

function stillOf({ lesson, language, theme, picture }: Choice, { embed }: Places): OwnPicture {
  const name = `${lesson}.${language}${theme === 'dark' ? '.dark' : ''}.svg`;
  return picture ?? { address: new URL(name, embed).href, ...stillSize };
}

const scriptOf = ({ script }: Places): string => `<script type="module" src="${script}"></script>`;

/** The figure as a picture that leads to it: for readers without scripts. */
function fallback(choice: Choice, places: Places, style = ''): string {
  const { address, width, height } = stillOf(choice, places);
  return `<a href="${textContent(frameOf(choice, places))}"${style}><img src="${textContent(address)}" alt="${textContent(choice.alt)}" width="${width}" height="${height}" loading="lazy" style="max-width:100%;height:auto"></a>`;
}

/** Keeps the room of a figure until the script knows the element. */
const reserved = ({ height }: Choice): string => `style="display:block;min-height:${height}px"`;

const elementOf = (choice: Choice, places: Places): string =>
  [
    `<sepax-figure ${written(attributesOf(choice))} ${reserved(choice)}>`,
    `  ${fallback(choice, places)}`,
    '</sepax-figure>',
  ].join('\n');

const html: Recipe = (choice, places) => [scriptOf(places), elementOf(choice, places)].join('\n');

/** Brackets in a text would end it, and in an address, a link. */
const inBrackets = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');
const inParentheses = (address: string): string =>
  address.replace(/[()\s]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);

const markdown: Recipe = (choice, places) => {
  const { address } = stillOf(choice, places);
  return `[![${inBrackets(choice.alt)}](${inParentheses(address)})](${inParentheses(frameOf(choice, places))})`;
};

const mdx: Recipe = (choice, places) => {
  const properties = Object.entries(attributesOf(choice)).map(([name, value]) =>
    value === '' ? name : `${name}=${JSON.stringify(value)}`,
  );
  const style = `style={{ display: 'block', minHeight: ${choice.height} }}`;
  const { address, width, height } = stillOf(choice, places);
  return [
    "import 'sepax/embed';",
    '',
    `<sepax-figure ${properties.join(' ')} ${style}>`,
    `  <a href=${JSON.stringify(frameOf(choice, places))}><img src="${textContent(address)}" alt="${textContent(choice.alt)}" width="${width}" height="${height}" loading="lazy" style={{ maxWidth: '100%', height: 'auto' }} /></a>`,
    '</sepax-figure>',
  ].join('\n');
};

const vitepress: Recipe = (choice, places) =>
  ['<script setup>', "import 'sepax/embed';", '</script>', '', elementOf(choice, places)].join(
    '\n',
  );

const hugo: Recipe = (choice, places) =>
  [
    scriptOf(places),
    `<sepax-figure{{ range $name, $value := .Params }}{{ if not (in (slice "title" "picture") $name) }} {{ $name }}="{{ $value }}"{{ end }}{{ end }} style="display:block;min-height:{{ .Get "height" }}px">`,
    `<a href="${places.embed}{{ .Get "lesson" }}.html?lang={{ .Get "lang" }}"><img src="{{ with .Get "picture" }}{{ . }}{{ else }}${places.embed}{{ .Get "lesson" }}.{{ .Get "lang" }}.svg{{ end }}" alt="{{ .Get "title" }}" loading="lazy" style="max-width:100%;height:auto"></a>`,
    '</sepax-figure>',
    '',
    `{{< sepax ${parameters(choice)} >}}`,
  ].join('\n');

const jekyll: Recipe = (choice, places) =>
  [
    scriptOf(places),
    `<sepax-figure{% for one in include %}{% unless one[0] == "title" or one[0] == "picture" %} {{ one[0] }}="{{ one[1] | escape }}"{% endunless %}{% endfor %} style="display:block;min-height:{{ include.height }}px">`,
    `<a href="${places.embed}{{ include.lesson }}.html?lang={{ include.lang }}"><img src="{% if include.picture %}{{ include.picture }}{% else %}${places.embed}{{ include.lesson }}.{{ include.lang }}.svg{% endif %}" alt="{{ include.title | escape }}" loading="lazy" style="max-width:100%;height:auto"></a>`,
    '</sepax-figure>',
    '',
    `{% include sepax.html ${parameters(choice)} %}`,
  ].join('\n');

/** Short codes have no parameters without a value, nor quotes in one; what takes them in escapes them. */
const parameters = (choice: Choice): string =>
  Object.entries({
    ...attributesOf(choice),
    ...(choice.picture === null ? {} : { picture: choice.picture.address }),
    title: choice.alt,
  })
    .map(([name, value]) => `${name}="${value === '' ? 'true' : value.replaceAll('"', '”')}"`)
    .join(' ');

/** What a frame may do: what readers take elsewhere is copied, saved and opened. */
const allowed = ({ share }: Choice): string =>
  share
    ? 'sandbox="allow-scripts allow-downloads allow-popups" allow="clipboard-write *"'
    : 'sandbox="allow-scripts"';

/** In the same place, so that the frame lies over the picture. */
const place = 'grid-area:1/1';

/** Where frames are let through, the figure; else the picture that lies behind it. */
const iframe: Recipe = (choice, places) =>
  [
    '<div style="display:grid;grid-template-columns:100%">',
    `  ${fallback(choice, places, ` style="${place}"`)}`,
    `  <iframe src="${textContent(frameOf(choice, places))}" title="${textContent(choice.title)}" width="100%" height="${choice.height}" style="${place};border:0;background:Canvas" ${allowed(choice)} loading="lazy"></iframe>`,
    '</div>',
    `<script src="${places.embed}sepax-frames.js"></script>`,
  ].join('\n');

/** What to copy for each kind of site. */
export const recipes = {
  html,
  markdown,
  mdx,
  docusaurus: mdx,
  vitepress,
  astro: html,
  eleventy: html,
  hugo,
  jekyll,
  wordpress: html,
  ghost: html,
  notion: frameOf,
  tistory: html,
  velog: markdown,
  iframe,
} as const satisfies Readonly<Record<string, Recipe>>;

export type Site = keyof typeof recipes;

/** Those that say where the script is from. */
export const scripted: readonly Site[] = [
  'html',
  'astro',
  'eleventy',
  'hugo',
  'jekyll',
  'wordpress',
  'ghost',
  'tistory',
];

/** Those that show a page of the site. */
export const framed: readonly Site[] = ['iframe', 'notion'];
