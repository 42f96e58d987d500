/** A worker's global scope, and a page that gives each buffer back two frames after it came. */
import assert from 'node:assert/strict';

let listener;
let step;
/** Buffers that the page has not given back. */
const held = [];
let sent = 0;

globalThis.self = {
  addEventListener(type, handler) {
    assert.equal(type, 'message');
    listener = handler;
  },
  postMessage(message, { transfer }) {
    assert.deepEqual(transfer, [message]);
    held.push(structuredClone(message, { transfer }));
    sent += 1;
  },
};
globalThis.setInterval = (handler, milliseconds) => {
  assert.equal(milliseconds, 1000 / 60);
  step = handler;
};

export function finish() {
  for (let frame = 0; frame < 10; frame++) step();
  assert.equal(sent, 2, 'the page has both buffers');
  listener({ data: held.shift() });
  step();
  step();
  assert.equal(sent, 3);
  const numbers = held.map((buffer) => new Float32Array(buffer));
  assert(numbers.every((list) => list.length === 2000 && list.every(Number.isFinite)));
  assert(numbers[1][0] > numbers[0][0], 'the world went on without sending');
}
