import { World } from 'sepax';
import type { CrowdSettings, Meeting } from './crowd-settings.js';
import { type Forms, mixedForms } from './forms.js';
import { randomNumbers } from './random.js';

const seed = 20261122;
/** The side of the square that a body of reach 0.6 to 1.4 has to itself: it touches one other, or so. */
const room = 3;
/** How far from the middle of its square a body may begin. */
const disorder = 0.5;
/** The greatest speed in x and in y, in units a second. */
const speed = 6;
/** The greatest turn, in radians a second. */
const spin = 2;

/**
 * Bodies between four walls, without any garbage from frame to frame: the places are written into the
 * world's own array, and the contacts are read from its lists.
 */
export class Crowd {
  readonly world = new World();
  readonly count: number;
  readonly forms: Forms;
  /** Whether each body moves: 1 or 0. */
  readonly moves: Uint8Array;
  /** Whether each body touches another as of the last frame: 1 or 0. */
  readonly touching: Uint8Array;
  width: number;
  height: number;
  meeting: Meeting;
  /** The change of x, y and angle of each body in a second. */
  readonly #velocities: Float64Array;

  /** @param aspect - The width of the field over its height. */
  constructor({ count, moving, meeting }: CrowdSettings, aspect: number) {
    const random = randomNumbers(seed);
    this.count = count;
    this.meeting = meeting;
    this.forms = mixedForms(count, random);
    this.touching = new Uint8Array(count);
    // Spread evenly: each body that moves is one at which the sum of the shares passes a whole number.
    this.moves = Uint8Array.from({ length: count }, (_, i) =>
      Math.floor(((i + 1) * moving) / 100) > Math.floor((i * moving) / 100) ? 1 : 0,
    );
    this.width = room * Math.sqrt(count * aspect);
    this.height = room * Math.sqrt(count / aspect);
    this.#velocities = Float64Array.from({ length: 3 * count }, (_, i) => {
      return (i % 3 === 2 ? spin : speed) * (2 * random() - 1);
    });
    // A new world numbers its bodies in their order, from 0.
    this.world.addMany(this.forms, this.#places(random));
  }

  /** The number of bodies that touch another. */
  get touchingCount(): number {
    let count = 0;
    for (const touches of this.touching) count += touches;
    return count;
  }

  /** Gives the field another form of the same area; every body keeps its place in it. */
  reshape(aspect: number): void {
    const width = room * Math.sqrt(this.count * aspect);
    const height = room * Math.sqrt(this.count / aspect);
    const places = this.world.transforms;
    for (let i = 0; i < places.length; i += 3) {
      places[i]! *= width / this.width;
      places[i + 1]! *= height / this.height;
    }
    this.width = width;
    this.height = height;
  }

  /** Brings the bodies that move to where they are to stand, and turns those back that are at a wall. */
  move(seconds: number): void {
    const places = this.world.transforms;
    const { reaches } = this.forms;
    for (let i = 0; i < this.count; i++) {
      if (this.moves[i] === 0) continue;
      const reach = reaches[i]!;
      this.#advance(places, 3 * i, seconds, reach, this.width - reach);
      this.#advance(places, 3 * i + 1, seconds, reach, this.height - reach);
      places[3 * i + 2]! += seconds * this.#velocities[3 * i + 2]!;
    }
  }

  /** Finds all contacts and reads each: marks the bodies and, if they are to, parts them. */
  collide(): void {
    this.world.update();
    const { length, a, b, normals, depths } = this.world.contacts;
    const places = this.world.transforms;
    const { touching } = this;
    touching.fill(0);
    for (let i = 0; i < length; i++) {
      touching[a[i]!] = 1;
      touching[b[i]!] = 1;
      if (this.meeting === 'push') {
        this.#part(places, a[i]!, b[i]!, normals[2 * i]!, normals[2 * i + 1]!, depths[i]!);
      }
    }
  }

  dispose(): void {
    this.world.dispose();
  }

  #advance(places: Float64Array, at: number, seconds: number, min: number, max: number): void {
    const velocities = this.#velocities;
    const next = places[at]! + seconds * velocities[at]!;
    if (next < min) velocities[at] = Math.abs(velocities[at]!);
    else if (next > max) velocities[at] = -Math.abs(velocities[at]!);
    places[at] = Math.min(max, Math.max(min, next));
  }

  /** Bodies of equal mass bounce off one another; one that rests is a wall to the others. */
  #part(places: Float64Array, a: number, b: number, x: number, y: number, depth: number): void {
    const movesA = this.moves[a]!;
    const movesB = this.moves[b]!;
    if (movesA + movesB === 0) return;
    const share = 1 / (movesA + movesB);
    places[3 * a]! -= movesA * share * depth * x;
    places[3 * a + 1]! -= movesA * share * depth * y;
    places[3 * b]! += movesB * share * depth * x;
    places[3 * b + 1]! += movesB * share * depth * y;
    const velocities = this.#velocities;
    const approachX = movesA * velocities[3 * a]! - movesB * velocities[3 * b]!;
    const approachY = movesA * velocities[3 * a + 1]! - movesB * velocities[3 * b + 1]!;
    const impulse = 2 * share * Math.max(0, approachX * x + approachY * y);
    velocities[3 * a]! -= movesA * impulse * x;
    velocities[3 * a + 1]! -= movesA * impulse * y;
    velocities[3 * b]! += movesB * impulse * x;
    velocities[3 * b + 1]! += movesB * impulse * y;
  }

  /** x, y and angle of each body: squares in rows, each with a body near its middle. */
  #places(random: () => number): Float64Array {
    const columns = Math.ceil(this.width / room);
    const rows = Math.ceil(this.count / columns);
    const places = new Float64Array(3 * this.count);
    for (let i = 0; i < this.count; i++) {
      const column = (i % columns) + 0.5 + disorder * (random() - 0.5);
      const row = Math.floor(i / columns) + 0.5 + disorder * (random() - 0.5);
      places[3 * i] = (this.width * column) / columns;
      places[3 * i + 1] = (this.height * row) / rows;
      places[3 * i + 2] = 2 * Math.PI * random();
    }
    return places;
  }
}
