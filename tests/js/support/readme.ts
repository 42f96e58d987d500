/** The code in the documentation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './consumer.js';

export interface CodeBlock {
  /** From the root of the repository. */
  readonly file: string;
  /** The line of the file on which the code begins. */
  readonly line: number;
  readonly code: string;
}

/** Every ```js block, in order. */
export function javascriptBlocks(file = 'README.md'): CodeBlock[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length + 1,
    code: match[1] as string,
  }));
}
