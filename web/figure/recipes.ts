import type { Language } from './voice/languages.js';

/** A figure as an author wants it. */
export interface Choice {
  /** The name of a lesson, `playground` or `board`. */
  readonly lesson: string;
  /** What the lesson is called in the language of the figure. */
  readonly title: string;
  /** From 1; `null` is the answer. */
  readonly step: number | null;
  /** The hash of a link, if the state is not the one of the lesson. */
  readonly state: string | null;
  readonly language: Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly height: number;
  readonly formulas: boolean;
}

/** Where the files for other pages are, and the lessons. */
export interface Places {
  readonly embed: string;
  readonly lessons: string;
}

type Recipe = (choice: Choice, places: Places) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => entities[found]!);

/** The attributes of `<sepax-figure>` that differ from what it does without them. */
export function attributesOf(choice: Choice): Readonly<Record<string, string>> {
  const { lesson, step, state, language, theme, height, formulas } = choice;
  return {
    lesson,
    ...(step === null ? {} : { step: String(step) }),
    ...(state === null ? {} : { state }),
    lang: language,
    ...(theme === 'auto' ? {} : { theme }),
    height: String(height),
    ...(formulas ? { formulas: '' } : {}),
  };
}

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`))
    .join(' ');

/** The address of the figure as a page of its own. */
function frameOf({ lesson, step, state, language, theme }: Choice, { embed }: Places): string {
  const address = new URL(`${lesson}.html`, embed);
  const { searchParams } = address;
  searchParams.set('lang', language);
  if (step !== null) searchParams.set('step', String(step));
  if (theme !== 'auto') searchParams.set('theme', theme);
  if (state !== null) address.hash = state;
  return address.href;
}

const stillOf = ({ lesson, language, theme }: Choice, { embed }: Places): string =>
  new URL(`${lesson}.${language}${theme === 'dark' ? '.dark' : ''}.svg`, embed).href;

const scriptOf = ({ embed }: Places): string =>
  `<script type="module" src="${embed}sepax-embed.js"></script>`;

/** The figure as a picture that leads to it: for readers without scripts. */
const fallback = (choice: Choice, places: Places): string =>
  `<a href="${escaped(frameOf(choice, places))}"><img src="${stillOf(choice, places)}" alt="${escaped(choice.title)}" width="720" height="400" style="max-width:100%;height:auto"></a>`;

/** Keeps the room of a figure until the script knows the element. */
const reserved = ({ height }: Choice): string => `style="display:block;min-height:${height}px"`;

const elementOf = (choice: Choice, places: Places): string =>
  [
    `<sepax-figure ${written(attributesOf(choice))} ${reserved(choice)}>`,
    `  ${fallback(choice, places)}`,
    '</sepax-figure>',
  ].join('\n');

const html: Recipe = (choice, places) => [scriptOf(places), elementOf(choice, places)].join('\n');

const markdown: Recipe = (choice, places) =>
  `[![${choice.title}](${stillOf(choice, places)})](${frameOf(choice, places)})`;

const mdx: Recipe = (choice, places) => {
  const properties = Object.entries(attributesOf(choice)).map(([name, value]) =>
    value === '' ? name : `${name}=${JSON.stringify(value)}`,
  );
  const style = `style={{ display: 'block', minHeight: ${choice.height} }}`;
  return [
    "import 'sepax/embed';",
    '',
    `<sepax-figure ${properties.join(' ')} ${style}>`,
    `  <a href=${JSON.stringify(frameOf(choice, places))}><img src=${JSON.stringify(stillOf(choice, places))} alt=${JSON.stringify(choice.title)} width="720" height="400" style={{ maxWidth: '100%', height: 'auto' }} /></a>`,
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
    `<sepax-figure{{ range $name, $value := .Params }}{{ if ne $name "title" }} {{ $name }}="{{ $value }}"{{ end }}{{ end }} style="display:block;min-height:{{ .Get "height" }}px">`,
    `<a href="${places.embed}{{ .Get "lesson" }}.html?lang={{ .Get "lang" }}"><img src="${places.embed}{{ .Get "lesson" }}.{{ .Get "lang" }}.svg" alt="{{ .Get "title" }}" width="720" height="400" style="max-width:100%;height:auto"></a>`,
    '</sepax-figure>',
    '',
    `{{< sepax ${parameters(choice)} >}}`,
  ].join('\n');

const jekyll: Recipe = (choice, places) =>
  [
    scriptOf(places),
    `<sepax-figure{% for one in include %}{% unless one[0] == "title" %} {{ one[0] }}="{{ one[1] | escape }}"{% endunless %}{% endfor %} style="display:block;min-height:{{ include.height }}px">`,
    `<a href="${places.embed}{{ include.lesson }}.html?lang={{ include.lang }}"><img src="${places.embed}{{ include.lesson }}.{{ include.lang }}.svg" alt="{{ include.title | escape }}" width="720" height="400" style="max-width:100%;height:auto"></a>`,
    '</sepax-figure>',
    '',
    `{% include sepax.html ${parameters(choice)} %}`,
  ].join('\n');

/** Short codes have no parameters without a value; what takes them in escapes them. */
const parameters = (choice: Choice): string =>
  Object.entries({ ...attributesOf(choice), title: choice.title })
    .map(([name, value]) => `${name}="${value === '' ? 'true' : value}"`)
    .join(' ');

const iframe: Recipe = (choice, places) =>
  [
    `<iframe src="${escaped(frameOf(choice, places))}" title="${escaped(choice.title)}" width="100%" height="${choice.height}" style="border:0" sandbox="allow-scripts" loading="lazy"></iframe>`,
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
