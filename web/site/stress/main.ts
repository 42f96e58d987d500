import '../site.js';
import { startFigure } from '../start-figure.js';
import { syncSettings } from './sync-settings.js';

void startFigure(async (main) => {
  await import('./sepax-stress.js');
  syncSettings(main.querySelector('sepax-stress')!);
});
