/** Every page of the built site, figures in one file included: none has anything to complain of. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { ROOT } from '../../js/support/consumer.js';
import type { Surroundings } from '../support/surroundings.js';

/** Guides and reference are alike, and hundreds: each guide in English will do. */
const pages = readdirSync(join(ROOT, 'build/site'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      name.endsWith('.html') && (!/(?:^|\/)docs\//.test(name) || name.startsWith('docs/guides/')),
  )
  .sort();

export function pageChecks(here: () => Surroundings): void {
  test.each(pages)('the page %s', async (page) => {
    await here().openSite(page);
    const { browser } = here();
    // What the elements of the page are made of is there; some wait until somebody is.
    await browser.until('html', (html) => {
      window.dispatchEvent(new Event('keydown'));
      return html.querySelector(':not(:defined)') === null;
    });
    await browser.evaluate('document.fonts.ready.then(() => true)');
    await browser.settle();
  });
}
