import './site.js';
import { readLink, writeLink } from './playground/link.js';
import type { PlaygroundState } from './playground/state.js';
import { startFigure } from './start-figure.js';
import { syncWithUrl } from './url-sync.js';

void startFigure(async (main) => {
  await import('./playground/sepax-playground.js');
  syncWithUrl<PlaygroundState>(main.querySelector('sepax-playground')!, {
    read: readLink,
    write: writeLink,
    settled: (state) => ({ ...state, step: 'all' }),
  });
});
