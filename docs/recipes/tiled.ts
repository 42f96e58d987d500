/**
 * Makes shapes of a Tiled map: see docs/tiled.md. Copy this file into your program. What is saved as XML is read by
 * tiled-xml.ts.
 */
import {
  Box,
  Circle,
  ConcavePolygon,
  contains,
  intersects,
  isConvex,
  measure,
  type PlacementOptions,
  Point,
  Polygon,
  Polyline,
  repair,
  type Shape,
  type Vector,
} from 'sepax';

/** A custom property. */
export type TiledProperty = Readonly<{ name: string; value: unknown; type?: string }>;

/** What is read of an object of a map, in pixels and degrees. */
export interface TiledObject {
  readonly id?: number;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly rotation?: number;
  readonly name?: string;
  readonly type?: string;
  readonly ellipse?: boolean;
  readonly point?: boolean;
  readonly gid?: number;
  readonly text?: unknown;
  readonly polygon?: readonly Vector[];
  readonly polyline?: readonly Vector[];
  readonly properties?: readonly TiledProperty[];
  readonly visible?: boolean;
  /** The file of a template: what is not said here is said there. */
  readonly template?: string;
}

/** What is read of a layer of a map. */
export interface TiledLayer {
  readonly name: string;
  readonly type: string;
  readonly visible?: boolean;
  readonly offsetx?: number;
  readonly offsety?: number;
  readonly width?: number;
  readonly data?: readonly number[] | string;
  readonly chunks?: readonly TiledChunk[];
  readonly objects?: readonly TiledObject[];
  readonly layers?: readonly TiledLayer[];
}

/** A part of a layer without end. */
export interface TiledChunk {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly data: readonly number[] | string;
}

/** What is read of a tileset: how its tiles stand in their cells, and their collision shapes. */
export interface TiledTileset {
  readonly firstgid?: number;
  /** The file that has the rest, if it is not embedded in the map. */
  readonly source?: string;
  readonly name?: string;
  /** The size of its tiles. Default: that of the cells of the map. */
  readonly tilewidth?: number;
  readonly tileheight?: number;
  readonly tileoffset?: Vector;
  readonly tilerendersize?: string;
  readonly tiles?: readonly TiledTile[];
}

/** What is read of a tile. */
export interface TiledTile {
  readonly id: number;
  /** The size of its picture, where each tile has one of its own, or of the part of the picture that it shows. */
  readonly imagewidth?: number;
  readonly imageheight?: number;
  readonly width?: number;
  readonly height?: number;
  readonly objectgroup?: { readonly objects: readonly TiledObject[] };
}

/** What is read of a map. */
export interface TiledMap {
  readonly orientation: string;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly layers: readonly TiledLayer[];
  readonly tilesets: readonly TiledTileset[];
}

/** What is read of a template. */
export interface TiledTemplate {
  readonly object: Partial<TiledObject>;
}

/** The files that a map refers to, parsed, under the names by which it does. */
export type TiledFiles = Readonly<Record<string, TiledTileset | TiledTemplate>>;

/** Something solid of a map. */
export interface LevelShape {
  readonly shape: Shape;
  /** The name of its layer. */
  readonly layer: string;
  /** The object that it was, with name and properties; `null` for tiles. */
  readonly object: TiledObject | null;
}

/** The upper bits of the number of a tile tell how it is turned. */
const FLIPPED_X = 0x80000000;
const FLIPPED_Y = 0x40000000;
const TRANSPOSED = 0x20000000;
const TILE_NUMBER = 0x0fffffff;

/**
 * The shapes of a map. Tiles that touch along an edge become one outline without seams; their collision
 * shapes count, where the tileset has them, else whole tiles.
 *
 * @param names - The names of the layers to take, hidden ones too. Default: all that are visible.
 * @param files - The tilesets and templates that are files of their own.
 */
