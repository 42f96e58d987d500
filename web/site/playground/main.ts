import '../site.js';
import { readLink, writeLink } from '../../figure/pair/pair-link.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { startFigure } from '../start-figure.js';
import { syncWithUrl } from '../url-sync.js';

void startFigure(async (main) => {
  await import('../../figures/playground/sepax-playground.js');
  syncWithUrl<PlaygroundState>(main.querySelector('sepax-playground')!, {
    read: readLink,
    write: writeLink,
    settled: (state) => ({ ...state, step: 'all' }),
  });
});
