import type { Wish } from '../wish.js';
import { type MetaTag, shareTags } from './share-tags.js';

export interface FramePage {
  readonly name: Wish['picture'];
  readonly title: string;
  readonly script: string;
  /** A picture of the figure, for where no script runs. */
  readonly still: string;
}

const style = `:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
html,body{height:100%}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
sepax-figure{display:block;height:100%;min-height:240px}
svg{display:block;max-width:100%;height:auto}`;

/** Nothing in a script may look like its end. */
const inside = (script: string): string =>
  script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

const meta = (tag: MetaTag): string => {
  const attributes = Object.entries(tag).map(
    ([name, value]) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<meta ${attributes.join(' ')}>`;
};

/** Has a page read as UTF-8 whatever its host says: the script has texts of both languages. */
const byteOrderMark = '\ufeff';

/** A page that is one figure, in one file: it needs no other one, and no network. */
export const framePage = ({ name, title, script, still }: FramePage): string =>
  `${byteOrderMark}<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · sepax</title>
${shareTags(name, '../').map(meta).join('\n')}
<style>${style}</style>
</head>
<body>
<sepax-figure lesson="${name}" height="full">${still.trim()}</sepax-figure>
<script>${inside(script)}</script>
</body>
</html>
`;

/** Leads to the page of a lesson: \`frame.html?lesson=shadows&step=2\`. */
export const chooserPage = (names: readonly string[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>sepax</title></head>
<body>
<script>
const names = ${JSON.stringify(names)};
const wanted = new URLSearchParams(location.search).get('lesson') ?? 'playground';
if (names.includes(wanted)) location.replace(wanted + '.html' + location.search + location.hash);
else document.body.textContent = 'There is no lesson "' + wanted.slice(0, 80) + '".';
</script>
</body>
</html>
`;
