/** What the steps say is read beside a picture: sentences are short, and both languages say the same. */
import { expect, test } from 'vitest';
import { lessonNames } from '../../../../web/figures/registry.js';
import { spoken, textsOf } from './support.js';

/** The most words of a sentence. */
const longest = 20;

/** The sentences of a text; a formula is one word. */
const sentencesOf = (text: string): string[] =>
  text.replaceAll(/\$[^$]+\$/g, '$x$').split(/(?<=[.?!])\s+/);

const wordsOf = (sentence: string): string[] =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{$]/u.test(word));

const inFigures = async (name: (typeof lessonNames)[number]) => {
  const texts = await textsOf(name, 'en');
  return Object.entries(texts).filter(([key]) => /^(do|try)\./.test(key));
};

test.each(lessonNames)(`no sentence of %s has more than ${longest} words`, async (name) => {
  const long = (await inFigures(name)).flatMap(([key, text]) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length > longest)
      .map((sentence) => `${key}: ${wordsOf(sentence).length}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

test.each(lessonNames)('%s asks for the same values in both languages', async (name) => {
  const [en, ko] = await Promise.all([textsOf(name, 'en'), textsOf(name, 'ko')]);
  const values = (text: string) => new Set(text.match(/\{\w+\}/g));
  for (const [key] of await inFigures(name)) {
    expect(values(ko[key]!), key).toEqual(values(en[key]!));
  }
});

test('a long sentence is found', () => {
  expect(wordsOf(sentencesOf('Up to $t = 0$ it is, {a} % on – off. Then.')[0]!)).toHaveLength(8);
});

test.each(['circles-boxes', 'segments', 'turned-boxes', 'dents-holes'] as const)(
  '%s is announced as what it shows: no shadows of two shapes',
  async (name) => {
    for (const language of spoken) {
      const [own, others] = await Promise.all(
        [name, 'separating-axis' as const].map((each) => textsOf(each, language)),
      );
      expect(own!['stage.label']).not.toBe(others!['stage.label']);
      expect(own!['stage.label']).not.toMatch(/shadow|그림자/);
      expect(own!['stage.label']).toContain('{status}');
    }
  },
);
