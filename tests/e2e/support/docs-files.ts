import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the built site is. */
export const SITE = 'build/site';

/** The files of all guides and pages of the reference in a language: `''`, or `'ko/'`. */
export const docsFiles = (language: '' | 'ko/'): string[] =>
  readdirSync(join(SITE, language, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => join(SITE, language, 'docs', name));
