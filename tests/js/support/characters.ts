/** A character by the recipe of docs/characters.md, among shapes or in a world. y points down. */
import {
  type Body,
  Box,
  Capsule,
  moveAndSlide,
  type Shape,
  type SlideOptions,
  type SlideResult,
  type Vector,
  type Wall,
  World,
} from 'sepax';

export const FRAME = 1 / 60;
const GRAVITY = 1500;

/** Somewhere that a character can be. */
export interface Place {
  readonly position: Vector;
  move(by: Vector): void;
  slide(motion: readonly [number, number]): SlideResult<Wall>;
}

export type Hero = Box | Capsule;

/** How to make a place of a level, platforms that can be jumped through, and a hero. */
export type MakePlace = (
  hero: Hero,
  level: readonly Shape[],
  options?: Omit<SlideOptions, 'up'>,
) => Place;

const up = [0, -1] as const;

export const places: Readonly<Record<string, MakePlace>> = {
  'among shapes': (hero, level, options = {}) => ({
    get position() {
      return { x: hero.x, y: hero.y };
    },
    move: ({ x, y }) => void hero.translate(x, y),
    slide: (motion) => moveAndSlide(hero, motion, level, { up, ...options }),
  }),
  'in a world': (shape, level, { oneWay = [], ...options } = {}) => {
    const world = new World();
    for (const one of level) world.add(one, { type: 'static' });
    const shelves: Body[] = [oneWay].flat().map((one) => world.add(one, { type: 'static' }));
    const hero = world.add(shape);
    return {
      get position() {
        return { x: hero.x, y: hero.y };
      },
      move: ({ x, y }) => hero.move(x, y),
      slide(motion) {
        const slid = world.moveAndSlide(hero, motion, { up, oneWay: shelves, ...options });
        world.update();
        return slid;
      },
    };
  },
};

export const heroes: Readonly<Record<string, () => Hero>> = {
  'round feet': () => new Capsule([0, -11], [0, 11], 9),
  'flat feet': () => new Box(18, 40),
};

/** A slope through the origin that goes up to the right. */
export function slope(degrees: number): Box {
  const angle = (-degrees * Math.PI) / 180;
  const thick = 100;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return new Box(20_000, thick, { x: (-sine * thick) / 2, y: (cosine * thick) / 2, angle });
}

export class Character {
  velocity: { x: number; y: number } = { x: 0, y: 0 };
  last: SlideResult<Wall> | null = null;

  constructor(readonly place: Place) {}

  get position(): Vector {
    return this.place.position;
  }

  /** One frame; returns how far it went. */
  step(run = 0): number {
    this.velocity.x = run;
    this.velocity.y += GRAVITY * FRAME;
    const { x, y } = this.velocity;
    const slid = this.place.slide([x * FRAME, y * FRAME]);
    this.place.move(slid.translation);
    if ((slid.onFloor && y > 0) || (slid.onCeiling && y < 0)) this.velocity.y = 0;
    this.last = slid;
    return Math.hypot(slid.translation.x, slid.translation.y);
  }

  jump(speed: number): void {
    this.velocity.y = -speed;
  }

  get onFloor(): boolean {
    return this.last?.onFloor === true;
  }

  /** Falls until it stands. */
  land(): this {
    for (let i = 0; i < 300 && !this.onFloor; i++) this.step();
    return this;
  }
}
