const worker = new Worker('./classic-worker.js');
globalThis.answers = new Promise((done) => {
  worker.onmessage = ({ data }) => done(data);
});
