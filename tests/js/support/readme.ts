/** The code in the documentation: README, guides, and the comments of what is public. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './consumer.js';

export interface CodeBlock {
  /** From the root of the repository. */
  readonly file: string;
  /** The line of the file on which the code begins. */
  readonly line: number;
  /** The word behind the fence: `js`, `sh` and so on; empty if there is none. */
  readonly language: string;
  /**
   * Where the code runs if not in an empty module: the name in a comment before the block,
   * `<!-- runs in: name -->`, which readers don't see.
   */
  readonly stage: string | null;
  readonly code: string;
}

/** A block in the comment of something. */
export interface ExampleBlock extends CodeBlock {
  /** The name of the function that has the comment, or `null` if it is something else. */
  readonly of: string | null;
}

const BLOCK =
  /(?:^<!-- runs in: (?<stage>[\w-]+) -->\n+)?^```(?<language>[^\n]*)\n(?<code>.*?)^```$/gms;

const COMMENTED_BLOCK = /^ \* ```(?<language>\w*)\n(?<code>(?: \*.*\n)*?) \* ```$/gm;

/** All pages in Markdown below `docs/`, from the root of the repository. */
function pagesOfDocs(): string[] {
  const names = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
}

const isKorean = (file: string): boolean => file.startsWith('docs/ko/');

/** README.md and all guides in English, from the root of the repository. */
export function documents(): string[] {
  const guides = pagesOfDocs().filter((file) => !isKorean(file));
  return ['README.md', ...guides.sort()];
}

/** All guides in Korean. */
export const koreanGuides = (): string[] => pagesOfDocs().filter(isKorean).sort();

/** Where one of the documents is in Korean. */
export const koreanOf = (file: string): string =>
  file === 'README.md' ? 'README.ko.md' : file.replace(/^docs\//, 'docs/ko/');

/** A page without its code. */
export const proseOf = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchors of the headings of a page, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const seen = new Map<string, number>();
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '');
    const anchor = words.replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** A link to a file of the repository, or to a place in one. */
export interface Link {
  /** As it is written. */
  readonly text: string;
  /** From the root of the repository. */
  readonly target: string;
  readonly anchor: string | undefined;
}

/** What a page leads to in the repository. */
export function linksOf(file: string): Link[] {
  const links = proseOf(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g);
  return [...links].map(([text, path = '', anchor]) => ({
    text,
    target: path === '' ? file : join(dirname(file), path),
    anchor,
  }));
}

/** Where the links of a page lead, by the documents in English and the numbers of their headings. */
export const waysOf = (file: string): string[] =>
  linksOf(file)
    .map(({ target, anchor }) => {
      const english = documents().find((page) => koreanOf(page) === target) ?? target;
      return anchor === undefined ? english : `${english}#${anchorsOf(target).indexOf(anchor)}`;
    })
    .sort();

/** The links of a page that lead nowhere. */
export const brokenLinks = (file: string): string[] =>
  linksOf(file)
    .filter(({ target, anchor }) => {
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    })
    .map(({ text }) => text);

/** Every block between fences, in order. */
export function codeBlocks(file: string): CodeBlock[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(BLOCK)].map((match) => {
    const { stage = null, language, code } = match.groups as Record<string, string>;
    const before = text.slice(0, match.index + match[0].indexOf('```'));
    return {
      file,
      line: before.split('\n').length + 1,
      language: language as string,
      stage: stage as string | null,
      code: code as string,
    };
  });
}

/** Every block in the comments of the library, as it is without the stars before its lines. */
export function exampleBlocks(): ExampleBlock[] {
  return readdirSync(join(ROOT, 'web/lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes(join('raw', 'wasm')))
    .sort()
    .flatMap((name) => commentedBlocks(`web/lib/${name}`));
}

function commentedBlocks(file: string): ExampleBlock[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(COMMENTED_BLOCK)].map((match) => {
    const { language, code } = match.groups as Record<string, string>;
    return {
      file,
      line: text.slice(0, match.index).split('\n').length + 1,
      language: language as string,
      stage: null,
      code: (code as string).replace(/^ \* ?/gm, ''),
      of: commented(text.slice(match.index)),
    };
  });
}

/** The function after the comment that a text begins in. */
const commented = (text: string): string | null =>
  /^(?:(?!\*\/)[\s\S])*\*\/\nexport (?:async )?function (\w+)/.exec(text)?.[1] ?? null;

/** Every ```js block, in order. */
export function javascriptBlocks(file = 'README.md'): CodeBlock[] {
  return codeBlocks(file).filter(({ language }) => language === 'js');
}
