/**
 * Reads the XML files of Tiled, `.tmx`, `.tsx` and `.tx`, into what tiled.ts takes: see docs/tiled.md. Copy both files
 * into your program.
 */
import type { Vector } from 'sepax';
import type {
  TiledChunk,
  TiledLayer,
  TiledMap,
  TiledObject,
  TiledProperty,
  TiledTemplate,
  TiledTile,
  TiledTileset,
} from './tiled.js';

/** What is asked of a parser: browsers have one, `DOMParser`; in Node, that of `@xmldom/xmldom` does. */
export interface XmlParser {
  parseFromString(
    text: string,
    type: 'text/xml',
  ): { readonly documentElement: XmlNode | null } | undefined;
}

/** What is asked of the elements of a file. */
export interface XmlNode {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<XmlNode>;
  getAttribute?(name: string): string | null;
}

const LAYERS: Readonly<Record<string, string>> = {
  layer: 'tilelayer',
  objectgroup: 'objectgroup',
  imagelayer: 'imagelayer',
  group: 'group',
};

/** A map, from the text of a `.tmx` file. */
export function mapOfXml(text: string, parser?: XmlParser): TiledMap {
  const map = rootOf(text, 'map', parser);
  return {
    orientation: textOf(map, 'orientation'),
    tilewidth: numberOf(map, 'tilewidth'),
    tileheight: numberOf(map, 'tileheight'),
    layers: layersOf(map),
    tilesets: childrenOf(map, 'tileset').map((tileset) => ({
      ...readTileset(tileset),
      firstgid: numberOf(tileset, 'firstgid'),
    })),
  };
}

/** A tileset, from the text of a `.tsx` file. */
export function tilesetOfXml(text: string, parser?: XmlParser): TiledTileset {
  return readTileset(rootOf(text, 'tileset', parser));
}

/** A template, from the text of a `.tx` file. */
export function templateOfXml(text: string, parser?: XmlParser): TiledTemplate {
  const template = rootOf(text, 'template', parser);
  return { object: readObject(childOf(template, 'object')) };
}

/** The element that is all of a file. */
function rootOf(text: string, wanted: string, parser: XmlParser = new DOMParser()): XmlNode {
  const root = parsed(text, parser);
  if (root.nodeName === wanted) return root;
  throw new Error(`The file must be a <${wanted}>, but is a <${root.nodeName}>.`);
}

function parsed(text: string, parser: XmlParser): XmlNode {
  let root: XmlNode | null | undefined;
  try {
    root = parser.parseFromString(text, 'text/xml')?.documentElement;
  } catch (error) {
    throw new Error(`The file is not XML: ${(error as Error).message}`);
  }
  if (!root) throw new Error('The file is not XML: it has no element.');
  // Browsers write what is wrong into the document, each in a place of its own.
  const upper = [
    root,
    ...childrenOf(root),
    ...childrenOf(root).flatMap((child) => childrenOf(child)),
  ];
  const fault = upper.find(({ nodeName }) => nodeName === 'parsererror');
  if (fault) throw new Error(`The file is not XML: ${fault.textContent?.trim()}`);
  return root;
}

/** Layers and groups, in the order of the file. */
const layersOf = (parent: XmlNode): TiledLayer[] =>
  childrenOf(parent)
    .filter(({ nodeName }) => Object.hasOwn(LAYERS, nodeName))
    .map(readLayer);

function readLayer(layer: XmlNode): TiledLayer {
  const common = {
    name: attribute(layer, 'name') ?? '',
    type: LAYERS[layer.nodeName] as string,
    visible: isVisible(layer),
    ...numbersOf(layer, ['offsetx', 'offsety']),
  };
  if (common.type === 'tilelayer') return { ...common, ...tilesOf(layer) };
  if (common.type === 'group') return { ...common, layers: layersOf(layer) };
  return { ...common, objects: childrenOf(layer, 'object').map(readPlacedObject) };
}

