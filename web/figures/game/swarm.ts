import type { Bounds, Vector } from 'sepax';
import { type Forms, mixedForms } from '../../figure/crowd/forms.js';
import { randomNumbers } from '../../figure/crowd/random.js';
import { kinds, solid } from './kinds.js';
import type { Level } from './level.js';
import type { Scene } from './scene.js';

/** A form of reach 1 becomes as long as this. */
const size = 3.3;
/** How far from the middle of its square a mite may begin, as a part of the square's side. */
const disorder = 0.3;
/** How far the blast of a bullet bursts mites, how far it pushes them, and how hard. */
export const blast = { burst: 34, push: 84, impulse: 190 } as const;
/** How near the hero comes before mites fly at him, and how fast they gain speed. */
export const sight = 150;
const eagerness = 240;
/** How far from walls they begin. */
const clearance = 6;
/** Back to its place, a mite is drawn and slowed: per second² and per second. */
const spring = 3;
const drag = 2.2;
/** The greatest speed that a blast gives, and the greatest spin. */
const mostSpeed = 260;
const spin = 1.6;

/** Thousands of small bodies, in typed arrays: nothing of a step makes any garbage. */
export class Swarm {
  readonly forms: Forms;
  /** Whether each was burst: 1 or 0. */
  readonly gone: Uint8Array;
  left: number;
  readonly #ids: Uint32Array;
  /** The index of each number of a body. */
  readonly #index = new Map<number, number>();
  readonly #home: Float64Array;
  readonly #velocity: Float64Array;
  readonly #spin: Float64Array;

  constructor(
    private readonly scene: Scene,
    { bounds, squares, seed }: Level['swarm'],
  ) {
    const random = randomNumbers(seed);
    this.#home = Float64Array.from(placesIn(bounds, squares, random).filter(this.#isFree).flat());
    const count = this.#home.length / 3;
    this.forms = mixedForms(count, random);
    for (const numbers of [this.forms.points, this.forms.radii, this.forms.reaches]) {
      for (let i = 0; i < numbers.length; i++) numbers[i]! *= size;
    }
    this.left = count;
    this.gone = new Uint8Array(count);
    this.#velocity = new Float64Array(2 * count);
    this.#spin = Float64Array.from({ length: count }, () => spin * (2 * random() - 1));
    this.#ids = scene.addMany('mite', this.forms, this.#home);
    this.#ids.forEach((id, i) => {
      this.#index.set(id, i);
    });
  }

  get count(): number {
    return this.#ids.length;
  }

  /** The index of a body of the swarm, in `forms` and `gone`. */
  indexOf(id: number): number {
    return this.#index.get(id) ?? -1;
  }

  /** Lets all go on: by their own velocity, back to where they belong, and at the hero if he is near. */
  step(seconds: number, hero: Vector): void {
    const places = this.scene.world.transforms;
    const keep = Math.max(0, 1 - drag * seconds);
    for (let i = 0; i < this.count; i++) {
      if (this.gone[i] === 1) continue;
      const at = 3 * this.#ids[i]!;
      const [x, y] = [places[at]!, places[at + 1]!];
      const [toHeroX, toHeroY] = [hero.x - x, hero.y - y];
      const distance = Math.sqrt(toHeroX * toHeroX + toHeroY * toHeroY);
      const pull = distance < sight ? eagerness / Math.max(1, distance) : 0;
      const forceX = spring * (this.#home[3 * i]! - x) + pull * toHeroX;
      const forceY = spring * (this.#home[3 * i + 1]! - y) + pull * toHeroY;
      this.#velocity[2 * i] = keep * (this.#velocity[2 * i]! + seconds * forceX);
      this.#velocity[2 * i + 1] = keep * (this.#velocity[2 * i + 1]! + seconds * forceY);
      places[at] = x + seconds * this.#velocity[2 * i]!;
      places[at + 1] = y + seconds * this.#velocity[2 * i + 1]!;
      places[at + 2]! += seconds * this.#spin[i]!;
    }
  }

  /** Two that touch go half of the way apart each, and no further into one another. */
  part(a: number, b: number, x: number, y: number, depth: number): void {
    this.push(a, -x, -y, depth / 2);
    this.push(b, x, y, depth / 2);
  }

  /** Moves one out of something; (x, y) points away from it. */
  push(id: number, x: number, y: number, depth: number): void {
    const i = this.indexOf(id);
    if (i < 0 || this.gone[i] === 1) return;
    const places = this.scene.world.transforms;
    places[3 * id]! += depth * x;
    places[3 * id + 1]! += depth * y;
    const inward = Math.min(0, this.#velocity[2 * i]! * x + this.#velocity[2 * i + 1]! * y);
    this.#velocity[2 * i]! -= inward * x;
    this.#velocity[2 * i + 1]! -= inward * y;
  }

  /** Bursts all that are near a point, and pushes those a little further away. Returns where some were. */
  blast(center: Vector): Vector[] {
    const { world } = this.scene;
    const near = world.queryCircle(center, blast.burst, { mask: kinds.mite });
    const places = near.map(({ id, x, y }) => {
      this.#remove(id);
      return { x, y };
    });
    for (const { id, x, y } of world.queryCircle(center, blast.push, { mask: kinds.mite })) {
      this.#drive(id, x - center.x, y - center.y);
    }
    return places;
  }

  /** Bursts one. Returns whether it was there. */
  burst(id: number): boolean {
    const i = this.indexOf(id);
    if (i < 0 || this.gone[i] === 1) return false;
    this.#remove(id);
    return true;
  }

  readonly #isFree = ([x, y]: Place): boolean => {
    return this.scene.world.queryCircle([x, y], clearance, { mask: solid }).length === 0;
  };

  #remove(id: number): void {
    this.gone[this.indexOf(id)] = 1;
    this.#index.delete(id);
    this.left -= 1;
    this.scene.world.removeMany([id]);
  }

  /** Adds to the velocity of one, away from a blast at (-x, -y) of it. */
  #drive(id: number, x: number, y: number): void {
    const i = this.indexOf(id);
    const distance = Math.max(1, Math.hypot(x, y));
    const impulse = blast.impulse * Math.max(0, 1 - distance / (blast.push * 1.2));
    for (const [k, way] of [x / distance, y / distance].entries()) {
      const next = this.#velocity[2 * i + k]! + impulse * way;
      this.#velocity[2 * i + k] = Math.max(-mostSpeed, Math.min(mostSpeed, next));
    }
  }
}

/** x, y and angle. */
type Place = readonly [number, number, number];

/** One place near the middle of each square of a grid all over the box. */
function placesIn(bounds: Bounds, squares: number, random: () => number): Place[] {
  const { minX, minY, maxX, maxY } = bounds;
  const side = Math.sqrt(((maxX - minX) * (maxY - minY)) / squares);
  const columns = Math.floor((maxX - minX) / side);
  const middle = (): number => 0.5 + disorder * (2 * random() - 1);
  return Array.from({ length: squares }, (_, i) => [
    minX + side * ((i % columns) + middle()),
    minY + side * (Math.floor(i / columns) + middle()),
    2 * Math.PI * random(),
  ]);
}
