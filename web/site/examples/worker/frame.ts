/** What the page and the worker have to agree on. */

/** The number of bodies. */
export const count = 1000;
/** The radius of each, and the width of the field; it is half as high. */
export const radius = 1;
export const side = 140;
/** Numbers of each body in a frame: x, y, and 1 if it touches another, else 0. */
export const stride = 3;
/** The time of a step, in milliseconds. */
export const stepTime = 1000 / 60;

/** Worker to page: the bodies at a moment. The buffer is transferred, and belongs to the page until given back. */
export interface Frame {
  readonly number: number;
  readonly contacts: number;
  /** When the steps since the frame before were made: see {@link now}. */
  readonly times: readonly number[];
  /** `count * stride` numbers, as a `Float32Array`. */
  readonly buffer: ArrayBuffer;
}

/** Page to worker: a buffer that was drawn, or whether time goes on. */
export type Order = { readonly buffer: ArrayBuffer } | { readonly running: boolean };

/** The time, in milliseconds, by a clock that page and worker have in common. */
export const now = (): number => performance.timeOrigin + performance.now();
