/** Registers a service worker and asks it for its answers. */
export async function answersOf(script, options) {
  await navigator.serviceWorker.register(script, options);
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active.postMessage(null, [port2]);
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
  });
}
