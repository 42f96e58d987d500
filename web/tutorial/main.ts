import './styles/page.css';
import { Polygon } from 'sepax';
import { paletteRule } from '../stage/palette.js';
import './masthead.js';
import { text } from './text.js';
import { syncWithUrl } from './url-sync.js';

const palette = new CSSStyleSheet();
palette.replaceSync(paletteRule(':root'));
document.adoptedStyleSheets.push(palette);

/** Says why nothing is shown where WebAssembly is forbidden, for example by a policy of the page. */
async function start(): Promise<void> {
  const main = document.querySelector('main')!;
  try {
    Polygon.regular(3, 1).dispose();
  } catch (error) {
    main.textContent = text('page.failed', { reason: (error as Error).message });
    return;
  }
  await import('./playground/sepax-playground.js');
  syncWithUrl(main.querySelector('sepax-playground')!);
}

void start();
