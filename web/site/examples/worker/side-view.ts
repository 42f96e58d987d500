import { CanvasSurface } from '../../../stage/canvas-surface.js';
import { LiveTheme } from '../../../stage/theme.js';
import { paintField, paintSteps } from './paint-sides.js';
import type { StepTimes } from './step-times.js';

/** The two canvases of one side: its bodies, and when it made its steps. */
export class SideView {
  readonly #field: CanvasSurface;
  readonly #graph: CanvasSurface;
  readonly #theme: LiveTheme;

  /** @param onChange - Called when all is to be painted again: another size, or other colours. */
  constructor(root: ParentNode, probe: HTMLElement, onChange: () => void) {
    this.#field = new CanvasSurface(root.querySelector('.field canvas')!, onChange);
    this.#graph = new CanvasSurface(root.querySelector('.graph')!, onChange);
    this.#theme = new LiveTheme(probe, onChange);
  }

  connect(): void {
    this.#field.connect();
    this.#graph.connect();
    this.#theme.connect();
  }

  disconnect(): void {
    this.#field.disconnect();
    this.#graph.disconnect();
    this.#theme.disconnect();
  }

  paintField(numbers: Float32Array): void {
    paintField(this.#field.begin(), this.#field.size, this.#theme.now, numbers);
  }

  paintSteps(steps: StepTimes, until: number): void {
    paintSteps(this.#graph.begin(), this.#graph.size, this.#theme.now, steps, until);
  }
}
