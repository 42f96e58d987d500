/** A page with a worker that sends two frames. */
import assert from 'node:assert/strict';

let listener;
const frames = [];
const drawn = [];
const returned = [];

globalThis.Worker = class {
  constructor(url, { type }) {
    assert(url.href.endsWith('/worker.js'));
    assert.equal(type, 'module');
  }

  addEventListener(type, handler) {
    assert.equal(type, 'message');
    listener = handler;
  }

  postMessage(buffer, transfer) {
    returned.push(structuredClone(buffer, { transfer }));
    assert.equal(buffer.byteLength, 0);
  }
};
globalThis.requestAnimationFrame = (handler) => frames.push(handler);
globalThis.draw = (numbers) => drawn.push(...numbers);

export function finish() {
  listener({ data: new Float32Array([1, 2]).buffer });
  listener({ data: new Float32Array([3, 4]).buffer });
  for (const frame of frames) frame();
  assert.deepEqual(drawn, [1, 2, 3, 4]);
  assert.equal(returned.length, 2);
}
