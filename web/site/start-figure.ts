import { Polygon } from 'sepax';
import { text } from '../figure/voice/text.js';

/** Runs `start`, or says why nothing is shown where WebAssembly is forbidden, for example by a policy. */
export async function startFigure(
  start: (main: HTMLElement) => void | Promise<void>,
): Promise<void> {
  const main = document.querySelector('main')!;
  try {
    Polygon.regular(3, 1).dispose();
  } catch (error) {
    main.textContent = text('page.failed', { reason: (error as Error).message });
    return;
  }
  await start(main);
}
