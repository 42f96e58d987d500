import packageJson from '../../../package.json' with { type: 'json' };
import '../site.js';
import { codeOf } from '../../figures/board/export/code.js';
import { readBoard, writeBoard } from '../../figures/board/link.js';
import { remarkOn } from '../../figures/board/origin.js';
import { en } from '../../figures/board/text.en.js';
import { ko } from '../../figures/board/text.ko.js';
import { startLanguage } from '../page-language.js';
import { sharingOf } from '../sharing.js';
import { startFigure } from '../start-figure.js';
import { syncWithUrl } from '../url-sync.js';

startLanguage({ en, ko });
void startFigure(async (main) => {
  const [{ SepaxBoard }, { evaluateBoard }] = await Promise.all([
    import('../../figures/board/sepax-board.js'),
    import('../../figures/board/evaluation.js'),
  ]);
  const board = new SepaxBoard();
  board.version = packageJson.version;
  board.sharing = sharingOf(
    'board',
    () => writeBoard(board.state),
    () => codeOf(board.state),
  );
  main.replaceChildren(board);
  syncWithUrl(board, {
    read: readBoard,
    remark: (hash) => remarkOn(hash, evaluateBoard(board.state), packageJson.version),
    write: writeBoard,
    settled: (state) => ({ ...state, overlays: [] }),
  });
});
