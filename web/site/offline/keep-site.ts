/** From the folder of the scripts, where this one is. */
const address = '../service-worker.js';

/** Keeps the site for times without a network, once a page has loaded. */
export function keepSite(): void {
  // While developing nothing is to be kept.
  if (!import.meta.env.PROD) return;
  window.addEventListener('load', () => {
    // Where it is forbidden, as in some frames, the site is as good as ever, with a network.
    register().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(new URL(/* @vite-ignore */ address, import.meta.url));
  const { active } = await navigator.serviceWorker.ready;
  // The fonts that came before it was there, and those that its first pages still ask for.
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2'));
    // The message that Workbox understands.
    if (urlsToCache.length > 0)
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'resource', buffered: true });
}
