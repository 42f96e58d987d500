// Compiled once, for as many workers as there may be.
const module = await WebAssembly.compileStreaming(fetch('./node_modules/sepax/dist/sepax.wasm'));
const worker = new Worker('./shared-worker.js', { type: 'module' });
globalThis.answers = new Promise((done) => {
  worker.onmessage = ({ data }) => done(data);
});
worker.postMessage(module);
