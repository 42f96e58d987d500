import '../site.js';
import { readLink, writeLink } from '../../figure/pair/pair-link.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { codeOf } from '../../figures/playground/code-text.js';
import { en } from '../../figures/playground/text.en.js';
import { ko } from '../../figures/playground/text.ko.js';
import { startLanguage } from '../page-language.js';
import { sharingOf } from '../sharing.js';
import { startFigure } from '../start-figure.js';
import { syncWithUrl } from '../url-sync.js';

startLanguage({ en, ko });
void startFigure(async (main) => {
  const { SepaxPlayground } = await import('../../figures/playground/sepax-playground.js');
  const playground = new SepaxPlayground();
  playground.sharing = sharingOf(
    'playground',
    () => writeLink(playground.state),
    () => codeOf(playground.state),
  );
  main.replaceChildren(playground);
  syncWithUrl<PlaygroundState>(playground, {
    read: readLink,
    write: writeLink,
    settled: (state) => ({ ...state, step: 'all' }),
  });
});
