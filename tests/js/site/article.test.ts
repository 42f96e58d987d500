/** What typedoc renders becomes a page that can be listened to and used by keys. */
import { expect, test } from 'vitest';
import { articleOf, withNamesOf } from '../../../web/site/docs/article.js';
import { withFigures } from '../../../web/site/docs/guide-figures.js';
import { parsed } from '../../../web/site/search/read-sections.js';

test('headings go on without gaps, whatever their size', () => {
  const { html } = articleOf(
    '<h1>f</h1><h4>Parameters</h4><h5>a</h5><h4>Returns</h4><h2>More</h2>',
  );
  const levels = parsed(html)
    .querySelectorAll('h1, h2, h4, h5')
    .map((heading) => heading.getAttribute('aria-level') ?? heading.rawTagName.slice(1));
  expect(levels).toEqual(['1', '2', '3', '2', '2']);
});

test('what is too wide scrolls, and can be reached', () => {
  const { html } = articleOf('<table><tr><th></th><th>a</th></tr></table><pre>code</pre>');
  const root = parsed(html);
  expect(root.querySelector('.scroll')!.getAttribute('tabindex')).toBe('0');
  expect(root.querySelector('.scroll table')).not.toBeNull();
  expect(root.querySelector('pre')!.getAttribute('tabindex')).toBe('0');
  expect(root.querySelectorAll('th')).toHaveLength(1);
});

test('a name with hyphens is marked as one piece', () => {
  const whole = ['out-of-range', '-ffast-math', '-ffp-contract=off', '-DCMAKE_PREFIX_PATH=/opt/a'];
  const others = ['a - b', 'f(x)', 'point', `${'long-'.repeat(9)}name`, '-depth * normal'];
  const { root } = articleOf(
    [...whole, ...others].map((text) => `<p><code>${text}</code></p>`).join(''),
  );
  const marked = root().querySelectorAll('code.whole');
  expect(marked.map(({ text }) => text)).toEqual(whole);
});

test('a particle is joined to the bracket before it, but for that in listings', () => {
  const { html } = articleOf(
    '<p>중심은 (x, y)에 있다. <code>world.hash()</code>는 <b>[1, 2]</b>를 <code>a</code>는</p><pre>f()는</pre>',
  );
  const [, said] = /<p>(.*)<\/p>/.exec(html)!;
  expect(said!.replaceAll('\u2060', '|')).toBe(
    '중심은 (x, y)|에 있다. <code>world.hash()</code>|는 <b>[1, 2]</b>|를 <code>a</code>는',
  );
  expect(html).toContain('f()는');
});

test('a number is joined at the hyphen of its exponent, but not in code, which is copied', () => {
  const { html } = articleOf('<p>1e-16쯤, or <b>4e-7</b>, like-16 <code>1e-9</code></p>');
  expect(html.replaceAll('\u2060', '|')).toBe(
    '<p>1e-|16쯤, or <b>4e-|7</b>, like-16 <code class="whole">1e-9</code></p>',
  );
});

test('what is said twice is said once, and headings are places to go to', () => {
  const said = '<div class="tsd-comment">Options.</div>';
  const { html, places } = articleOf(`<h1>f</h1><h2 id="a">A</h2>${said}${said}`);
  expect(html.match(/Options/g)).toHaveLength(1);
  expect(places).toEqual([{ level: 2, anchor: 'a', text: 'A' }]);
});

test('what opens a section has no link in it', () => {
  const link = '<a href="#b" class="tsd-anchor-icon">x</a>';
  const { html } = articleOf(
    `<h1>f</h1><details><summary><h2 id="b">B${link}</h2></summary></details><h2 id="c">C${link}</h2>`,
  );
  const root = parsed(html);
  expect(root.querySelector('summary a')).toBeNull();
  expect(root.querySelectorAll('h2 > a')).toHaveLength(1);
});

test('a place is found by its name in another language, too', () => {
  const english = articleOf('<h1>f</h1><h2 id="way">Way</h2><h3 id="same">S</h3><h2 id="b">B</h2>');
  const korean = articleOf('<h1>f</h1><h2 id="길">길</h2><h3 id="same">S</h3><h2 id="way">B</h2>');
  const named = withNamesOf(english, korean);
  // What is called so already keeps its name.
  expect(
    named
      .root()
      .querySelectorAll('[id]')
      .map(({ id }) => id),
  ).toEqual(['길', 'same', 'way', 'b']);
  expect(named.root().querySelector('#way > #b')).not.toBeNull();
  expect(named.places).toEqual(korean.places);
  expect(() => withNamesOf(articleOf('<h1>f</h1>'), korean)).toThrow('headings');
});

test('who reads on the site is led to languages by its head', () => {
  const line = '<p>English · <a href="ko/">한국어</a></p>';
  const { html } = articleOf(`<h1>sepax</h1>${line}<p>Exact.</p>`);
  expect(html).toBe('<h1>sepax</h1><p>Exact.</p>');
});

const at = {
  path: 'docs/guides/moving/',
  language: 'ko',
  up: '../../../',
  root: '../../../../',
} as const;

test('what a guide asks for in a comment becomes a figure, with a picture that leads to its page', () => {
  const { html, figures } = articleOf(
    '<h1>f</h1><p>One.</p><!-- figure: way-out #v1&a=1&step=2 | The `mtv`. --><p>Two.</p>',
  );
  const root = parsed(withFigures(html, figures, at));
  const [before, figure, after] = root.querySelectorAll('h1 ~ *');
  expect([before?.text, after?.text]).toEqual(['One.', 'Two.']);
  expect(figure?.attributes).toEqual({
    lesson: 'way-out',
    state: '#v1&a=1&step=2',
    lang: 'ko',
  });
  expect(figure?.querySelector('a')?.attributes).toEqual({
    href: '../../../lessons/way-out/#v1&a=1&step=2',
  });
  expect(figure?.querySelector('img')?.getAttribute('src')).toBe(
    '../../../../docs/guides/moving/figure-0.ko.svg',
  );
  expect(figure?.querySelector('p code')?.text).toBe('mtv');
});

test.each([
  ['way-out', '빠져나오는 길'],
  ['board', '도형 보드'],
])('the picture of %s says in words what it is', (name, alt) => {
  const { html, figures } = articleOf(`<h1>f</h1><!-- figure: ${name} | One. -->`);
  const picture = parsed(withFigures(html, figures, at)).querySelector('img')!;
  expect(picture.getAttribute('alt')).toBe(alt);
});

test('a figure that there is not is no guide', () => {
  const { html, figures } = articleOf('<h1>f</h1><!-- figure: nothing | No. -->');
  expect(() => withFigures(html, figures, at)).toThrow('nothing');
});

test('a heading is called what it says, and its link by that name', () => {
  const heading =
    '<h2 id="a" class="tsd-anchor-link">Which <code>f()</code><a href="#a" aria-label="Permalink" class="tsd-anchor-icon"><svg><use href="#x"></use></svg></a></h2>';
  const [link] = articleOf(heading).root().querySelectorAll('a.tsd-anchor-icon');
  expect(link!.getAttribute('aria-label')).toBe('Permalink: Which f()');
  expect(link!.closest('h2')!.getAttribute('aria-label')).toBe('Which f()');
});
