/**
 * Makes shapes of a Tiled map: see docs/tiled.md. Copy this file into your program. What is saved as XML is read by
 * tiled-xml.ts.
 */
import {
  Box,
  Circle,
  ConcavePolygon,
  isConvex,
  locate,
  Point,
  Polygon,
  Polyline,
  type Shape,
  type Vector,
} from 'sepax';

/** What is read of an object of a map, in pixels and degrees. */
export interface TiledObject {
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
  readonly properties?: readonly unknown[];
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

/** What is read of a tileset: the collision shapes of its tiles. */
export interface TiledTileset {
  readonly firstgid?: number;
  /** The file that has the rest, if it is not embedded in the map. */
  readonly source?: string;
  readonly tiles?: readonly {
    readonly id: number;
    readonly objectgroup?: { readonly objects: readonly TiledObject[] };
  }[];
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

/** Points of an ellipse that is no circle: Tiled has ellipses, sepax has none. */
const ELLIPSE_POINTS = 32;
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
  // Of tiles alone: who asks for objects needs no tilesets.
  let forms: Map<number, Vector[][]> | undefined;
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
      forms ??= formsOfTiles(map, files);
      for (const outline of outlinesOf(ringsOfTiles(layer, map, forms))) keep(solid(outline), null);
    }
    const objects = (layer.objects ?? []).map((object) => completed(object, files));
    const shown = objects.filter(({ visible }) => visible !== false);
    for (const [object, holes] of withHoles(shown)) {
      const shape = holes.length === 0 ? shapeOfObject(object) : holed(object, holes);
      if (shape !== null) keep(shape, object);
    }
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
  const round = Polygon.regular(ELLIPSE_POINTS, 1).points;
  return new Polygon(
    round.map((point) => ({ x: (point.x * width) / 2, y: (point.y * height) / 2 })),
    fromTop,
  );
}

/** A file that the map refers to. */
function fileOf<File>(files: TiledFiles, name: string, what: string): File {
  const file = files[name];
  if (file !== undefined) return file as File;
  throw new Error(
    `The map needs the ${what} ${name}: parse it, and pass it as files: { '${name}': … }; or embed it in the map.`,
  );
}

/** An object with what its template says of it. */
function completed(object: TiledObject, files: TiledFiles): TiledObject {
  if (object.template === undefined) return object;
  return { ...fileOf<TiledTemplate>(files, object.template, 'template').object, ...object };
}

/** Whether an object has the custom property `hole`, and it is true. */
function isHole({ properties = [] }: TiledObject): boolean {
  return (properties as readonly { name?: unknown; value?: unknown }[]).some(
    ({ name, value }) => name === 'hole' && value === true,
  );
}

/** The outline of an object in its layer; `null` if it has none. */
function outlineOf(object: TiledObject): Vector[] | null {
  const { x, y, rotation = 0, polygon } = object;
  if (polygon === undefined) {
    const shape = shapeOfObject(object);
    return shape instanceof Polygon ? shape.worldPoints : null;
  }
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return polygon.map((p) => vector(x + cos * p.x - sin * p.y, y + sin * p.x + cos * p.y));
}

/** Every object that is no hole, with the outlines of the holes in it: each goes to the smallest around it. */
function withHoles(objects: readonly TiledObject[]): [object: TiledObject, holes: Vector[][]][] {
  const found = objects
    .filter((object) => !isHole(object))
    .map((object): [TiledObject, Vector[][]] => [object, []]);
  const outlines = found
    .map(([object, holes]) => ({ outline: outlineOf(object) ?? [], holes }))
    .filter(({ outline }) => outline.length > 0)
    .sort((a, b) => Math.abs(areaOf(a.outline)) - Math.abs(areaOf(b.outline)));
  for (const object of objects.filter(isHole)) {
    const hole = outlineOf(object);
    const around = outlines.find(({ outline }) =>
      hole?.every((point) => locate(outline, point) !== 'outside'),
    );
    if (hole !== null) around?.holes.push(hole);
  }
  return found;
}

/** An object with holes, as it stands in its layer. */
function holed(object: TiledObject, holes: readonly Vector[][]): Shape {
  return new ConcavePolygon([outlineOf(object) ?? [], ...holes]);
}

function solid(rings: readonly Vector[][]): Shape {
  const [outer = []] = rings;
  return rings.length === 1 && isConvex(outer) ? new Polygon(outer) : new ConcavePolygon(rings);
}

/** The outlines in one tile, by its number; tiles without any are whole. */
function formsOfTiles(
  { tilesets, tilewidth, tileheight }: TiledMap,
  files: TiledFiles,
): Map<number, Vector[][]> {
  const forms = new Map<number, Vector[][]>();
  for (const { firstgid = 1, source, ...embedded } of tilesets) {
    const { tiles = [] } =
      source === undefined
        ? embedded
        : fileOf<Omit<TiledTileset, 'firstgid'>>(files, source, 'tileset');
    for (const { id, objectgroup } of tiles) {
      const shapes = (objectgroup?.objects ?? []).map(shapeOfObject);
      const outlines = shapes.flatMap((shape) => {
        if (shape instanceof Polygon) return [shape.worldPoints];
        return shape instanceof ConcavePolygon ? shape.worldPieces : [];
      });
      const snapped = outlines.map((ring) => ring.map((point) => snap(point)));
      if (snapped.length > 0) forms.set(firstgid + id, snapped);
    }
  }
  const [w, h] = [tilewidth, tileheight];
  return forms.set(0, [[vector(0, 0), vector(w, 0), vector(w, h), vector(0, h)]]);
}