export function shapesOfMap(
  map: TiledMap,
  names?: readonly string[],
  files: TiledFiles = {},
): LevelShape[] {
  if (map.orientation !== 'orthogonal') {
    throw new Error(`The map must be orthogonal, but is ${map.orientation}.`);
  }
  checkNames(names ?? [], map.layers);
  // Of tiles alone: who asks for objects needs no tilesets.
  let tiles: Map<number, Tile> | undefined;
  const found: LevelShape[] = [];
  const visit = (layer: TiledLayer, left: number, top: number, hidden: boolean): void => {
    const isHidden = hidden || layer.visible === false;
    const x = left + (layer.offsetx ?? 0);
    const y = top + (layer.offsety ?? 0);
    for (const inner of layer.layers ?? []) visit(inner, x, y, isHidden);
    if (names === undefined ? isHidden : !names.includes(layer.name)) return;
    const keep = (shape: Shape, object: TiledObject | null): void => {
      shape.translate(x, y);
      found.push({ shape, layer: layer.name, object });
    };
    if (layer.type === 'tilelayer') {
      tiles ??= tilesOf(map, files);
      for (const shape of shapesOfTiles(layer, map, tiles)) keep(shape, null);
    }
    const solids = solidsOf(layer.objects ?? [], files, `layer "${layer.name}"`);
    for (const { shape, object } of solids) keep(shape, object);
  };
  for (const layer of map.layers) visit(layer, 0, 0, false);
  return found;
}

/** The shape of an object; `null` for texts and for what has no size. */
export function shapeOfObject(object: TiledObject): Shape | null {
  const { x, y, width = 0, height = 0, rotation = 0, polygon, polyline } = object;
  const place = { x, y, angle: (rotation * Math.PI) / 180 };
  if (object.text !== undefined) return null;
  if (object.point === true) return new Point(place);
  if (polygon !== undefined) {
    return isConvex(polygon) ? new Polygon(polygon, place) : new ConcavePolygon(polygon, place);
  }
  if (polyline !== undefined) return new Polyline(polyline, place);
  if (width === 0 || height === 0) return null;
  // Tiles stand on their lower left corner; all else hangs from the upper left one.
  const fromTop = { ...place, pivot: [-width / 2, -height / 2] as const };
  if (object.gid !== undefined) {
    return new Box(width, height, { ...place, pivot: [-width / 2, height / 2] });
  }
  if (object.ellipse !== true) return new Box(width, height, fromTop);
  if (width === height) return new Circle(width / 2, fromTop);
  return ellipse(width / 2, height / 2, fromTop);
}

/** As a polygon of 32 corners: that many keep within this part of the greater radius. */
function ellipse(radiusX: number, radiusY: number, place: PlacementOptions): Polygon {
  const tolerance = 0.005 * Math.max(radiusX, radiusY);
  return Polygon.ellipse(radiusX, radiusY, { ...place, tolerance });
}

/** Refuses names that no layer has: else the level would lack something, and nobody would be told. */
function checkNames(names: readonly string[], layers: readonly TiledLayer[]): void {
  const namesOf = (all: readonly TiledLayer[]): string[] =>
    all.flatMap(({ type, name, layers: inner = [] }) => (type === 'group' ? namesOf(inner) : name));
  const known = namesOf(layers);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(`The map has no layer "${unknown}". Its layers: "${known.join('", "')}".`);
}

/** A file that the map refers to. */
function fileOf<File>(files: TiledFiles, name: string, what: string): File {
  const file = files[name];
  if (file !== undefined) return file as File;
  throw new Error(
    `The map needs the ${what} ${name}: parse it, and pass it as files: { '${name}': … }; or embed it in the map.`,
  );
}

/** An object with what its template says of it, property by property. */
function completed(object: TiledObject, files: TiledFiles): TiledObject {
  if (object.template === undefined) return object;
  const base = fileOf<TiledTemplate>(files, object.template, 'template').object;
  const all = [...(base.properties ?? []), ...(object.properties ?? [])];
  const byName = new Map(all.map((property) => [property.name, property]));
  return { ...base, ...object, properties: [...byName.values()] };
}

/** An object, with its shape and the outlines of it in its layer. */
interface Solid {
  readonly object: TiledObject;
  shape: Shape;
  readonly rings: Vector[][];
}

/** Whether an object has the custom property `hole`, and it is true. */
const isHole = ({ properties = [] }: TiledObject): boolean =>
  properties.some(({ name, value }) => name === 'hole' && value === true);