/** The numbers of the tiles, whole or in chunks; packed ones stay a text, which tiled.ts refuses. */
function tilesOf(layer: XmlNode): Pick<TiledLayer, 'width' | 'data' | 'chunks'> {
  const data = childOf(layer, 'data');
  const encoding = attribute(data, 'encoding');
  const chunks = childrenOf(data, 'chunk');
  if (chunks.length === 0) {
    const width = numberOf(layer, 'width');
    const count = width * numberOf(layer, 'height');
    return { width, data: gidsOf(data, encoding, count, layer) };
  }
  return { chunks: chunks.map((chunk) => readChunk(chunk, encoding)) };
}

function readChunk(chunk: XmlNode, encoding: string | null): TiledChunk {
  const [x, y, width] = ['x', 'y', 'width'].map((name) => numberOf(chunk, name));
  const count = (width as number) * numberOf(chunk, 'height');
  const data = gidsOf(chunk, encoding, count, chunk);
  return { x: x as number, y: y as number, width: width as number, data };
}

function gidsOf(
  data: XmlNode,
  encoding: string | null,
  count: number,
  owner: XmlNode,
): number[] | string {
  if (encoding !== null && encoding !== 'csv') return data.textContent ?? '';
  const gids =
    encoding === null
      ? childrenOf(data, 'tile').map((tile) => optionalNumber(tile, 'gid') ?? 0)
      : (data.textContent ?? '').split(',').map((text) => gidOf(text, owner));
  if (gids.length === count) return gids;
  throw new Error(`${nameOf(owner)} must have ${count} tiles, but has ${gids.length}.`);
}

function gidOf(text: string, owner: XmlNode): number {
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  throw new Error(`${nameOf(owner)} has "${text.trim()}" where the number of a tile must be.`);
}

/** What a tileset says of itself; where it is another file, the name of it. */
function readTileset(tileset: XmlNode): TiledTileset {
  const source = attribute(tileset, 'source');
  if (source !== null) return { source };
  const [offset] = childrenOf(tileset, 'tileoffset');
  return {
    ...textsOf(tileset, ['name', 'tilerendersize']),
    ...numbersOf(tileset, ['tilewidth', 'tileheight']),
    ...(offset && { tileoffset: { x: numberOf(offset, 'x'), y: numberOf(offset, 'y') } }),
    tiles: childrenOf(tileset, 'tile').map(readTile),
  };
}

function readTile(tile: XmlNode): TiledTile {
  const [image] = childrenOf(tile, 'image');
  const [group] = childrenOf(tile, 'objectgroup');
  const { width, height } = numbersOf(image ?? tile, ['width', 'height']);
  return {
    id: numberOf(tile, 'id'),
    ...(width !== undefined && { imagewidth: width }),
    ...(height !== undefined && { imageheight: height }),
    ...numbersOf(tile, ['width', 'height']),
    ...(group && { objectgroup: { objects: childrenOf(group, 'object').map(readPlacedObject) } }),
  };
}

/** An object on a layer: it has a place, whatever its template says. */
function readPlacedObject(object: XmlNode): TiledObject {
  const place = { x: numberOf(object, 'x'), y: numberOf(object, 'y') };
  return { ...readObject(object), ...place };
}

/** What an element says of an object; what it does not say is not there, so that a template can say it. */
function readObject(object: XmlNode): Partial<TiledObject> {
  const has = (name: string): boolean => childrenOf(object, name).length > 0;
  const [polygon] = childrenOf(object, 'polygon');
  const [polyline] = childrenOf(object, 'polyline');
  const [properties] = childrenOf(object, 'properties');
  // Tiled 1.9 had another name for it.
  const type = attribute(object, 'type') ?? attribute(object, 'class');
  return {
    ...numbersOf(object, ['id', 'x', 'y', 'width', 'height', 'rotation', 'gid']),
    ...textsOf(object, ['name', 'template']),
    ...(type !== null && { type }),
    ...(attribute(object, 'visible') !== null && { visible: isVisible(object) }),
    ...(has('ellipse') && { ellipse: true }),
    ...(has('point') && { point: true }),
    ...(has('text') && { text: {} }),
    ...(polygon && { polygon: pointsOf(polygon, object) }),
    ...(polyline && { polyline: pointsOf(polyline, object) }),
    ...(properties && { properties: propertiesOf(properties) }),
  };
}

