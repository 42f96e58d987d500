/** Where bodies are between two ticks, so that motion is smooth on every screen. */
import type { World } from 'sepax';
import type { Way } from '../simulation/command.js';

/** What goes farther in a tick was put there: it does not glide. */
const FARTHEST = 40;

export class Places {
  #before = new Float64Array();
  #now = new Float64Array();
  /** How much of the tick to come is over, 0 to 1. */
  part = 0;

  /** To be called after each tick. `transforms` is a view of the library's memory: keep a copy of it. */
  take(world: World): void {
    this.#before = this.#now;
    this.#now = world.transforms.slice();
  }

  of(id: number): Way {
    const [x, y] = [this.#now[3 * id], this.#now[3 * id + 1]];
    const [dx, dy] = [x - (this.#before[3 * id] ?? x), y - (this.#before[3 * id + 1] ?? y)];
    if (Math.abs(dx) + Math.abs(dy) > FARTHEST) return { x, y };
    return { x: x - (1 - this.part) * dx, y: y - (1 - this.part) * dy };
  }
}
