import type { Vector } from 'sepax';
import { pointOn } from './point-on.js';
import { add, subtract } from './vector-math.js';

/** What the drag rules ask of the thing that is dragged on. Points are CSS pixels on the stage. */
export interface DragTarget {
  /** The handle that a press at `point` takes hold of, if any. */
  pick(point: Vector, coarse: boolean): string | null;
  /** Where that handle is now. */
  positionOf(id: string): Vector;
  grab(id: string): void;
  /** The handle is to be at `point`: exactly as far from the pointer as when it was grabbed. */
  drag(id: string, point: Vector): void;
  release(id: string, cancelled: boolean): void;
}

interface Drag {
  readonly id: string;
  readonly offset: Vector;
}

/**
 * Turns pointers into drags. One finger or the primary mouse button drags one handle; several
 * fingers drag several at once; each pointer is captured, so that a drag survives leaving the
 * window; a press anywhere else is left to the page, which scrolls.
 */
export class DragRules {
  readonly #drags = new Map<number, Drag>();
  #connection = new AbortController();

  constructor(
    private readonly surface: HTMLElement,
    private readonly target: DragTarget,
  ) {}

  get active(): boolean {
    return this.#drags.size > 0;
  }

  isDragged(id: string): boolean {
    return [...this.#drags.values()].some((drag) => drag.id === id);
  }

  connect(): void {
    const { surface } = this;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    surface.addEventListener('pointerdown', this.#onDown, { signal });
    surface.addEventListener('pointermove', this.#onMove, { signal });
    surface.addEventListener('pointerup', this.#onUp, { signal });
    surface.addEventListener('pointercancel', this.#onUp, { signal });
    surface.addEventListener('lostpointercapture', this.#onUp, { signal });
    surface.addEventListener('mousedown', this.#onMouseDown, { signal });
    surface.addEventListener('dragstart', this.#prevent, { signal });
    surface.addEventListener('touchstart', this.#onTouchStart, { signal, passive: false });
    window.addEventListener('keydown', this.#onKey, { signal, capture: true });
  }

  disconnect(): void {
    this.cancelAll();
    this.#connection.abort();
  }

  cancelAll(): void {
    for (const pointer of [...this.#drags.keys()]) this.#end(pointer, true);
  }

  readonly #onDown = (event: PointerEvent): void => {
    // Ctrl+click opens the context menu on some systems; the other buttons belong to the browser.
    if (event.button !== 0 || event.ctrlKey || this.#drags.has(event.pointerId)) return;
    const point = pointOn(this.surface, event);
    const id = this.target.pick(point, event.pointerType === 'touch');
    if (id === null || this.isDragged(id)) return;
    this.surface.setPointerCapture(event.pointerId);
    this.#drags.set(event.pointerId, { id, offset: subtract(this.target.positionOf(id), point) });
    this.target.grab(id);
  };

  readonly #onMove = (event: PointerEvent): void => {
    const drag = this.#drags.get(event.pointerId);
    if (drag === undefined) return;
    // The primary button was let go while another one is down, or outside the window.
    if ((event.buttons & 1) === 0) this.#end(event.pointerId, false);
    else this.target.drag(drag.id, add(pointOn(this.surface, event), drag.offset));
  };

  readonly #onUp = (event: PointerEvent): void => this.#end(event.pointerId, false);

  #end(pointer: number, cancelled: boolean): void {
    const drag = this.#drags.get(pointer);
    if (drag === undefined) return;
    this.#drags.delete(pointer);
    if (this.surface.hasPointerCapture(pointer)) this.surface.releasePointerCapture(pointer);
    this.target.release(drag.id, cancelled);
  }

  /** The grab has set the focus; the browser's own rule would take it away again. */
  readonly #onMouseDown = (event: MouseEvent): void => {
    if (this.active) event.preventDefault();
  };

  readonly #prevent = (event: Event): void => event.preventDefault();

  /** Stops the page from scrolling, but only under a finger that takes hold of something. */
  readonly #onTouchStart = (event: TouchEvent): void => {
    const held = [...event.changedTouches].some(
      (touch) => this.target.pick(pointOn(this.surface, touch), true) !== null,
    );
    if (held && event.cancelable) event.preventDefault();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.active) return;
    event.preventDefault();
    event.stopPropagation();
    this.cancelAll();
  };
}
