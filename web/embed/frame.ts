/** The script of a page that is one figure: for iframes, and to be opened from a disk. */
import './index.js';
import type { FigureStep } from './figure-types.js';
import { readSet, type SizeMessage, type StepMessage } from './protocol.js';

/** How high a picture is, seen by its width. */
const shape = { ratio: 0.6, least: 220, most: 460 } as const;

const figure = document.querySelector('sepax-figure')!;

/** The parameters of the address are the attributes of the figure. */
function readAddress(): void {
  const wanted = new URLSearchParams(window.location.search);
  for (const name of ['step', 'state', 'theme', 'share']) {
    const value = wanted.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  if (window.location.hash.length > 1) figure.setAttribute('state', window.location.hash);
  figure.setAttribute('lang', wanted.get('lang') ?? navigator.language);
  document.documentElement.dataset.theme = wanted.get('theme') ?? '';
}

/** What the page around it may know: nothing of it is secret, and its origin is anyone's. */
const tell = (message: SizeMessage | StepMessage): void => {
  if (window.parent !== window) window.parent.postMessage(message, '*');
};

/** The height that it would like does not depend on the height that it has, so this comes to an end. */
function wantedHeight(): number | null {
  const below = figure.shadowRoot?.querySelector('.below');
  if (below == null) return null;
  const [stepper, said] = below.children as unknown as [HTMLElement, HTMLElement];
  const picture = Math.min(shape.most, Math.max(shape.least, figure.clientWidth * shape.ratio));
  const { paddingTop, paddingBottom } = getComputedStyle(below);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return Math.ceil(picture + stepper.offsetHeight + said.scrollHeight + padding + 8);
}

let told = 0;
function tellSize(): void {
  const height = wantedHeight();
  if (height === null || height === told) return;
  told = height;
  tell({ type: 'sepax:size', height });
}

readAddress();
figure.addEventListener('ready', tellSize);
new ResizeObserver(tellSize).observe(figure);
figure.addEventListener('step', (event) => {
  tell({ type: 'sepax:step', ...(event as CustomEvent<FigureStep>).detail });
});
window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (source !== window.parent) return;
  for (const [name, value] of readSet(data) ?? []) {
    if (value === null) figure.removeAttribute(name);
    else figure.setAttribute(name, value);
  }
});
