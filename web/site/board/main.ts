import '../site.js';
import { readBoard, writeBoard } from '../../figures/board/link.js';
import { en } from '../../figures/board/text.en.js';
import { ko } from '../../figures/board/text.ko.js';
import { startLanguage } from '../page-language.js';
import { startFigure } from '../start-figure.js';
import { syncWithUrl } from '../url-sync.js';

startLanguage({ en, ko });
void startFigure(async (main) => {
  const { SepaxBoard } = await import('../../figures/board/sepax-board.js');
  const board = new SepaxBoard();
  main.replaceChildren(board);
  syncWithUrl(board, {
    read: readBoard,
    write: writeBoard,
    settled: (state) => ({ ...state, overlays: [] }),
  });
});
