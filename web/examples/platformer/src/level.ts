/** A map of Tiled as a world. */
import { type Body, Box, Circle, type Shape, type Vector, World } from 'sepax';
import { Ferry } from './ferry.js';
import { CHECKPOINT, GLINT, GOAL, GROUND, SHELF, SPIKES } from './kinds.js';
import {
  type LevelShape,
  shapesOfMap,
  type TiledFiles,
  type TiledMap,
  type TiledObject,
} from './tiled.js';

/** What stands in the way, and what it looks like. */
export interface Solid {
  readonly shape: Shape;
  readonly look: 'ground' | 'shelf' | 'spikes';
}

export class Level {
  readonly world = new World();
  readonly solids: Solid[] = [];
  readonly glints: Body[] = [];
  readonly ferries: Ferry[] = [];
  start: Vector = { x: 0, y: 0 };
  goal: Vector = { x: 0, y: 0 };

  /** @param files - The tilesets that are files of their own, under the names that the map has for them. */
  constructor(map: TiledMap, files: TiledFiles) {
    for (const found of shapesOfMap(map, undefined, files)) this.#add(found);
  }

  #add({ shape, layer, object }: LevelShape): void {
    if (object !== null) this.#addThing(shape, object);
    else if (layer === 'shelves') this.#addSolid(shape, 'shelf', SHELF);
    else this.#addSolid(shape, 'ground', GROUND);
  }

  #addThing(shape: Shape, object: TiledObject): void {
    const place = { x: shape.x, y: shape.y };
    switch (object.type) {
      case 'start':
        this.start = place;
        break;
      case 'rock':
        this.#addSolid(shape, 'ground', GROUND);
        break;
      case 'spikes':
        this.solids.push({ shape, look: 'spikes' });
        this.#addSensor(shape, SPIKES);
        break;
      case 'platform':
        this.ferries.push(new Ferry(this.world, object));
        break;
      case 'coin':
        this.glints.push(this.#addSensor(new Circle(10), GLINT, place));
        break;
      case 'checkpoint':
        this.#addSensor(new Box(48, 240), CHECKPOINT, place);
        break;
      case 'goal':
        this.goal = { x: object.x, y: object.y + (object.height ?? 0) };
        this.#addSensor(shape, GOAL);
        break;
      default:
        throw new Error(
          `The map has an object of the type “${object.type}”, which the game does not know.`,
        );
    }
  }

  #addSolid(shape: Shape, look: Solid['look'], category: number): void {
    this.solids.push({ shape, look });
    this.world.add(shape, { type: 'static', category });
  }

  /** Sensors tell that the hero is there, and are in nobody's way. */
  #addSensor(shape: Shape, category: number, place: Partial<Vector> = {}): Body {
    return this.world.add(shape, { ...place, type: 'static', sensor: true, category });
  }
}
