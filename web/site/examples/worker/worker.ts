/**
 * The side that computes: a world that goes on 60 times a second, whatever the page is doing.
 *
 * Two buffers are under way. While the page draws one, the worker fills the other; where the page is slow and
 * has both, the world goes on, and the frames in between are not sent.
 */
import { Bouncing } from './bouncing.js';
import { count, type Frame, now, type Order, stepTime, stride } from './frame.js';

const bouncing = new Bouncing();
const free = [0, 1].map(() => new ArrayBuffer(count * stride * Float32Array.BYTES_PER_ELEMENT));
let number = 0;
let running = false;
let times: number[] = [];

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('buffer' in data) free.push(data.buffer);
  else running = data.running;
});

// The first frame is sent at once; time goes on when the page says so.
step();
setInterval(() => {
  if (running) step();
}, stepTime);

function step(): void {
  bouncing.step();
  number += 1;
  times.push(now());
  send();
}

/** Fills a buffer, if there is one, and transfers it to the page. */
function send(): void {
  const buffer = free.pop();
  if (buffer === undefined) return;
  bouncing.write(new Float32Array(buffer));
  const frame: Frame = { number, contacts: bouncing.contacts, times, buffer };
  self.postMessage(frame, { transfer: [buffer] });
  times = [];
}
