import type { Language } from '../languages.js';

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

const html: Recipe = (choice, places) => {
  const still = `<img src="${stillOf(choice, places)}" alt="${escaped(choice.title)}" width="720" height="400" style="max-width:100%;height:auto">`;
  return [
    scriptOf(places),
    `<sepax-figure ${written(attributesOf(choice))} style="display:block;min-height:${choice.height}px">`,
    `  <a href="${escaped(frameOf(choice, places))}">${still}</a>`,
    '</sepax-figure>',
  ].join('\n');
};

const markdown: Recipe = (choice, places) =>
  `[![${choice.title}](${stillOf(choice, places)})](${frameOf(choice, places)})`;

const mdx: Recipe = (choice) => {
  const properties = Object.entries(attributesOf(choice)).map(([name, value]) =>
    value === '' ? name : `${name}=${JSON.stringify(value)}`,
  );
  return `import 'sepax/embed';\n\n<sepax-figure ${properties.join(' ')} />`;
};

const hugo: Recipe = (choice, places) =>
  [
    scriptOf(places),
    '<sepax-figure{{ range $name, $value := .Params }} {{ $name }}="{{ $value }}"{{ end }}></sepax-figure>',
    '',
    `{{< sepax ${parameters(choice)} >}}`,
  ].join('\n');

const jekyll: Recipe = (choice, places) =>
  [
    scriptOf(places),
    '<sepax-figure{% for one in include %} {{ one[0] }}="{{ one[1] | escape }}"{% endfor %}></sepax-figure>',
    '',
    `{% include sepax.html ${parameters(choice)} %}`,
  ].join('\n');

/** Short codes have no parameters without a value; what takes them in escapes them. */
const parameters = (choice: Choice): string =>
  Object.entries(attributesOf(choice))
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
