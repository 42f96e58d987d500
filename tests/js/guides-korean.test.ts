/** The guides in docs/ko say what those in docs say: they have the same parts, and the same code, which runs there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutRemarks } from './support/claims.js';
import { ROOT } from './support/consumer.js';
import {
  brokenLinks,
  codeBlocks,
  documents,
  koreanGuides,
  koreanOf,
  linksOf,
  proseOf,
  waysOf,
} from './support/readme.js';

const guides = documents().filter((file) => file !== 'README.md');

const linesOf = (file: string): string[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/^```[\s\S]*?^```$/gm, '```')
    .split('\n');

/** What a line of Markdown is, without its words: rows have so many cells, figures show something. */
function kindOf(line: string): string {
  const [, figure] = /^(<!-- figure: .*?) \|/.exec(line) ?? [];
  if (figure !== undefined) return figure;
  if (/^(?:<!--|```)/.test(line)) return line;
  if (line.startsWith('|')) return `| ${line.replaceAll(/`[^`]*`|\\\|/g, '').split('|').length}`;
  return /^(?:#+|\s*(?:-|\d+\.)|>)(?= )/.exec(line)?.[0] ?? 'words';
}

/** The parts of a page, in order: a paragraph or an entry of a list is one, however many lines it has. */
const partsOf = (file: string): string[] =>
  linesOf(file)
    .map((line) => (line === '' ? '' : kindOf(line)))
    .filter(
      (kind, i, all) => kind !== 'words' || !/^(?:words|\s*-|\s*\d+\.)/.test(all[i - 1] ?? ''),
    )
    .filter((kind) => kind !== '');

/** What is named in code, once each. */
const namesIn = (file: string): string[] =>
  [
    ...new Set(
      proseOf(file)
        .replaceAll(/<!--.*?-->/g, '')
        .match(/`[^`\n]+`/g),
    ),
  ].sort();

test('every guide is there in Korean, and nothing else', () => {
  expect(koreanGuides()).toEqual(guides.map(koreanOf).sort());
});

describe.each(guides.filter((file) => existsSync(join(ROOT, koreanOf(file)))))('%s', (file) => {
  const korean = koreanOf(file);

  test('has the same parts', () => {
    expect(partsOf(korean)).toEqual(partsOf(file));
  });

  test('has the same code, apart from what is remarked in it', () => {
    const codeOf = (name: string) =>
      codeBlocks(name).map(({ language, stage, code }) => ({
        language,
        stage,
        code: withoutRemarks(code, language).split('\n'),
      }));
    expect(codeOf(korean)).toEqual(codeOf(file));
  });

  test('names all that is named there, and nothing else', () => {
    const names = namesIn(korean);
    expect(namesIn(file).filter((name) => !names.includes(name))).toEqual([]);
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(names.filter((name) => !text.includes(name.slice(1, -1)))).toEqual([]);
  });

  test('leads to the same places, in Korean', () => {
    expect(brokenLinks(korean)).toEqual([]);
    expect(waysOf(korean)).toEqual(waysOf(file));
    const english = linksOf(korean).filter(({ target }) => documents().includes(target));
    expect(english.map(({ text }) => text)).toEqual([]);
  });

  test('is in Korean', () => {
    const foreign = linesOf(korean).filter((line) => {
      const said = line.replaceAll(/`[^`]*`|<!--.*?-->|\]\([^)]*\)/g, '');
      return /[a-z]{3} [a-z]{2,} [a-z]{3}/i.test(said) && !/\p{Script=Hangul}/u.test(said);
    });
    expect(foreign).toEqual([]);
  });
});
