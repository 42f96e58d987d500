/** The script of a page with figures in iframes: gives each of them the height that it asks for. */
import { isSize } from './protocol.js';

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (!isSize(data)) return;
  const frame = [...document.querySelectorAll('iframe')].find(
    ({ contentWindow }) => contentWindow === source,
  );
  if (frame === undefined) return;
  // A sandbox has no origin; else it is that of the address that the page itself has written.
  const expected = frame.sandbox.length > 0 && !frame.sandbox.contains('allow-same-origin');
  if (origin !== (expected ? 'null' : new URL(frame.src, document.baseURI).origin)) return;
  frame.style.height = `${data.height}px`;
});
