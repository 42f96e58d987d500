import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Figure, FigureView } from '../../../figure/element/figure.js';
import { FrameLoop } from '../../../figure/element/frame-loop.js';
import { type Pointed, paintPointed } from '../../../figure/element/pointed.js';
import { reducedMotion } from '../../../figure/element/reduced-motion.js';
import { Camera } from '../../../stage/camera.js';
import { CanvasSurface } from '../../../stage/canvas-surface.js';
import { paintLabelled } from '../../../stage/draw/label.js';
import { LiveTheme } from '../../../stage/theme.js';

/** Free space around the picture, in CSS pixels, and seconds in which what happens in a step does. */
const inset = 24;
const length = 1.2;
const longestFrame = 1 / 15;

/** A step of the figure as it is now, small, beside the words that explain it; told to, it happens once more. */
export class SepaxStepPicture extends LitElement {
  static override readonly properties = {
    figure: { attribute: false },
    view: { attribute: false },
    pointed: { attribute: false },
  };

  declare figure: Figure;
  /** None until a state has this step. */
  declare view: FigureView | undefined;
  /** What stands out in it. */
  declare pointed: Pointed | null;

  #surface: CanvasSurface | null = null;
  #theme: LiveTheme | null = null;
  #inView = false;
  #progress = 1;
  readonly #frames = new FrameLoop((seconds) => this.#pass(seconds), longestFrame);
  #watcher: IntersectionObserver | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas><span class="probe"></span>`;
  }

  protected override firstUpdated(): void {
    this.#surface = new CanvasSurface(this.querySelector('canvas')!, () => this.#paint());
    this.#surface.connect();
    this.#theme = new LiveTheme(this.querySelector<HTMLElement>('.probe')!, () => this.#paint());
    this.#theme.connect();
    this.#watcher = new IntersectionObserver((entries) => {
      this.#inView = entries.at(-1)!.isIntersecting;
      this.#paint();
    });
    this.#watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watcher?.disconnect();
    this.#surface?.disconnect();
    this.#theme?.disconnect();
    this.#frames.pause();
  }

  protected override updated(_changed: PropertyValues<this>): void {
    this.#paint();
  }

  /** Lets the step happen. */
  happen(): void {
    if (reducedMotion.matches) return;
    this.#progress = 0;
    this.#frames.run();
  }

  #pass(seconds: number): void {
    this.#progress = Math.min(1, this.#progress + seconds / length);
    if (this.#progress === 1) this.#frames.pause();
    this.#paint();
  }

  #paint(): void {
    const [surface, theme] = [this.#surface, this.#theme];
    if (!this.#inView || surface === null || theme === null || surface.size.width === 0) return;
    const { figure, view } = this;
    if (view === undefined) return;
    const { size, pixelRatio } = surface;
    const camera = Camera.around((scale) => figure.extent(view, scale, size), size, inset);
    const pen = { context: surface.begin(), camera, theme: theme.now, size, pixelRatio };
    paintLabelled(pen, (inner) =>
      paintPointed(inner, figure, view.at(this.#progress), this.pointed ?? null),
    );
  }
}

customElements.define('sepax-step-picture', SepaxStepPicture);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-step-picture': SepaxStepPicture;
  }
}
