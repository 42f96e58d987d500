/** What pages of lessons claim of the library holds, in both languages. */
import { readFileSync } from 'node:fs';
import { boundingCircle } from 'sepax';
import { expect, test } from 'vitest';
import { spoken } from './support.js';

test('the circle about the mean of the corners may have nearly twice the radius, in the plane too', async () => {
  // One corner far off, and more and more of them around the other end.
  const radii = [3, 30, 300].map((count) => {
    const near = Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      return [0.01 * Math.cos(angle), 0.01 * Math.sin(angle)] as const;
    });
    const points = [...near, [10, 0] as const];
    const mean = (axis: 0 | 1): number =>
      points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const [x, y] = [mean(0), mean(1)];
    const about = Math.max(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)));
    return about / boundingCircle(points).radius;
  });
  expect(radii[0]).toBeLessThan(1.6);
  expect(radii[2]).toBeGreaterThan(1.98);
  expect(Math.max(...radii)).toBeLessThan(2);
  const plane = {
    en: /twice the radius[^.]*in the plane as in space/,
    ko: /평면에서든 공간에서든[^.]*반지름이[^.]*두 배/,
  };
  for (const language of spoken) {
    const texts = await import(`../../../../web/site/lessons/turned-boxes/text.${language}.ts`);
    const mistakes: string[] = texts[language].mistakes;
    expect(mistakes.filter((text) => plane[language].test(text))).toHaveLength(1);
    expect(mistakes.filter((text) => text.includes('`boundingSphere`'))).toHaveLength(1);
  }
});

/** The lines of a listing that a step lights up. */
function litBy(step: string, listing: string): string[] {
  const lit: string[] = [];
  let names: string[] = [];
  for (const line of listing.split('\n')) {
    const mark = /^\s*\/\/#(.*)$/.exec(line);
    if (mark !== null) names = mark[1]!.trim().split(/\s+/);
    else if (names.includes(step)) lit.push(line.trim());
  }
  return lit;
}

test('lesson 5: what is lit for the push makes a push, and p is one thing alone', () => {
  const listing = readFileSync('web/figures/circles-boxes/circles-boxes.js', 'utf8');
  const compared = litBy('compare', listing).join('\n');
  expect(compared).toMatch(/^return d - /m);
  const pushed = litBy('push', listing).join('\n');
  expect(pushed).toMatch(/^return turned\(.*\bm \* n\.x\b/m);
  expect(pushed).not.toMatch(/^return d - /m);
  expect(listing.match(/\b(?:const|let) (?:\{[^}]*\bp\b[^}]*\}|p) =/g)).toHaveLength(1);
  expect(listing).not.toMatch(/\((?:[^()]*, )?p(?:, [^()]*)?\) (?:\{|=>)/);
});