const vector = (x: number, y: number): Vector => ({ x, y });

/** To 1/1024 of a pixel, so that what meets in the editor meets here. */
function snap({ x, y }: Vector): Vector {
  return vector(Math.round(x * 1024) / 1024, Math.round(y * 1024) / 1024);
}

function ringsOfTiles(
  layer: TiledLayer,
  { tilewidth, tileheight }: TiledMap,
  forms: ReadonlyMap<number, readonly Vector[][]>,
): Vector[][] {
  const whole = { x: 0, y: 0, width: layer.width ?? 0, data: layer.data ?? [] };
  const rings: Vector[][] = [];
  for (const chunk of layer.chunks ?? [whole]) {
    if (typeof chunk.data === 'string') {
      throw new Error(`Layer ${layer.name} is packed: choose CSV as tile layer format in Tiled.`);
    }
    chunk.data.forEach((tile, i) => {
      const number = tile & TILE_NUMBER;
      if (number === 0) return;
      const left = (chunk.x + (i % chunk.width)) * tilewidth;
      const top = (chunk.y + Math.floor(i / chunk.width)) * tileheight;
      for (const form of forms.get(number) ?? forms.get(0) ?? []) {
        const ring = form.map((point) => {
          let { x, y } = point;
          if ((tile & TRANSPOSED) !== 0) [x, y] = [y, x];
          if ((tile & FLIPPED_X) !== 0) x = tilewidth - x;
          if ((tile & FLIPPED_Y) !== 0) y = tileheight - y;
          return vector(left + x, top + y);
        });
        rings.push(areaOf(ring) > 0 ? ring : ring.reverse());
      }
    });
  }
  return rings;
}

/** Twice the area: positive if the ring runs from the x axis towards the y axis. */
function areaOf(ring: readonly Vector[]): number {
  return edgesOf(ring).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
}

type Edge = readonly [from: Vector, to: Vector];

function edgesOf(ring: readonly Vector[]): Edge[] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length] as Vector]);
}

/** The union of rings that do not overlap: outlines, each with its holes behind it. */
function outlinesOf(rings: readonly Vector[][]): Vector[][][] {
  const merged = chain(withoutSeams(rings.flatMap(edgesOf)));
  const outers = merged.filter((ring) => areaOf(ring) > 0).sort((a, b) => areaOf(a) - areaOf(b));
  const outlines = outers.map((outer) => [outer]);
  for (const hole of merged.filter((ring) => areaOf(ring) < 0)) {
    const isAround = ([outer = []]: Vector[][]): boolean =>
      areaOf(outer) > -areaOf(hole) && hole.every((point) => locate(outer, point) !== 'outside');
    outlines.find(isAround)?.push(hole);
  }
  return outlines;
}

/**
 * Leaves out all that two edges have in common which run opposite ways: there is something solid on
 * both sides. Edges along the axes may meet in parts, slanted ones as a whole.
 */
function withoutSeams(edges: readonly Edge[]): Edge[] {
  // On each line, how many more edges run forwards than backwards from a place on.
  const lines = new Map<string, Map<number, number>>();
  const slanted = new Map<string, Edge>();
  const note = (line: string, from: number, to: number): void => {
    const changes = lines.get(line) ?? new Map<number, number>();
    changes.set(from, (changes.get(from) ?? 0) + 1);
    changes.set(to, (changes.get(to) ?? 0) - 1);
    lines.set(line, changes);
  };
  for (const [from, to] of edges) {
    if (from.y === to.y) note(`y ${from.y}`, from.x, to.x);
    else if (from.x === to.x) note(`x ${from.x}`, from.y, to.y);
    else if (!slanted.delete(keyOf(to, from))) slanted.set(keyOf(from, to), [from, to]);
  }
  const kept = [...slanted.values()];
  for (const [line, changes] of lines) {
    const [axis, text] = line.split(' ');
    const across = Number(text);
    const pointAt = (along: number): Vector =>
      axis === 'y' ? vector(along, across) : vector(across, along);
    let forwards = 0;
    let start = 0;
    for (const [place, change] of [...changes].sort(([a], [b]) => a - b)) {
      if (change === 0) continue;
      if (forwards > 0) kept.push([pointAt(start), pointAt(place)]);
      if (forwards < 0) kept.push([pointAt(place), pointAt(start)]);
      forwards += change;
      start = place;
    }
  }
  return kept;
}

const keyOf = (...points: Vector[]): string => points.map(({ x, y }) => `${x} ${y}`).join(' ');

/** Joins edges to rings. Where two rings meet in a corner, each turns back to its own side. */
function chain(edges: readonly Edge[]): Vector[][] {
  const starting = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = keyOf(edge[0]);
    starting.set(key, [...(starting.get(key) ?? []), edge]);
  }
  const rings: Vector[][] = [];
  const left = new Set(edges);
  for (const first of left) {
    const ring: Vector[] = [];
    let edge: Edge | undefined = first;
    while (edge !== undefined && left.delete(edge)) {
      ring.push(edge[0]);
      const arriving: Edge = edge;
      const onwards: Edge[] = starting.get(keyOf(edge[1])) ?? [];
      const choices = onwards.filter((next) => next === first || left.has(next));
      edge = choices.sort((a, b) => turnOf(arriving, b) - turnOf(arriving, a))[0];
    }
    rings.push(ring);
  }
  return rings;
}

/** The angle from one edge to the next, towards the solid side. */
function turnOf([a, b]: Edge, [, c]: Edge): number {
  const [x1, y1, x2, y2] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2);
}
