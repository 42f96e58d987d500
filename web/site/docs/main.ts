/** Has the figures of a guide come alive, if it has any. */
import { wayToFile } from '../addresses.js';

if (document.querySelector('sepax-figure') !== null) {
  void import(/* @vite-ignore */ new URL(wayToFile('embed/sepax-embed.js'), document.baseURI).href);
}
