import type { Bounds, Vector } from 'sepax';
import type { Hero } from '../../figures/game/hero.js';
import type { Size } from '../../stage/camera.js';

/** The area that is to be seen on every screen, in square units: a wide one sees further, not more. */
const area = 840 * 440;
/** How far ahead of the hero and above him the middle of the picture is. */
const ahead = 90;
const above = 50;
/** The part of its way that the camera goes in a step. */
const haste = { x: 0.06, y: 0.1 } as const;

/** CSS pixels of a unit. */
export function scaleFor({ width, height }: Size): number {
  return Math.sqrt((width * height) / area);
}

/** A camera that goes after the hero. */
export class Follow {
  #now: Vector;
  #before: Vector;

  constructor(private readonly hero: Hero) {
    this.#now = this.#target();
    this.#before = this.#now;
  }

  step(): void {
    const { x, y } = this.#target();
    const { x: nowX, y: nowY } = this.#now;
    this.#before = this.#now;
    // After a fall he is somewhere else, and so is the camera.
    const far = Math.abs(x - nowX) > 600;
    this.#now = far ? { x, y } : { x: nowX + haste.x * (x - nowX), y: nowY + haste.y * (y - nowY) };
    if (far) this.#before = this.#now;
  }

  /** What is to be seen, between the last step and the next, and nowhere beyond the limits. */
  view(part: number, { width, height }: Size, limits: Bounds): Bounds {
    const [now, before] = [this.#now, this.#before];
    const x = before.x + part * (now.x - before.x);
    const y = before.y + part * (now.y - before.y);
    const [minX, maxX] = within(x, width, limits.minX, limits.maxX);
    const [minY, maxY] = within(y, height, limits.minY, limits.maxY);
    return { minX, minY, maxX, maxY };
  }

  #target(): Vector {
    return { x: this.hero.x + this.hero.facing * ahead, y: this.hero.y - above };
  }
}

/** So long a stretch about the middle, moved to lie between the limits, if it is not longer than they are. */
function within(middle: number, length: number, min: number, max: number): [number, number] {
  const start = Math.max(min, Math.min(max - length, middle - length / 2));
  return [start, start + length];
}
