/** README.ko.md says what README.md says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/consumer.js';
import { codeBlocks } from './support/readme.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const prose = (file: string): string => read(file).replaceAll(/^```[\s\S]*?^```$/gm, '');
const codeOf = (file: string): string[] =>
  codeBlocks(file)
    .filter(({ code }) => !code.startsWith('npm start'))
    .map(({ code }) => code);

test('its code is that of README, which the tests run', () => {
  expect(codeOf('README.ko.md')).toEqual(codeOf('README.md'));
});

test('it has the same sections, tables, lists and guides', () => {
  const shapeOf = (file: string) => {
    const lines = prose(file).split('\n');
    const starts = lines.map((line) => /^(#+|\||-|<\/?picture)/.exec(line)?.[1] ?? '');
    const code = lines
      .filter((line) => line.startsWith('|'))
      .map((line) => /^\|((?:[^|`]|`[^`]*`)*)\|/.exec(line)![1]!.match(/`[^`]+`/g));
    const links = prose(file).match(/\]\((docs|CONTRIBUTING|LICENSE)[^)]*\)/g)!;
    const sizes = prose(file).match(/\d+ kB(?= \|)/g);
    return { starts: starts.filter((start) => start !== ''), code, links: links.sort(), sizes };
  };
  expect(shapeOf('README.ko.md')).toEqual(shapeOf('README.md'));
});

test('its links lead somewhere', () => {
  const text = prose('README.ko.md');
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-')}`,
  );
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)/g)];
  const broken = links.filter(([, path = '', anchor = '']) =>
    path === '' ? !anchors.includes(anchor) : !existsSync(join(ROOT, path)),
  );
  expect(broken.map(([link]) => link)).toEqual([]);
  expect(links.length).toBeGreaterThan(40);
});

test('it is in Korean', () => {
  const paragraphs = prose('README.ko.md')
    .split('\n')
    .filter((line) => /[a-z]{3} [a-z]{2,} [a-z]{3}/i.test(line.replaceAll(/`[^`]*`|<[^>]*>/g, '')));
  expect(paragraphs.filter((line) => !/\p{Script=Hangul}/u.test(line))).toEqual([]);
});
