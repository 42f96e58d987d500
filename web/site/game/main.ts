import '../site.js';
import { startFigure } from '../start-figure.js';

void startFigure(async () => {
  await import('./sepax-game.js');
});
