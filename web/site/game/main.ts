import '../site.js';
import { startLanguage } from '../page-language.js';
import { startFigure } from '../start-figure.js';

startLanguage({ en: {}, ko: {} });
void startFigure(async (main) => {
  const { SepaxGame } = await import('./sepax-game.js');
  main.replaceChildren(new SepaxGame());
});
