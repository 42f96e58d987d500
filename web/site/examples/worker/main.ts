import '../../site.js';
import { startLanguage } from '../../page-language.js';
import { startFigure } from '../../start-figure.js';

startLanguage({ en: {}, ko: {} });
void startFigure(async (main) => {
  const { SepaxWorker } = await import('./sepax-worker.js');
  main.replaceChildren(new SepaxWorker());
});
