import type { Vector } from 'sepax';
import { pointOn } from './point-on.js';
import { distance } from './vector-math.js';

/** What is done with a line that is drawn on the stage. Points are CSS pixels on it. */
export interface StrokeTarget {
  /** Whether a press there begins a line. */
  begins(point: Vector, coarse: boolean): boolean;
  draw(line: readonly Vector[]): void;
  end(line: readonly Vector[], cancelled: boolean): void;
}

/** Points of a line that are nearer to one another are left out; in CSS pixels. */
const grain = 2;

/** Turns a pointer into a line: one at a time, and only from where nothing is taken hold of. */
export class StrokeRules {
  #line: { readonly pointer: number; readonly points: Vector[] } | null = null;

  constructor(
    private readonly surface: HTMLElement,
    private readonly target: StrokeTarget,
  ) {}

  connect(): void {
    const { surface } = this;
    surface.addEventListener('pointerdown', this.#onDown);
    surface.addEventListener('pointermove', this.#onMove);
    surface.addEventListener('pointerup', this.#onUp);
    surface.addEventListener('pointercancel', this.#onCancel);
    window.addEventListener('keydown', this.#onKey, { capture: true });
  }

  disconnect(): void {
    const { surface } = this;
    this.cancel();
    surface.removeEventListener('pointerdown', this.#onDown);
    surface.removeEventListener('pointermove', this.#onMove);
    surface.removeEventListener('pointerup', this.#onUp);
    surface.removeEventListener('pointercancel', this.#onCancel);
    window.removeEventListener('keydown', this.#onKey, { capture: true });
  }

  cancel(): void {
    this.#end(true);
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.ctrlKey || this.#line !== null) return;
    const point = pointOn(this.surface, event);
    if (!this.target.begins(point, event.pointerType === 'touch')) return;
    this.surface.setPointerCapture(event.pointerId);
    this.#line = { pointer: event.pointerId, points: [point] };
  };

  readonly #onMove = (event: PointerEvent): void => {
    if (this.#line?.pointer !== event.pointerId) return;
    const { points } = this.#line;
    const point = pointOn(this.surface, event);
    if (distance(point, points.at(-1)!) < grain) return;
    points.push(point);
    this.target.draw(points);
  };

  readonly #onUp = (event: PointerEvent): void => {
    if (this.#line?.pointer === event.pointerId) this.#end(false);
  };

  readonly #onCancel = (event: PointerEvent): void => {
    if (this.#line?.pointer === event.pointerId) this.#end(true);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#line === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end(true);
  };

  #end(cancelled: boolean): void {
    if (this.#line === null) return;
    const { pointer, points } = this.#line;
    this.#line = null;
    if (this.surface.hasPointerCapture(pointer)) this.surface.releasePointerCapture(pointer);
    this.target.end(points, cancelled);
  }
}
