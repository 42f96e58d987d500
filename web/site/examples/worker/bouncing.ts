/** What both sides compute: a world of circles that bounce off one another and off the walls. */
import { Circle, World } from 'sepax';
import { randomNumbers } from '../../../figure/crowd/random.js';
import { count, radius, side, stride } from './frame.js';

/** The greatest change of x and y in a step. */
const speed = 0.2;
/** Both begin with the same bodies in the same places. */
const seed = 20261123;

export class Bouncing {
  readonly #world = new World();
  readonly #velocities: Float64Array;

  constructor() {
    const random = randomNumbers(seed);
    this.#velocities = Float64Array.from({ length: 2 * count }, () => speed * (2 * random() - 1));
    this.#world.addMany(
      new Circle(radius),
      Float64Array.from({ length: 3 * count }, (_, i) => {
        return i % 3 === 2 ? 0 : random() * (i % 3 === 0 ? side : side / 2);
      }),
    );
  }

  /** Pairs that touched after the last step. */
  get contacts(): number {
    return this.#world.contacts.length;
  }

  step(): void {
    this.#move();
    this.#world.update();
    this.#part();
  }

  /** Writes `stride` numbers for each body: x, y, and 1 if it touches another, else 0. */
  write(numbers: Float32Array): void {
    const places = this.#world.transforms;
    const { length, a, b } = this.#world.contacts;
    for (let i = 0; i < count; i++) {
      numbers[stride * i] = places[3 * i]!;
      numbers[stride * i + 1] = places[3 * i + 1]!;
      numbers[stride * i + 2] = 0;
    }
    for (let i = 0; i < length; i++) {
      numbers[stride * a[i]! + 2] = 1;
      numbers[stride * b[i]! + 2] = 1;
    }
  }

  /** Moves each body by its velocity, and turns it back at the walls. */
  #move(): void {
    const places = this.#world.transforms;
    const velocities = this.#velocities;
    for (let i = 0; i < 2 * count; i++) {
      const at = 3 * (i >> 1) + (i & 1);
      const limit = (i & 1 ? side / 2 : side) - radius;
      const next = places[at]! + velocities[i]!;
      if (next < radius) velocities[i] = Math.abs(velocities[i]!);
      if (next > limit) velocities[i] = -Math.abs(velocities[i]!);
      places[at] = Math.min(limit, Math.max(radius, next));
    }
  }

  /** Parts the bodies that overlap: each goes half of the way, and turns round if it went further in. */
  #part(): void {
    const { length, a, b, normals, depths } = this.#world.contacts;
    for (let i = 0; i < length; i++) {
      this.#push(a[i]!, -normals[2 * i]!, -normals[2 * i + 1]!, depths[i]! / 2);
      this.#push(b[i]!, normals[2 * i]!, normals[2 * i + 1]!, depths[i]! / 2);
    }
  }

  #push(id: number, x: number, y: number, by: number): void {
    const places = this.#world.transforms;
    const velocities = this.#velocities;
    places[3 * id]! += by * x;
    places[3 * id + 1]! += by * y;
    const inward = Math.min(0, velocities[2 * id]! * x + velocities[2 * id + 1]! * y);
    velocities[2 * id]! -= 2 * inward * x;
    velocities[2 * id + 1]! -= 2 * inward * y;
  }
}
