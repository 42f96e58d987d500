/** The script of a page with figures in iframes: gives each of them the height that it asks for. */
import { isSize } from './protocol.js';

/** This script; a module is not told which one it is. */
const script = (document.currentScript ??
  document.querySelector('script[src*="/sepax-frames.js"]')) as HTMLScriptElement;

/** Where figures are: beside it. */
const home = new URL('.', script.src).href;

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (!isSize(data)) return;
  const frame = [...document.querySelectorAll('iframe')].find(
    ({ contentWindow }) => contentWindow === source,
  );
  if (frame === undefined) return;
  const address = new URL(frame.src, document.baseURI);
  if (!address.href.startsWith(home)) return;
  // A sandbox has no origin; else it is that of the address that the page itself has written.
  const isBoxed = frame.sandbox.length > 0 && !frame.sandbox.contains('allow-same-origin');
  if (origin !== (isBoxed ? 'null' : address.origin)) return;
  frame.style.height = `${data.height}px`;
  // The picture behind it was for those who see no frame.
  const still = frame.previousElementSibling as HTMLAnchorElement | null;
  if (still?.localName === 'a' && still.href.startsWith(home)) still.style.display = 'none';
});
