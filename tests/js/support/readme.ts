/** The code of README.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './consumer.js';

export interface CodeBlock {
  /** The line of README.md on which the code begins. */
  readonly line: number;
  readonly code: string;
}

/** Every ```js block, in order. */
export function javascriptBlocks(): CodeBlock[] {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8');
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length + 1,
    code: match[1] as string,
  }));
}
