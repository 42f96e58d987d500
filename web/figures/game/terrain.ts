import { type Body, Box, Polygon, type Shape } from 'sepax';
import type { Kind } from './kinds.js';
import type { Level } from './level.js';
import type { Scene } from './scene.js';

/** How deep the ground goes, and how thick platforms and shutters are. */
const bottom = 400;
export const platformHeight = 8;
export const shutterWidth = 4;
/** Hits that a shutter bears. */
const shutterHealth = 3;
export const turretRadius = 17;
export const pickupRadius = 10;
export const goalSize = { width: 44, height: 70 } as const;

/** A shutter that is still closed. */
export interface Shutter {
  readonly body: Body;
  readonly height: number;
  health: number;
}

/** What stands still: the bodies of a level, each with its shape, by which the hero slides. */
export class Terrain {
  readonly shutters = new Map<number, Shutter>();
  readonly pickups = new Map<number, Body>();

  constructor(
    private readonly scene: Scene,
    level: Level,
  ) {
    for (const line of level.ground) {
      for (const column of columnsOf(line)) this.#stand('wall', column);
    }
    for (const { minX, minY, maxX, maxY } of level.blocks) {
      this.#stand('wall', boxAt((minX + maxX) / 2, (minY + maxY) / 2, maxX - minX, maxY - minY));
    }
    for (const [x, y, width] of level.platforms) {
      const middle = y + platformHeight / 2;
      this.#stand('platform', boxAt(x + width / 2, middle, width, platformHeight));
    }
    for (const [x, foot, height] of level.shutters) {
      const body = this.#stand('shutter', boxAt(x, foot - height / 2, shutterWidth, height));
      this.shutters.set(body.id, { body, height, health: shutterHealth });
    }
    for (const [x, y] of level.pickups) {
      const body = this.#touch('pickup', new Box(2 * pickupRadius, 2 * pickupRadius, { x, y }));
      this.pickups.set(body.id, body);
    }
    const [x, y] = level.goal;
    this.#touch('goal', boxAt(x, y - goalSize.height / 2, goalSize.width, goalSize.height));
  }

  /** A shutter was hit. Returns whether it broke. */
  hitShutter(id: number): boolean {
    const shutter = this.shutters.get(id);
    if (shutter === undefined) return false;
    shutter.health -= 1;
    if (shutter.health > 0) return false;
    this.shutters.delete(id);
    shutter.body.remove();
    return true;
  }

  /** Takes a pickup away. Returns whether it was there. */
  take(id: number): boolean {
    this.pickups.get(id)?.remove();
    return this.pickups.delete(id);
  }

  #stand(kind: Kind, shape: Shape): Body {
    return this.scene.add(kind, shape, { type: 'static', data: shape });
  }

  /** Something that is only touched. */
  #touch(kind: Kind, shape: Shape): Body {
    return this.scene.add(kind, shape, { type: 'static', sensor: true });
  }
}

/**
 * The ground below each piece of a line. One shape for all of it would do as well for the hero, but the box
 * around it would hold the whole hall, and each mite would have to be tested against it.
 */
function columnsOf(line: Level['ground'][number]): Polygon[] {
  return line.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = line[i]!;
    if (fromX === x) return [];
    return [new Polygon([fromX, fromY, x, y, x, bottom, fromX, bottom])];
  });
}

const boxAt = (x: number, y: number, width: number, height: number): Box => {
  return new Box(width, height, { x, y });
};

/** The shapes among bodies that stand, as `moveAndSlide` takes them. */
export function shapesOf(bodies: readonly Body[]): Shape[] {
  return bodies.map(({ data }) => data as Shape);
}
