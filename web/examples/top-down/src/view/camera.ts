/** What part of the world the screen shows: about as much of it on a phone as on a desk. */
import type { Way } from '../simulation/command.js';

/** The side of the square, in pixels of the world, that has the area of what is seen. */
const SEEN = 880;

export class Camera {
  x: number;
  y: number;
  scale = 1;
  width = 0;
  height = 0;
  /** How hard the picture shakes, in pixels of the world. */
  shake = 0;

  constructor({ x, y }: Way) {
    this.x = x;
    this.y = y;
  }

  /** Fits the canvas to the page, as sharp as the screen is. */
  fit(canvas: HTMLCanvasElement): void {
    const sharpness = Math.min(2, devicePixelRatio);
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    this.scale = Math.sqrt(width * height) / SEEN;
    if (this.width === width && this.height === height) return;
    this.width = width;
    this.height = height;
    canvas.width = Math.round(width * sharpness);
    canvas.height = Math.round(height * sharpness);
  }

  /** Goes after a place, the faster the farther it is; the same in short frames and in long ones. */
  follow(place: Way, seconds: number): void {
    const part = 1 - Math.exp(-9 * seconds);
    this.x += part * (place.x - this.x);
    this.y += part * (place.y - this.y);
    this.shake *= Math.exp(-8 * seconds);
  }

  /** From here on `context` draws in the world. */
  apply(context: CanvasRenderingContext2D): void {
    const sharpness = context.canvas.width / this.width;
    const [x, y] = [this.x + this.#jitter(), this.y + this.#jitter()];
    const zoom = sharpness * this.scale;
    context.setTransform(zoom, 0, 0, zoom, 0, 0);
    context.translate(this.width / 2 / this.scale - x, this.height / 2 / this.scale - y);
  }

  /** Where a place of the world is on the page, in CSS pixels. */
  toPage({ x, y }: Way): Way {
    return {
      x: (x - this.x) * this.scale + this.width / 2,
      y: (y - this.y) * this.scale + this.height / 2,
    };
  }

  #jitter(): number {
    return this.shake * (Math.random() - 0.5);
  }
}
