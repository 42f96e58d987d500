/** README.ko.md says what README.md says. */
import { expect, test } from 'vitest';
import { codeBlocks, documents, linksOf, proseOf, waysOf } from './support/readme.js';

const codeOf = (file: string): string[] =>
  codeBlocks(file)
    .filter(({ code }) => !code.startsWith('npm start'))
    .map(({ code }) => code);

test('its code is that of README, which the tests run', () => {
  expect(codeOf('README.ko.md')).toEqual(codeOf('README.md'));
});

test('it has the same sections, tables, lists and sizes', () => {
  const shapeOf = (file: string) => {
    const lines = proseOf(file).split('\n');
    const starts = lines.map((line) => /^(#+|\||-|<\/?picture)/.exec(line)?.[1] ?? '');
    const code = lines
      .filter((line) => line.startsWith('|'))
      .map((line) => /^\|((?:[^|`]|`[^`]*`)*)\|/.exec(line)![1]!.match(/`[^`]+`/g));
    const sizes = proseOf(file).match(/\d+ kB(?= \|)/g);
    return { starts: starts.filter((start) => start !== ''), code, sizes };
  };
  expect(shapeOf('README.ko.md')).toEqual(shapeOf('README.md'));
});

test('its links lead to the same, in Korean', () => {
  expect(waysOf('README.ko.md')).toEqual(waysOf('README.md'));
  const english = linksOf('README.ko.md').filter(({ target }) => documents().includes(target));
  expect(english.map(({ target }) => target)).toEqual(['README.md']);
});

test('it is in Korean', () => {
  const paragraphs = proseOf('README.ko.md')
    .split('\n')
    .filter((line) => /[a-z]{3} [a-z]{2,} [a-z]{3}/i.test(line.replaceAll(/`[^`]*`|<[^>]*>/g, '')));
  expect(paragraphs.filter((line) => !/\p{Script=Hangul}/u.test(line))).toEqual([]);
});