const isVisible = (element: XmlNode): boolean => attribute(element, 'visible') !== '0';

/** Pairs of numbers: `0,0 16,8`. */
function pointsOf(outline: XmlNode, owner: XmlNode): Vector[] {
  const texts = textOf(outline, 'points', owner).trim().split(/\s+/);
  return texts.map((text) => {
    const [x = Number.NaN, y = Number.NaN, ...more] = text.split(',').map(numeral);
    if (Number.isFinite(x) && Number.isFinite(y) && more.length === 0) return { x, y };
    throw new Error(`${nameOf(owner)} has "${text}" where a point must be, as 16,8.`);
  });
}

/** Custom properties, with the values that Tiled writes into JSON. */
const propertiesOf = (properties: XmlNode): TiledProperty[] =>
  childrenOf(properties, 'property').map((property) => {
    const type = attribute(property, 'type') ?? 'string';
    const name = textOf(property, 'name');
    return { name, type, value: valueOfProperty(property, type) };
  });

function valueOfProperty(property: XmlNode, type: string): unknown {
  // Texts of several lines stand between the tags.
  const text = attribute(property, 'value') ?? property.textContent ?? '';
  if (type === 'bool') return text === 'true';
  if (type === 'int' || type === 'float' || type === 'object') return numberOf(property, 'value');
  if (type !== 'class') return text;
  const members = childrenOf(property, 'properties').flatMap(propertiesOf);
  return Object.fromEntries(members.map(({ name, value }) => [name, value]));
}

/** The elements in another, or those of a name. */
function childrenOf(parent: XmlNode, name?: string): XmlNode[] {
  return Array.from(parent.childNodes).filter(
    (child) => child.getAttribute !== undefined && (name === undefined || child.nodeName === name),
  );
}

function childOf(parent: XmlNode, name: string): XmlNode {
  const [child] = childrenOf(parent, name);
  if (child !== undefined) return child;
  throw new Error(`${nameOf(parent)} has no <${name}>.`);
}

/** An attribute as it stands there; `null` if there is none. Some parsers give an empty text for none. */
const attribute = (element: XmlNode, name: string): string | null =>
  element.getAttribute?.(name) || null;

function textOf(element: XmlNode, name: string, owner = element): string {
  const text = attribute(element, name);
  if (text !== null) return text;
  throw new Error(`${nameOf(owner)} has no ${name}.`);
}

function numberOf(element: XmlNode, name: string): number {
  const value = optionalNumber(element, name);
  if (value !== undefined) return value;
  throw new Error(`${nameOf(element)} has no ${name}.`);
}

function optionalNumber(element: XmlNode, name: string): number | undefined {
  const text = attribute(element, name);
  if (text === null) return undefined;
  const value = numeral(text);
  if (Number.isFinite(value)) return value;
  throw new Error(`${name} of ${nameOf(element)} must be a number, but is "${text}".`);
}

const numeral = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Those of the attributes that are there, as numbers. */
function numbersOf<Name extends string>(
  element: XmlNode,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const value = optionalNumber(element, name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Those of the attributes that are there, as texts. */
function textsOf<Name extends string>(
  element: XmlNode,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = attribute(element, name);
    if (text !== null) found[name] = text;
  }
  return found;
}

/** What an element is called in messages: `<object id="7">`. */
function nameOf(element: XmlNode): string {
  const marks = ['name', 'id', 'source'].flatMap((key) => {
    const text = attribute(element, key);
    return text === null ? [] : [` ${key}="${text}"`];
  });
  return `<${element.nodeName}${marks[0] ?? ''}>`;
}
