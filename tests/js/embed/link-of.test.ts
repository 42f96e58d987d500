/** What is wrong with a state that authors have written is said in words about what they wrote. */
import { expect, test } from 'vitest';
import { linkOf } from '../../../web/embed/link-of.js';
import type { Wish } from '../../../web/embed/wish.js';
import { readFigureLink } from '../../../web/figure/element/figure-link.js';
import { figure } from '../../../web/figures/way-out/figure.js';

const { scene } = figure;
const usual = readFigureLink(scene, `#v1&${figure.start}`)!.state;
const json = (written: string) =>
  linkOf(figure, { state: { kind: 'json', json: written } } as Wish, usual)!;

test('a state as JSON becomes a link that can be read', () => {
  const { link } = json(JSON.stringify(usual));
  expect(readFigureLink(scene, link)?.state).toEqual(usual);
});

test('what is no JSON is told by its place', () => {
  const { link, fault } = json('{"a": }');
  expect(readFigureLink(scene, link)).toBeNull();
  expect(fault).toMatch(/JSON/);
});

test('JSON that is no state is told beside one', () => {
  const { link, fault } = json('{"x": 1}');
  expect(readFigureLink(scene, link)).toBeNull();
  expect(fault).toMatch(/^\{"x": 1\} is not like \{"a":\{/);
});

test('a link is told as it was written', () => {
  const wish = { state: { kind: 'link', link: 'nonsense' } } as Wish;
  expect(linkOf(figure, wish, usual)).toEqual({ link: 'nonsense', fault: 'nonsense' });
});
