import '../site.js';
import { readBoard, writeBoard } from '../../figures/board/link.js';
import { startFigure } from '../start-figure.js';
import { syncWithUrl } from '../url-sync.js';

void startFigure(async (main) => {
  await import('../../figures/board/sepax-board.js');
  syncWithUrl(main.querySelector('sepax-board')!, {
    read: readBoard,
    write: writeBoard,
    settled: (state) => ({ ...state, overlays: [] }),
  });
});