/** The shapes of the objects that are not hidden. Holes become part of what they are in. */
function solidsOf(objects: readonly TiledObject[], files: TiledFiles, where: string): Solid[] {
  const found = objects.flatMap((placed) =>
    naming(placed, where, (): Solid[] => {
      const object = completed(placed, files);
      if (object.visible === false) return [];
      const shape = shapeOfObject(object);
      const rings = shape === null ? [] : ringsOf(shape);
      if (isHole(object) && rings.length === 0) {
        throw new Error('A hole must be a polygon, a rectangle or an ellipse.');
      }
      return shape === null ? [] : [{ object, shape, rings }];
    }),
  );
  const solids = found.filter(({ object }) => !isHole(object));
  for (const { object, rings } of found.filter((hole) => isHole(hole.object))) {
    naming(object, where, () => cut(rings, solids));
  }
  return solids;
}

/** Makes a hole in the smallest object around it. */
function cut(hole: readonly Vector[][], solids: readonly Solid[]): void {
  const gap = polygonOf(hole);
  const near = solids.filter(({ rings }) => rings.length > 0 && intersects(polygonOf(rings), gap));
  const around = near.filter(({ rings }) => contains(polygonOf(rings), gap));
  const [owner] = around.sort((a, b) => measure(a.rings).area - measure(b.rings).area);
  if (owner === undefined) {
    const why = near[0] ? `it reaches past ${nameOf(near[0].object)}` : 'none is around it';
    throw new Error(`A hole must lie within one visible object, but ${why}.`);
  }
  owner.rings.push(...hole);
  owner.shape = new ConcavePolygon(owner.rings);
}

/** What an object is called in messages: `Object 7 "door"`. */
const nameOf = ({ id, name }: TiledObject): string =>
  ['Object', id, name && `"${name}"`].filter(Boolean).join(' ');

/** What is made of an object; errors say of which. */
function naming<Made>(object: TiledObject, where: string, make: () => Made): Made {
  try {
    return make();
  } catch (cause) {
    throw new Error(`${nameOf(object)} of ${where}: ${(cause as Error).message}`, { cause });
  }
}

/** The outlines of a shape where it stands; points and lines have none. */
function ringsOf(shape: Shape): Vector[][] {
  if (shape instanceof Circle) return ringsOf(ellipse(shape.radius, shape.radius, shape.centroid));
  if (shape instanceof Polygon) return [shape.worldPoints];
  if (!(shape instanceof ConcavePolygon)) return [];
  const { x, y, angle } = shape;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return shape.rings.map((ring) =>
    ring.map((p) => vector(x + cos * p.x - sin * p.y, y + sin * p.x + cos * p.y)),
  );
}

function polygonOf(rings: readonly Vector[][]): Shape {
  const [outer = []] = rings;
  return rings.length === 1 && isConvex(outer) ? new Polygon(outer) : new ConcavePolygon(rings);
}

const vector = (x: number, y: number): Vector => ({ x, y });

/** A tile: its size, and its collision shapes; of each whether it overlaps an earlier one. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly offset: Vector;
  readonly solids: readonly { readonly rings: readonly Vector[][]; readonly overlaps: boolean }[];
}

/** The tiles that have collision shapes, by their numbers; all others are as 0 is, whole cells. */
function tilesOf(map: TiledMap, files: TiledFiles): Map<number, Tile> {
  const tiles = new Map<number, Tile>();
  for (const entry of map.tilesets) {
    const { firstgid = 1, source } = entry;
    const tileset = source === undefined ? entry : fileOf<TiledTileset>(files, source, 'tileset');
    const name = `tileset "${tileset.name ?? source ?? firstgid}"`;
    for (const tile of tileset.tiles ?? []) {
      const where = `tile ${tile.id} of ${name}`;
      const solids = snapped(solidsOf(tile.objectgroup?.objects ?? [], files, where));
      if (solids.length === 0) continue;
      tiles.set(firstgid + tile.id, { ...sizeOf(tile, tileset, name, map), solids });
    }
  }
  const { tilewidth: width, tileheight: height } = map;
  const rings = [[vector(0, 0), vector(width, 0), vector(width, height), vector(0, height)]];
  const solids = [{ rings, overlaps: false }];
  return tiles.set(0, { width, height, offset: vector(0, 0), solids });
}

