/** Tilesets of Tiled: the collision shapes of their tiles, each where its tile is in the picture. */
import type { TiledLayer, TiledTileset } from '../../../../docs/recipes/tiled.js';
import { tilesetOfXml } from '../../../../docs/recipes/tiled-xml.js';
import { type Fields, fields, finite, list, positive } from './fields.js';
import type { Harvest } from './harvest.js';
import { Problem } from './problem.js';
import { readTiledMap } from './tiled.js';

export const isTileset = (value: object): boolean =>
  'type' in value && value.type === 'tileset' && 'tilewidth' in value;

/** A tileset in a file of its own, `.tsj` or as JSON. */
export function readTileset(value: object): Harvest {
  const tileset = value as Fields;
  const width = positive(tileset.tilewidth, 'tilewidth');
  const height = positive(tileset.tileheight, 'tileheight');
  const columns = finite(tileset.columns ?? 0, 'columns');
  const margin = finite(tileset.margin ?? 0, 'margin');
  const spacing = finite(tileset.spacing ?? 0, 'spacing');
  const layers = list(tileset.tiles ?? [], 'tiles').flatMap((one, i) => {
    const place = `tiles[${i}]`;
    const tile = fields(one, place);
    if (tile.objectgroup === undefined) return [];
    const id = finite(tile.id, `${place}.id`);
    // A collection of pictures has no columns: then the tiles are in one row.
    const [column, row] = columns > 0 ? [id % columns, Math.floor(id / columns)] : [i, 0];
    return [
      {
        name: `${place}`,
        type: 'objectgroup',
        offsetx: margin + column * (width + spacing),
        offsety: margin + row * (height + spacing),
        objects: fields(tile.objectgroup, `${place}.objectgroup`).objects,
      } as unknown as TiledLayer,
    ];
  });
  if (layers.length === 0) throw new Problem('import.noTileShapes');
  const map = { orientation: 'orthogonal', tilewidth: width, tileheight: height, tilesets: [] };
  return readTiledMap({ ...map, layers });
}

/** The same in XML, `.tsx`. */
export function readTilesetXml(text: string): Harvest {
  let tileset: TiledTileset;
  try {
    tileset = tilesetOfXml(text);
  } catch (error) {
    throw new Problem('import.notTmx', { reason: (error as Error).message });
  }
  const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  const number = (name: string): number => Number(root.getAttribute(name) ?? 0);
  return readTileset({
    ...tileset,
    columns: number('columns'),
    margin: number('margin'),
    spacing: number('spacing'),
  });
}
