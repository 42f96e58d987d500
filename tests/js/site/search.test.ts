/** The search finds in the guides what people mean, in their own words. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries, guides, guideTopics } from '../../../web/site/guides/guides.js';
import { en } from '../../../web/site/guides/text.en.js';
import { ko } from '../../../web/site/guides/text.ko.js';
import { SearchIndex } from '../../../web/site/search/index.js';
import { othersFor } from '../../../web/site/search/meanings.js';
import { parsed, readSections } from '../../../web/site/search/read-sections.js';
import type { Section } from '../../../web/site/search/section.js';

const files = readdirSync('docs').filter((file) => file.endsWith('.md'));

/** A guide as it is written in a folder, cut at its headings. */
function sectionsOf(file: string, folder = 'docs'): Section[] {
  const [head = '', ...parts] = readFileSync(`${folder}/${file}`, 'utf8').split(/^## /m);
  const title = /^# (.*)$/m.exec(head)![1]!;
  const page = { kind: 'guide', title, address: file } as const;
  const rest = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { ...page, heading, text: lines.join(' ') };
  });
  return [{ ...page, heading: '', text: head }, ...rest];
}

const index = new SearchIndex(files.flatMap((file) => sectionsOf(file)));
const korean = new SearchIndex(files.flatMap((file) => sectionsOf(file, 'docs/ko')));

const firstFor = (query: string, among = index): string[] =>
  among
    .find(query)
    .slice(0, 4)
    .map(({ address }) => address);

describe('finds', () => {
  test.each([
    ['tunnel', 'moving.md'],
    ['bullet through wall', 'moving.md'],
    ['platform', 'characters.md'],
    ['platforms', 'characters.md'],
    ['push out', 'collide.md'],
    ['memory leak', 'errors-and-disposal.md'],
    ['raycast', 'rays-and-points.md'],
    ['web worker', 'workers.md'],
    ['undo', 'determinism-and-rollback.md'],
    ['moveAndSlide', 'characters.md'],
    ['터널링', 'moving.md'],
    ['발판', 'characters.md'],
    ['메모리', 'errors-and-disposal.md'],
  ])('“%s” in %s', (query, file) => {
    expect(firstFor(query)).toContain(file);
  });

  test.each([
    ['터널링', 'moving.md'],
    ['총알이 벽을 뚫고', 'moving.md'],
    ['발판', 'characters.md'],
    ['밀어내기', 'collide.md'],
    ['메모리 누수', 'errors-and-disposal.md'],
    ['레이캐스트', 'rays-and-points.md'],
    ['웹 워커', 'workers.md'],
    ['되감기', 'determinism-and-rollback.md'],
    ['moveAndSlide', 'moving.md'],
    ['타일맵', 'tiled.md'],
    ['두 도형이 겹치는지', 'collide.md'],
    ['센서', 'contacts.md'],
    ['스냅샷', 'determinism-and-rollback.md'],
    ['snapshot', 'determinism-and-rollback.md'],
    ['tunnel', 'moving.md'],
  ])('“%s” in %s in Korean', (query, file) => {
    expect(firstFor(query, korean)).toContain(file);
  });

  test('words that are mistyped', () => {
    expect(firstFor('detrminism')).toContain('determinism-and-rollback.md');
  });

  test('nothing where there is nothing', () => {
    expect(index.find('zzzzqqq')).toEqual([]);
  });

  test('Korean nouns with and without what follows them', () => {
    const lesson = { kind: 'lesson', title: '그림자', heading: '', address: 'x' } as const;
    const shadows = new SearchIndex([{ ...lesson, text: '그림자는 내적으로 구한다' }]);
    for (const query of ['그림자', '그림자를', '내적']) {
      expect(shadows.find(query), query).toHaveLength(1);
    }
  });
});

test('what was found is marked in its surroundings', () => {
  const [first] = index.find('tunnelling');
  const marked = first!.excerpt.filter((_, i) => i % 2 === 1);
  expect(marked.length).toBeGreaterThan(0);
  for (const part of marked) expect(part.toLowerCase()).toContain('tunnel');
  expect(first!.excerpt.join('').length).toBeLessThan(240);
});

test('other words for the same lead to one another', () => {
  expect(othersFor('tunnel')).toContain('sweep');
  expect(othersFor('Push out')).toContain('mtv');
  expect(othersFor('zebra')).toEqual([]);
});

test('a page is cut at its headings, without its code', () => {
  const root = parsed(
    '<article><h1>A</h1><p>one <code>two</code></p><pre>no</pre><h2 id="b">B<a>#</a></h2><ul><li>three</li><li>four</li></ul></article>',
  );
  const sections = readSections(root, { kind: 'guide', title: 'A', address: 'a/' });
  expect(sections.map(({ heading, address, text }) => [heading, address, text])).toEqual([
    ['', 'a/', 'one two'],
    ['B', 'a/#b', 'three four'],
  ]);
});

test('words of blocks that follow one another stay apart, without signs and labels', () => {
  const root = parsed(
    '<h3 id="cast"><code class="tsd-tag">Optional</code>cast<a class="tsd-anchor-icon">#</a></h3>' +
      '<div><h4>Parameters</h4><ul><li><span><code class="tsd-tag">Optional</code>options: Options</span></li></ul>' +
      '<h4>Returns <a>Hits</a></h4>all<h4>Throws<a class="tsd-anchor-icon">#</a></h4><p>never</p></div>' +
      'one<br>two<table><thead><tr><th>a</th></tr></thead></table>',
  );
  const [section] = readSections(root, { kind: 'reference', title: 'A', address: 'a/' });
  expect(section!.heading).toBe('cast');
  expect(section!.text).toBe('Parameters options: Options Returns Hits all Throws never one two a');
});

test('every guide is in the contents, by its own heading and in both languages', () => {
  const named: readonly string[] = guideTopics.flatMap((topic) => guides[topic]);
  expect([...named].sort()).toEqual(files.map((file) => file.replace('.md', '')).sort());
  const english: Readonly<Record<string, string>> = en;
  const koreanTexts: Readonly<Record<string, string>> = ko;
  const heading = (file: string) => /^# (.*)$/m.exec(readFileSync(file, 'utf8'))![1];
  for (const name of named) {
    expect(english[`guide.${name}.title`]).toBe(heading(`docs/${name}.md`));
    expect(koreanTexts[`guide.${name}.title`]).toBe(heading(`docs/ko/${name}.md`));
  }
  for (const entry of entries) expect(english[`entry.${entry}.summary`]).toBeTruthy();
});
