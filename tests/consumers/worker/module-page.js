const worker = new Worker('./module-worker.js', { type: 'module' });
globalThis.answers = new Promise((done) => {
  worker.onmessage = ({ data }) => done(data);
});
