import { readFile } from 'node:fs/promises';
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import type { Plugin } from 'vite';
import { comments } from './comments.ko.js';
import type { CodeLine } from './parts/code-line.js';

const theme = createCssVariablesTheme();
const languages = { js: 'javascript', ts: 'typescript', cpp: 'cpp' } as const;

/** `var(--shiki-token-keyword)` is `keyword`; what has no colour of its own is plain. */
const kindOf = (colour = ''): string => /--shiki-token-([\w-]+)/.exec(colour)?.[1] ?? '';

/** A token; a comment goes along in Korean, so that a page has those of its own listings only. */
function tokenOf(kind: string, text: string): CodeLine['tokens'][number] {
  if (kind !== 'comment') return [kind, text];
  const korean = text.replace(
    /(?<=\/\/ |\/\*\* ).*?(?= \*\/|$)/,
    (comment) => comments[comment] ?? comment,
  );
  return korean === text ? [kind, text] : [kind, text, korean];
}

/**
 * Makes `import { lines } from './file.js?code'` the highlighted lines of the file. It happens when
 * the site is built, so pages carry no highlighter. A line `//# name name` is not shown: it names the
 * phases of the lesson in which the lines after it are current, up to the next line of its kind.
 */
export function highlightPlugin(): Plugin {
  let highlighter: ReturnType<typeof createHighlighter> | undefined;
  return {
    name: 'highlight',
    load: {
      filter: { id: /\.([jt]s|cpp)\?code$/ },
      async handler(id) {
        const path = id.slice(0, -'?code'.length);
        this.addWatchFile(path);
        const { shown, phases } = readPhases(await readFile(path, 'utf8'));
        highlighter ??= createHighlighter({ themes: [theme], langs: Object.values(languages) });
        const lang = languages[path.split('.').at(-1) as keyof typeof languages];
        const { tokens } = (await highlighter).codeToTokens(shown.join('\n'), {
          lang,
          theme: theme.name!,
        });
        const lines = tokens.map(
          (line, i): CodeLine => ({
            tokens: line.map(({ content, color }) => tokenOf(kindOf(color), content)),
            phases: phases[i]!,
          }),
        );
        return `export const lines = ${JSON.stringify(lines)};`;
      },
    },
  };
}

/** The lines to show, and the phases of each. */
function readPhases(source: string): { shown: string[]; phases: string[][] } {
  const shown: string[] = [];
  const phases: string[][] = [];
  let current: string[] = [];
  for (const line of source.trimEnd().split('\n')) {
    const names = /^\s*\/\/#(.*)$/.exec(line)?.[1];
    if (names === undefined) {
      shown.push(line);
      phases.push(current);
    } else current = names.split(' ').filter((name) => name !== '');
  }
  return { shown, phases };
}
