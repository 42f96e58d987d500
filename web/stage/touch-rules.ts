import type { Vector } from 'sepax';
import { pointOn } from './point-on.js';
import { distance, middle, subtract } from './vector-math.js';

/** What fingers do besides dragging. Points are CSS pixels on the stage. */
export interface TouchTarget {
  /** Whether a finger there takes hold of something else. */
  grips(point: Vector): boolean;
  pan(by: Vector): void;
  zoom(factor: number, at: Vector): void;
  /** A finger rests there, or the menu is asked for otherwise. */
  menu(point: Vector): void;
}

/** How long a finger rests until it asks for the menu, in milliseconds. */
const restingTime = 500;
/** A finger that moves further does not rest; in CSS pixels. */
const tremble = 10;

/**
 * Two fingers that hold nothing pan and pinch the view; a finger that rests asks for the menu, as the other button of
 * a mouse does. One finger that holds nothing is left to the page, which scrolls.
 */
export class TouchRules {
  /** The fingers that hold nothing, where they were last. */
  readonly #free = new Map<number, Vector>();
  #resting: { readonly at: Vector; readonly timer: number } | null = null;
  /** When a finger has asked for the menu: some browsers ask once more by themselves. */
  #asked = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly surface: HTMLElement,
    private readonly target: TouchTarget,
  ) {}

  connect(): void {
    const { surface } = this;
    surface.addEventListener('touchstart', this.#onStart, { passive: false });
    surface.addEventListener('touchmove', this.#onMove, { passive: false });
    surface.addEventListener('touchend', this.#onEnd);
    surface.addEventListener('touchcancel', this.#onEnd);
    surface.addEventListener('contextmenu', this.#onMenu);
  }

  disconnect(): void {
    const { surface } = this;
    this.#stopResting();
    this.#free.clear();
    surface.removeEventListener('touchstart', this.#onStart);
    surface.removeEventListener('touchmove', this.#onMove);
    surface.removeEventListener('touchend', this.#onEnd);
    surface.removeEventListener('touchcancel', this.#onEnd);
    surface.removeEventListener('contextmenu', this.#onMenu);
  }

  readonly #onStart = (event: TouchEvent): void => {
    for (const touch of event.changedTouches) {
      const point = pointOn(this.surface, touch);
      if (!this.target.grips(point)) this.#free.set(touch.identifier, point);
    }
    this.#stopResting();
    if (event.touches.length === 1) this.#rest(pointOn(this.surface, event.touches[0]!));
    if (this.#pinches && event.cancelable) event.preventDefault();
  };

  readonly #onMove = (event: TouchEvent): void => {
    const [first] = event.touches;
    const { at } = this.#resting ?? {};
    if (at && first && distance(pointOn(this.surface, first), at) > tremble) this.#stopResting();
    // The page has begun to scroll: then that goes on.
    if (!this.#pinches || !event.cancelable) return;
    event.preventDefault();
    const [p, q] = [...this.#free.values()];
    for (const touch of event.changedTouches) {
      if (this.#free.has(touch.identifier)) {
        this.#free.set(touch.identifier, pointOn(this.surface, touch));
      }
    }
    const [r, s] = [...this.#free.values()];
    const centre = middle(r!, s!);
    this.target.pan(subtract(centre, middle(p!, q!)));
    const before = distance(p!, q!);
    if (before > 0) this.target.zoom(distance(r!, s!) / before, centre);
  };

  readonly #onEnd = (event: TouchEvent): void => {
    for (const { identifier } of event.changedTouches) this.#free.delete(identifier);
    this.#stopResting();
  };

  readonly #onMenu = (event: MouseEvent): void => {
    event.preventDefault();
    if (event.timeStamp - this.#asked < 2 * restingTime) return;
    this.#stopResting();
    this.target.menu(pointOn(this.surface, event));
  };

  get #pinches(): boolean {
    return this.#free.size === 2;
  }

  #rest(at: Vector): void {
    const timer = window.setTimeout(() => {
      this.#resting = null;
      this.#asked = performance.now();
      this.target.menu(at);
    }, restingTime);
    this.#resting = { at, timer };
  }

  #stopResting(): void {
    clearTimeout(this.#resting?.timer);
    this.#resting = null;
  }
}
