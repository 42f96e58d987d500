import './site.js';
import { startFigure } from './start-figure.js';
import { syncWithUrl } from './url-sync.js';

void startFigure(async (main) => {
  await import('./playground/sepax-playground.js');
  syncWithUrl(main.querySelector('sepax-playground')!);
});
