/** A platform that goes there and back along a line of the map, and turns a little on its way. */
import { type Body, Box, type World } from 'sepax';
import { GROUND } from './kinds.js';
import type { TiledObject } from './tiled.js';

export const THICKNESS = 16;

/** A custom property of an object of the map. */
function numberOf({ properties = [] }: TiledObject, name: string): number {
  const all = properties as readonly { readonly name: string; readonly value: unknown }[];
  const value = all.find((one) => one.name === name)?.value;
  if (typeof value !== 'number') throw new Error(`The platform needs the number “${name}”.`);
  return value;
}

export class Ferry {
  readonly body: Body;
  readonly width: number;
  readonly #seconds: number;
  readonly #turn: number;
  readonly #from: { readonly x: number; readonly y: number };
  readonly #way: { readonly x: number; readonly y: number };

  constructor(world: World, object: TiledObject) {
    const [first = { x: 0, y: 0 }, last = first] = object.polyline ?? [];
    this.#from = { x: object.x + first.x, y: object.y + first.y };
    this.#way = { x: last.x - first.x, y: last.y - first.y };
    this.#seconds = numberOf(object, 'seconds');
    this.#turn = (numberOf(object, 'turn') * Math.PI) / 180;
    this.width = numberOf(object, 'width');
    // Static: it is never pushed. It may be put elsewhere all the same. Solid, so that its lip is a step,
    // which a hero climbs also while it is askew: one would walk through what is only landed on.
    this.body = world.add(new Box(this.width, THICKNESS), { type: 'static', category: GROUND });
    this.step(0);
  }

  /** To where it is at a time: slow at both ends, level there, and askew in between. */
  step(time: number): void {
    const phase = (2 * Math.PI * time) / this.#seconds;
    const part = (1 - Math.cos(phase)) / 2;
    this.body.moveTo(this.#from.x + part * this.#way.x, this.#from.y + part * this.#way.y);
    this.body.angle = this.#turn * Math.sin(phase);
  }
}
