/** Ticks of one length, however long a frame of the screen is. */
const TICK = 1 / 60;
/** After a halt the game goes on where it was, instead of catching up. */
const LONGEST_FRAME = 0.1;

/**
 * @param tick - One step of the game.
 * @param paint - A frame: how long it was, and how much of the next tick is over.
 */
export function runLoop(tick: () => void, paint: (seconds: number, part: number) => void): void {
  let before = performance.now();
  let waiting = 0;
  const frame = (now: number): void => {
    const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - before) / 1000));
    before = now;
    waiting += seconds;
    for (; waiting >= TICK; waiting -= TICK) tick();
    paint(seconds, waiting / TICK);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
