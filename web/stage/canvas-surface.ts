import type { Size } from './camera.js';

/**
 * Keeps a canvas sharp: its backing store has round(CSS size × device pixel ratio) pixels, also
 * after a change of the element's size, a zoom of the page, or a move to another screen.
 */
export class CanvasSurface {
  size: Size = { width: 0, height: 0 };
  pixelRatio = 1;

  readonly #observer = new ResizeObserver((entries) => {
    const box = entries.at(-1)!.contentRect;
    this.#resize({ width: box.width, height: box.height });
  });
  #ratioQuery: MediaQueryList | null = null;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly onResize: () => void,
  ) {}

  connect(): void {
    this.#observer.observe(this.canvas);
    this.#watchPixelRatio();
  }

  disconnect(): void {
    this.#observer.disconnect();
    this.#ratioQuery?.removeEventListener('change', this.#onRatioChange);
    this.#ratioQuery = null;
  }

  /** The drawing context, cleared, in CSS pixels. */
  begin(): CanvasRenderingContext2D {
    const context = this.canvas.getContext('2d')!;
    context.setTransform(this.pixelRatio, 0, 0, this.pixelRatio, 0, 0);
    context.clearRect(0, 0, this.size.width, this.size.height);
    return context;
  }

  /** A media query matches one ratio only, so each change needs a query for the new ratio. */
  #watchPixelRatio(): void {
    this.pixelRatio = window.devicePixelRatio;
    this.#ratioQuery = window.matchMedia(`(resolution: ${this.pixelRatio}dppx)`);
    this.#ratioQuery.addEventListener('change', this.#onRatioChange, { once: true });
  }

  readonly #onRatioChange = (): void => {
    this.#watchPixelRatio();
    this.#resize(this.size);
  };

  #resize(size: Size): void {
    this.size = size;
    const width = Math.round(size.width * this.pixelRatio);
    const height = Math.round(size.height * this.pixelRatio);
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    this.onResize();
  }
}
