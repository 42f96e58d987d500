import {
  Box,
  Circle,
  ConcavePolygon,
  Point,
  Polygon,
  Polyline,
  SepaxError,
  type Shape,
  type Vector,
} from 'sepax';
import {
  type LevelShape,
  shapeOfObject,
  shapesOfMap,
  type TiledLayer,
  type TiledMap,
} from '../../../../docs/recipes/tiled.js';
import { mapOfXml } from '../../../../docs/recipes/tiled-xml.js';
import { pointOf } from '../../../figure/pair/points.js';
import { degrees } from '../../../stage/angles.js';
import { toWorld } from '../pose.js';
import type { Thing } from '../state.js';
import { named } from './bodies.js';
import { nameIn } from './fields.js';
import { Harvest } from './harvest.js';
import { Problem } from './problem.js';
import { placed, settledLine, settledSolid } from './settle.js';
import { checkLayer, checkMap } from './tiled-check.js';

/** The shapes of a map of Tiled, as the recipe for programs makes them. */
export function readTiledMap(value: object): Harvest {
  const map = checkMap(value);
  // Of a tileset in a file of its own the tiles count as whole.
  const tilesets = map.tilesets.filter(({ source }) => source === undefined);
  const harvest = new Harvest();
  map.layers.forEach((layer, i) => {
    harvest.take(labelOf(layer, i), () => {
      const layers = [withoutFaults(layer, harvest)];
      const found = shapesIn({ ...map, layers, tilesets });
      return found.map(({ shape, object }) => named(thingOf(shape), nameIn(object?.name)));
    });
  });
  return harvest;
}

/** What the library refuses is said in the words for that; the recipe has words of its own. */
function shapesIn(map: TiledMap): LevelShape[] {
  try {
    return shapesOfMap(map);
  } catch (error) {
    const { cause, message } = error as Error;
    throw cause instanceof SepaxError ? cause : new Problem('import.notTmx', { reason: message });
  }
}

/** The shapes of a map in XML, as a `.tmx` file has it. */
export function readTiledXml(text: string): Harvest {
  return readTiledMap(mapOf(text));
}

function mapOf(text: string): TiledMap {
  try {
    return mapOfXml(text);
  } catch (error) {
    throw new Problem('import.notTmx', { reason: (error as Error).message });
  }
}

/** The shapes of one layer of objects, as a template or another program may write it. */
export function readTiledLayer(value: object): Harvest {
  const layer = checkLayer(value, 'layer');
  if (layer.type !== 'objectgroup') throw new Problem('import.noTileSize');
  return readTiledMap({ ...lonelyMap, layers: [layer] });
}

const lonelyMap: TiledMap = {
  orientation: 'orthogonal',
  tilewidth: 1,
  tileheight: 1,
  layers: [],
  tilesets: [],
};

/** The layer, but for objects that make no shape: each of them is noted by its name. */
function withoutFaults(layer: TiledLayer, harvest: Harvest): TiledLayer {
  const objects = (layer.objects ?? []).filter((object, i) => {
    let shape: Shape | null = null;
    harvest.take(`${layer.name}: objects[${i}] ${object.name ?? ''}`.trim(), () => {
      shape = shapeOfObject(object);
      if (shape === null) throw new Problem('import.noShape');
      return [];
    });
    return shape !== null;
  });
  const layers = (layer.layers ?? []).map((inner) => withoutFaults(inner, harvest));
  return { ...layer, objects, layers };
}

const labelOf = ({ name }: TiledLayer, i: number): string => `layers[${i}] ${name}`.trim();

function thingOf(shape: Shape): Thing {
  const turn = degrees(shape.angle);
  if (shape instanceof Box) {
    const { width, height } = shape;
    return placed({ kind: 'box', width, height, radius: 0 }, shape.centroid, turn);
  }
  if (shape instanceof Circle) {
    return placed({ kind: 'circle', radius: shape.radius }, shape.centroid);
  }
  if (shape instanceof Point) return placed({ kind: 'point' }, shape);
  if (shape instanceof Polygon) return settledSolid([pointsOf(shape.worldPoints)]);
  const { x, y } = shape;
  const standing = (points: readonly Vector[]): [number, number][] =>
    pointsOf(points.map((point) => toWorld({ x, y, degrees: turn }, point)));
  if (shape instanceof ConcavePolygon) return settledSolid(shape.rings.map(standing));
  if (shape instanceof Polyline) return settledLine(standing(shape.points), shape.closed, 0);
  throw new Problem('import.noShape');
}

const pointsOf = (vectors: readonly Vector[]): [number, number][] => vectors.map(pointOf);
