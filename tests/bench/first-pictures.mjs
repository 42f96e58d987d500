/**
 * Prints when the first picture of each page is seen, its largest words, and the first handle that can be dragged, by
 * what Chromium notes of its frames: a site that is built and served is what it looks at. Not a test: on a machine that
 * is busy the same page takes longer. A lesson's first handle is to be there within 700 ms.
 *
 *     npx vite preview & node tests/bench/first-pictures.mjs http://localhost:4173/ board/ ko/lessons/planes/
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

const tries = 5;

/** In the page: notes the first frames in which a picture and a handle can be seen, and the largest paint so far. */
function watch() {
  const seen = { picture: null, largest: 0, handle: null };
  window.seen = seen;
  // Words and images: SVG within a page is none of what Chromium counts there.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const isSeen = (element) => {
    const { width, height, top } = element.getBoundingClientRect();
    if (width < 100 || height < 60 || top > innerHeight) return false;
    return !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0);
  };
  function* roots(root) {
    yield root;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (shadowRoot) yield* roots(shadowRoot);
    }
  }
  const find = (selector) =>
    [...roots(document)].flatMap((root) => [...root.querySelectorAll(selector)]);
  const note = (name, isThere) => {
    const look = () => {
      if (!isThere()) requestAnimationFrame(look);
      // By the frame after this one it has been shown.
      else requestAnimationFrame(() => (seen[name] = performance.now()));
    };
    requestAnimationFrame(look);
  };
  note('picture', () => find('svg, canvas, img').some(isSeen));
  note('handle', () => find('.placed').length > 0);
}

async function visit(browser, address) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => window.seen);
  await page.close();
  return seen;
}

const [base = 'http://localhost:4173/', ...given] = process.argv.slice(2);
const addresses = () => {
  const map = readFileSync('build/site/sitemap.xml', 'utf8');
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, place]) => place.replace(/^https?:\/\/[^/]+\//, ''))
    .filter((path) => !/^(?:ko\/)?docs\//.test(path));
};
const executablePath = process.env.SEPAX_CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const least = (times) => Math.round(Math.min(...times));
console.log(
  `page, first picture, largest paint, first handle: ms, the least of ${tries} first visits`,
);
for (const path of given.length > 0 ? given : addresses()) {
  const visits = [];
  for (let i = 0; i < tries; i++) visits.push(await visit(browser, new URL(path, base).href));
  const pictures = visits.flatMap(({ picture }) => picture ?? []);
  const painted = visits.map(({ largest }) => largest).filter((time) => time > 0);
  const orNone = (times) => (times.length > 0 ? least(times) : 'none');
  console.log(
    `/${path}`.padEnd(36),
    String(orNone(pictures)).padStart(5),
    String(least(painted)).padStart(6),
    String(orNone(visits.flatMap(({ handle }) => handle ?? []))).padStart(6),
  );
}
await browser.close();
