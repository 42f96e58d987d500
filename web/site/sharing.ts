import type { Sharing } from '../figure/share/sharing.js';
import { wayTo } from './addresses.js';
import { pages } from './pages.js';

/**
 * Where a figure of a page is for who takes it elsewhere: `hash` writes it down as it is now, and `page` is the way
 * to the page that shows it then, if that is another one. The page for authors has what posts take.
 */
export function sharingOf(
  name: string,
  hash: () => string,
  code: () => string,
  page: string = window.location.href,
): Sharing {
  const here = document.baseURI;
  return {
    name,
    link: () => new URL(hash(), new URL(page, here)).href,
    embed: () => new URL(`${wayTo(pages.authors)}?lesson=${name}${hash()}`, here).href,
    code,
  };
}
