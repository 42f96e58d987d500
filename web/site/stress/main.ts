import '../site.js';
import { startLanguage } from '../page-language.js';
import { startFigure } from '../start-figure.js';
import { syncSettings } from './sync-settings.js';

startLanguage({ en: {}, ko: {} });
void startFigure(async (main) => {
  const { SepaxStress } = await import('./sepax-stress.js');
  const stress = new SepaxStress();
  main.replaceChildren(stress);
  syncSettings(stress);
});
