import type { Scheme } from '../stage/palette.js';

/** What is less bright than this, from 0 to 1, is dark. */
const middle = 0.5;

/** How bright a colour of CSS is, however it is written, from 0 to 1; `null` if it lets through what is behind it. */
function brightness(colour: string, context: CanvasRenderingContext2D): number | null {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha! < 128) return null;
  return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
}

/** What an element is in, across the borders of shadow roots. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return (
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  );
}

/** The scheme of the nearest background behind an element; `null` if there is none. */
function schemeBehind(element: Element): Scheme | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  for (let at: Element | null = element; at !== null; at = around(at)) {
    const bright = brightness(getComputedStyle(at).backgroundColor, context);
    if (bright !== null) return bright < middle ? 'dark' : 'light';
  }
  return null;
}

/**
 * Gives a figure the scheme of what is behind it, where the page says nothing of colour schemes: many a dark page is
 * dark by its background alone.
 */
export class Backdrop {
  readonly #page = new MutationObserver(() => this.look());
  readonly #system = window.matchMedia('(prefers-color-scheme: dark)');

  constructor(
    private readonly figure: HTMLElement,
    private readonly onChange: () => void,
  ) {}

  connect(): void {
    this.look();
    // Any of them may have the background, or an attribute that rules of the page look at.
    for (let at = around(this.figure); at !== null; at = around(at)) {
      this.#page.observe(at, { attributes: true });
    }
    this.#page.observe(document.head, { childList: true });
    document.addEventListener('transitionend', this.#afterTransition);
    this.#system.addEventListener('change', this.look);
  }

  disconnect(): void {
    this.#page.disconnect();
    document.removeEventListener('transitionend', this.#afterTransition);
    this.#system.removeEventListener('change', this.look);
  }

  /** A page may have many of other kinds. */
  readonly #afterTransition = ({ propertyName }: TransitionEvent): void => {
    if (propertyName === 'background-color') this.look();
  };

  readonly look = (): void => {
    const { host } = this.figure.getRootNode() as ShadowRoot;
    const isLeftOpen = getComputedStyle(host).colorScheme === 'normal';
    const scheme = (isLeftOpen && schemeBehind(host)) || '';
    if (this.figure.style.colorScheme === scheme) return;
    this.figure.style.colorScheme = scheme;
    this.onChange();
  };
}
