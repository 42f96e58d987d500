/** The side that draws. It asks the worker for nothing, but gives each buffer back that it has drawn. */
import { text } from '../../../figure/voice/text.js';
import { count, type Frame, type Order, radius, side, stride } from './frame.js';

const canvas = document.querySelector('canvas')!;
const button = document.querySelector('button')!;
const context = canvas.getContext('2d')!;
canvas.ariaLabel = text('worker.stage');

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
/** The newest frame that was not drawn yet. */
let newest: Frame | null = null;

worker.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
  // A frame that came too late for the screen goes back undrawn.
  if (newest === null) requestAnimationFrame(draw);
  else giveBack(newest);
  newest = data;
});

/** Transfers the memory to the worker: nothing is copied, and the buffer has no length here from now on. */
function giveBack({ buffer }: Frame): void {
  worker.postMessage({ buffer } satisfies Order, [buffer]);
}

let running = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function setRunning(next: boolean): void {
  running = next;
  button.textContent = text(running ? 'live.pause' : 'live.play');
  worker.postMessage({ running } satisfies Order);
}

button.addEventListener('click', () => setRunning(!running));
setRunning(running);

function draw(): void {
  const frame = newest!;
  newest = null;
  const numbers = new Float32Array(frame.buffer);
  const scale = fitCanvas();
  const { color } = getComputedStyle(canvas);
  for (const touching of [0, 1]) {
    context.fillStyle = color;
    context.globalAlpha = touching === 1 ? 1 : 0.35;
    context.beginPath();
    for (let i = 0; i < count; i++) {
      if (numbers[stride * i + 2] !== touching) continue;
      const x = scale * numbers[stride * i]!;
      const y = scale * numbers[stride * i + 1]!;
      context.moveTo(x + scale * radius, y);
      context.arc(x, y, scale * radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
  // For tests and measurements, as is all that the page can tell of itself.
  canvas.dataset.frame = String(frame.number);
  canvas.dataset.x = String(numbers[0]);
  canvas.dataset.contacts = String(frame.contacts);
  giveBack(frame);
}

/** Clears the canvas, with a pixel of it for each of the screen. Returns its pixels to a unit. */
function fitCanvas(): number {
  const pixels = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.width = pixels;
  canvas.height = pixels / 2;
  return pixels / side;
}
