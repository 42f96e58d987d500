/** All that is to be drawn before the next frame: several figures of a page share one clock. */
const waiting = new Set<FrameScheduler>();
let request = 0;

function runFrame(now: number): void {
  request = 0;
  const due = [...waiting];
  waiting.clear();
  for (const scheduler of due) scheduler.draw(now);
}

/** Draws at most once a frame, and only when something has changed: nothing runs while idle. */
export class FrameScheduler {
  constructor(readonly draw: (now: number) => void) {}

  invalidate(): void {
    waiting.add(this);
    if (request === 0) request = requestAnimationFrame(runFrame);
  }

  cancel(): void {
    waiting.delete(this);
    if (waiting.size > 0) return;
    cancelAnimationFrame(request);
    request = 0;
  }
}
