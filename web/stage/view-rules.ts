import type { Vector } from 'sepax';
import { pointOn } from './point-on.js';
import { subtract } from './vector-math.js';

/** What looks at another part of the world. Points are CSS pixels on the stage. */
export interface ViewTarget {
  /** Whether a press there takes hold of something else. */
  grips(point: Vector): boolean;
  pan(by: Vector): void;
  zoom(factor: number, at: Vector): void;
}

/** How much closer a notch of the wheel comes. */
const closer = 0.002;

/**
 * Has a mouse drag the view about, and the wheel zoom it with Ctrl, which is also what pinching a
 * touchpad gives. Without Ctrl the wheel scrolls the page, and fingers are left to it as well.
 */
export class ViewRules {
  #last: Vector | null = null;
  #pointer = 0;

  constructor(
    private readonly surface: HTMLElement,
    private readonly target: ViewTarget,
  ) {}

  connect(): void {
    const { surface } = this;
    surface.addEventListener('pointerdown', this.#onDown);
    surface.addEventListener('pointermove', this.#onMove);
    surface.addEventListener('pointerup', this.#onUp);
    surface.addEventListener('pointercancel', this.#onUp);
    surface.addEventListener('wheel', this.#onWheel, { passive: false });
  }

  disconnect(): void {
    const { surface } = this;
    this.#last = null;
    surface.removeEventListener('pointerdown', this.#onDown);
    surface.removeEventListener('pointermove', this.#onMove);
    surface.removeEventListener('pointerup', this.#onUp);
    surface.removeEventListener('pointercancel', this.#onUp);
    surface.removeEventListener('wheel', this.#onWheel);
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return;
    const point = pointOn(this.surface, event);
    if (this.target.grips(point)) return;
    this.surface.setPointerCapture(event.pointerId);
    this.#last = point;
    this.#pointer = event.pointerId;
  };

  readonly #onMove = (event: PointerEvent): void => {
    if (this.#last === null || event.pointerId !== this.#pointer) return;
    const point = pointOn(this.surface, event);
    this.target.pan(subtract(point, this.#last));
    this.#last = point;
  };

  readonly #onUp = (event: PointerEvent): void => {
    if (event.pointerId === this.#pointer) this.#last = null;
  };

  readonly #onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.target.zoom(Math.exp(-closer * event.deltaY), pointOn(this.surface, event));
  };
}
