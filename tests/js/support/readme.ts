/** The code in the documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const BLOCK =
  /(?:^<!-- runs in: (?<stage>[\w-]+) -->\n+)?^```(?<language>[^\n]*)\n(?<code>.*?)^```$/gms;

/** README.md and all guides, from the root of the repository. */
export function documents(): string[] {
  const guides = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const pages = guides.filter((name) => name.endsWith('.md')).sort();
  return ['README.md', ...pages.map((name) => `docs/${name}`)];
}

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

/** Every ```js block, in order. */
export function javascriptBlocks(file = 'README.md'): CodeBlock[] {
  return codeBlocks(file).filter(({ language }) => language === 'js');
}
