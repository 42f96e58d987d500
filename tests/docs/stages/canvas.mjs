/** A page with a canvas, and two seconds of frames at 60 Hz. */
import assert from 'node:assert/strict';

const FRAMES = 120;
let next;
let time = performance.now();
const filled = [];
let origin = { x: 0, y: 0 };

const ignore = () => {};
const context = {
  canvas: { width: 320, height: 200 },
  translate: (x, y) => {
    origin = { x, y };
  },
  fillRect: (x, y) => filled.push({ x: origin.x + x, y: origin.y + y }),
};
for (const name of ['clearRect', 'save', 'restore', 'rotate', 'beginPath', 'closePath', 'moveTo']) {
  context[name] = ignore;
}
for (const name of ['lineTo', 'arc', 'rect', 'fill', 'stroke']) context[name] = ignore;

globalThis.document = {
  querySelector: (selector) => (selector === 'canvas' ? { getContext: () => context } : null),
};
globalThis.requestAnimationFrame = (handler) => {
  next = handler;
};

export function finish() {
  for (let frame = 0; frame < FRAMES; frame++) {
    time += 1000 / 60;
    next(time);
  }
  assert.equal(filled.length, FRAMES);
  const { x, y } = filled.at(-1);
  // The wall begins at 290, and the hero is 32 wide.
  assert(Math.abs(x - 258) < 1e-9, `the hero was drawn at ${x}`);
  assert.equal(y, 84);
}