/** The size of a tile and how far it is moved, if the map shows it in this size. */
function sizeOf(tile: TiledTile, tileset: TiledTileset, name: string, map: TiledMap) {
  const { tilewidth, tileheight } = map;
  const width = tile.width ?? tile.imagewidth ?? tileset.tilewidth ?? tilewidth;
  const height = tile.height ?? tile.imageheight ?? tileset.tileheight ?? tileheight;
  if (tileset.tilerendersize === 'grid' && (width !== tilewidth || height !== tileheight)) {
    throw new Error(
      `The ${name} scales its tiles of ${width}×${height} to the grid of ${tilewidth}×${tileheight}, and collision shapes cannot follow: set its Tile Render Size to "Tile Size" in Tiled, or make its tiles as large as the grid.`,
    );
  }
  return { width, height, offset: tileset.tileoffset ?? vector(0, 0) };
}

/** The collision shapes of a tile, to 1/1024 of a pixel, so that what meets in the editor meets here. */
function snapped(solids: readonly Solid[]): Tile['solids'] {
  const snap = (length: number): number => Math.round(length * 1024) / 1024;
  const earlier: Shape[] = [];
  return solids.flatMap((solid) => {
    const rings = solid.rings.map((ring) => ring.map(({ x, y }) => vector(snap(x), snap(y))));
    const { polygons } = repair(rings);
    if (polygons.length === 0) return [];
    const shape = new ConcavePolygon(polygons);
    const overlaps = earlier.some((other) => intersects(other, shape, { touching: false }));
    earlier.push(shape);
    return [{ rings: polygons.flat(), overlaps }];
  });
}

/**
 * The shapes of a layer of tiles. The even-odd rule makes one of all that does not overlap; what reaches beyond its
 * cell or over another shape of its tile would cut holes by it, so it is a shape of its own.
 */
function shapesOfTiles(layer: TiledLayer, map: TiledMap, tiles: Map<number, Tile>): Shape[] {
  const { tilewidth, tileheight } = map;
  const whole = { x: 0, y: 0, width: layer.width ?? 0, data: layer.data ?? [] };
  const joined: Vector[][] = [];
  const alone: Vector[][][] = [];
  for (const chunk of layer.chunks ?? [whole]) {
    if (typeof chunk.data === 'string') {
      throw new Error(`Layer ${layer.name} is packed: choose CSV as tile layer format in Tiled.`);
    }
    chunk.data.forEach((gid, i) => {
      if ((gid & TILE_NUMBER) === 0) return;
      const tile = (tiles.get(gid & TILE_NUMBER) ?? tiles.get(0)) as Tile;
      const left = (chunk.x + (i % chunk.width)) * tilewidth;
      const bottom = (chunk.y + Math.floor(i / chunk.width) + 1) * tileheight;
      const isWithin = ({ x, y }: Vector): boolean =>
        x >= left && x <= left + tilewidth && y >= bottom - tileheight && y <= bottom;
      const place = placing(tile, gid, vector(left, bottom));
      for (const { rings, overlaps } of tile.solids) {
        const placed = rings.map((ring) => ring.map(place));
        if (overlaps || !placed.flat().every(isWithin)) alone.push(placed);
        else joined.push(...placed);
      }
    });
  }
  return [joined, ...alone].flatMap((rings) => repair(rings).polygons.map(polygonOf));
}

/** Where the points of a tile are on the map: turned within its size, and on the lower left corner of its cell. */
function placing(tile: Tile, gid: number, corner: Vector): (point: Vector) => Vector {
  const isTransposed = (gid & TRANSPOSED) !== 0;
  const [width, height] = isTransposed ? [tile.height, tile.width] : [tile.width, tile.height];
  const [left, top] = [corner.x + tile.offset.x, corner.y + tile.offset.y - height];
  return (point) => {
    const [x, y] = isTransposed ? [point.y, point.x] : [point.x, point.y];
    return vector(
      left + ((gid & FLIPPED_X) === 0 ? x : width - x),
      top + ((gid & FLIPPED_Y) === 0 ? y : height - y),
    );
  };
}
