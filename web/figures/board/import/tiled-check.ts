import type { TiledLayer, TiledMap } from '../../../../docs/recipes/tiled.js';
import { type Fields, fields, finite, list, pointIn, positive } from './fields.js';
import { maxTiles } from './limits.js';
import { Problem } from './problem.js';

/** The value as a map, if it has all that is read of one; else says where it has not. */
export function checkMap(value: object): TiledMap {
  const map = fields(value, 'map');
  if (map.orientation !== 'orthogonal') {
    throw new Problem('import.notOrthogonal', { orientation: String(map.orientation) });
  }
  positive(map.tilewidth, 'tilewidth');
  positive(map.tileheight, 'tileheight');
  list(map.layers, 'layers').forEach((layer, i) => {
    checkLayer(layer, `layers[${i}]`);
  });
  list(map.tilesets ?? [], 'tilesets').forEach((tileset, i) => {
    checkTileset(tileset, `tilesets[${i}]`);
  });
  return { ...map, tilesets: map.tilesets ?? [] } as unknown as TiledMap;
}

export function checkLayer(value: unknown, place: string): TiledLayer {
  const layer = fields(value, place);
  for (const name of ['offsetx', 'offsety'])
    if (layer[name] !== undefined) finite(layer[name], `${place}.${name}`);
  if (layer.type === 'tilelayer') {
    const whole = { x: 0, y: 0, width: layer.width, data: layer.data };
    list(layer.chunks ?? [whole], `${place}.chunks`).forEach((chunk, i) => {
      checkChunk(chunk, layer.chunks === undefined ? place : `${place}.chunks[${i}]`);
    });
  }
  checkObjects(layer.objects ?? [], `${place}.objects`);
  list(layer.layers ?? [], `${place}.layers`).forEach((inner, i) => {
    checkLayer(inner, `${place}.layers[${i}]`);
  });
  return { ...layer, name: String(layer.name ?? '') } as unknown as TiledLayer;
}

function checkChunk(value: unknown, place: string): void {
  const { x, y, width, data } = fields(value, place);
  if (typeof data === 'string') throw new Problem('import.packed', { place });
  finite(x, `${place}.x`);
  finite(y, `${place}.y`);
  positive(width, `${place}.width`);
  const tiles = list(data, `${place}.data`);
  if (tiles.length > maxTiles) throw new Problem('import.tooManyTiles', { limit: maxTiles });
  tiles.forEach((tile, i) => {
    finite(tile, `${place}.data[${i}]`);
  });
}

function checkTileset(value: unknown, place: string): void {
  const { firstgid, tiles, tileoffset = { x: 0, y: 0 }, ...tileset } = fields(value, place);
  finite(firstgid, `${place}.firstgid`);
  pointIn(tileoffset, `${place}.tileoffset`);
  checkSizes(tileset, ['tilewidth', 'tileheight'], place);
  list(tiles ?? [], `${place}.tiles`).forEach((one, i) => {
    const { id, objectgroup, ...tile } = fields(one, `${place}.tiles[${i}]`);
    finite(id, `${place}.tiles[${i}].id`);
    checkSizes(tile, ['width', 'height', 'imagewidth', 'imageheight'], `${place}.tiles[${i}]`);
    if (objectgroup === undefined) return;
    const group = `${place}.tiles[${i}].objectgroup`;
    checkObjects(fields(objectgroup, group).objects, `${group}.objects`);
  });
}

function checkSizes(value: Fields, names: readonly string[], place: string): void {
  for (const name of names) if (value[name] !== undefined) finite(value[name], `${place}.${name}`);
}

/** What the library checks itself, it checks with better words. */
function checkObjects(value: unknown, place: string): void {
  list(value, place).forEach((object, i) => {
    fields(object, `${place}[${i}]`);
  });
}
