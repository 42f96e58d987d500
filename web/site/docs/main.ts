/** Shows in the list of pages which one this is, and has the figures of a guide come alive, if it has any. */
import { wayToFile } from '../addresses.js';
import { showWhereItStands } from './list-of-pages.js';

document.querySelectorAll('.docs-nav').forEach(showWhereItStands);

if (document.querySelector('sepax-figure') !== null) {
  void import(/* @vite-ignore */ new URL(wayToFile('embed/sepax-embed.js'), document.baseURI).href);
}
