import '../site.js';
import { startFigure } from '../start-figure.js';
import { syncWithUrl } from '../url-sync.js';
import { readBoard, writeBoard } from './link.js';

void startFigure(async (main) => {
  await import('./sepax-board.js');
  syncWithUrl(main.querySelector('sepax-board')!, {
    read: readBoard,
    write: writeBoard,
    settled: (state) => ({ ...state, overlays: [] }),
  });
});
