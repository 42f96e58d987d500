/** Guides in Korean stand where those in English do, in the folder of their language, and lead to what is beside them. */
import { expect, test } from 'vitest';
import { renderedAt, sitePlace, withWaysFrom } from '../../../web/site/docs/document-places.js';

test.each([
  ['docs/moving.md', 'guides/moving', 'en', 'docs/guides/moving/'],
  ['docs/ko/moving.md', 'ko/guides/moving', 'ko', 'docs/guides/moving/'],
  ['docs/ko/errors/concave.md', 'ko/guides/errors/concave', 'ko', 'docs/guides/errors/concave/'],
  ['README.ko.md', 'ko', 'ko', 'docs/'],
  ['CHANGELOG.md', 'guides/changelog', 'en', 'docs/guides/changelog/'],
])('%s is rendered at %s', (file, rendered, language, path) => {
  expect(renderedAt(file)).toBe(rendered);
  expect(sitePlace(`${rendered}/index.html`)).toEqual({ language, path });
});

test.each([
  ['ko/guides/moving/', '../world/#빠른-물체', '../../guides/world/#빠른-물체'],
  ['ko/guides/moving/', '../../../functions/sepax.sweep/', '../../functions/sepax.sweep/'],
  ['ko/guides/moving/', '../../../media/tiled.ts', '../../media/tiled.ts'],
  ['ko/guides/errors/concave/', '../../../#설치', '../../../#설치'],
  ['ko/', 'guides/moving/', 'guides/moving/'],
  ['ko/guides/moving/', '../../', '../../'],
  ['ko/guides/moving/', '#훑기', '#훑기'],
  ['ko/guides/moving/', 'https://example.org/a#b', 'https://example.org/a#b'],
])('from %s the way %s is %s on the site', (url, way, moved) => {
  const html = withWaysFrom(`${url}index.html`, `<p><a href="${way}">x</a></p>`);
  expect(html).toBe(`<p><a href="${moved}">x</a></p>`);
});

test('pictures come along, light and dark', () => {
  const picture = (up: string) =>
    `<picture><source srcset="${up}media/a.svg"><img src="${up}media/b.svg"></picture>`;
  expect(withWaysFrom('ko/index.html', picture('../'))).toBe(picture(''));
});

test('what asks for a figure stays', () => {
  const html = '<p>One.</p><!-- figure: way-out | The push. --><p>Two.</p>';
  expect(withWaysFrom('ko/guides/moving/index.html', html)).toBe(html);
});
