import type { BoardState, Thing } from '../state.js';
import { isAseprite, readAseprite } from './aseprite.js';
import { readBoard, readThings } from './board-json.js';
import { isPlanck, isRube, readPlanck, readRube } from './box2d.js';
import { isDeeper } from './depth.js';
import { isGeoJson, readGeoJson } from './geojson.js';
import type { Harvest } from './harvest.js';
import { maxDepth, maxLength } from './limits.js';
import { isMatter, readMatter } from './matter.js';
import { isPhysicsEditor, readPhysicsEditor } from './physics-editor.js';
import { readPointLists, readPointsObject } from './points.js';
import { Problem } from './problem.js';
import { readPathData, readSvg } from './svg/document.js';
import { isTable, readTable } from './table.js';
import { readTiledLayer, readTiledMap, readTiledXml } from './tiled.js';
import { isTileset, readTileset, readTilesetXml } from './tileset.js';

/** What a text turned out to be. */
export type Format =
  | 'points'
  | 'board'
  | 'geojson'
  | 'tiled'
  | 'tileset'
  | 'svg'
  | 'path'
  | 'physicsEditor'
  | 'aseprite'
  | 'matter'
  | 'box2d';

export interface Imported {
  readonly format: Format;
  readonly things: readonly Thing[];
  /** What was left out, and why. */
  readonly problems: readonly Problem[];
  /** All of a board that was saved, its marks with it. */
  readonly board: BoardState | null;
}

/** What comes before the element of a map, or of a tileset, in XML. */
const tiledHead = /^(?:<\?xml.*?\?>)?\s*(?:<!DOCTYPE[^>]*>\s*)?(?:<!--.*?-->\s*)*<(map|tileset)\b/s;

/** The shapes of a text in any of the formats; throws a `Problem` if there are none. */
export function readText(text: string): Imported {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new Problem('import.nothing');
  if (trimmed.length > maxLength) throw new Problem('import.tooLong', { limit: maxLength });
  const [, tiled] = tiledHead.exec(trimmed) ?? [];
  if (tiled === 'map') return imported('tiled', readTiledXml(trimmed));
  if (tiled === 'tileset') return imported('tileset', readTilesetXml(trimmed));
  if (trimmed.startsWith('<')) return imported('svg', readSvg(trimmed));
  if (/^m\s*[-+.\d]/i.test(trimmed)) return imported('path', readPathData(trimmed));
  if (isTable(trimmed)) return imported('points', readTable(trimmed));
  return readJson(trimmed);
}

function readJson(text: string): Imported {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const isJson = /^[[{]/.test(text);
    if (!isJson) throw new Problem('import.unknown');
    throw new Problem('import.notJson', { reason: (error as SyntaxError).message });
  }
  if (typeof value !== 'object' || value === null) throw new Problem('import.unknown');
  if (isDeeper(value, maxDepth)) throw new Problem('import.tooNested', { limit: maxDepth });
  if (Array.isArray(value)) return readList(value);
  if ('things' in value) return imported('board', ...readBoard(value));
  if ('form' in value) return imported('board', readThings([value]));
  if (isGeoJson(value)) return imported('geojson', readGeoJson(value));
  if ('points' in value) return imported('points', readPointsObject(value));
  if (isTileset(value)) return imported('tileset', readTileset(value));
  if (isAseprite(value)) return imported('aseprite', readAseprite(value));
  if (isRube(value)) return imported('box2d', readRube(value));
  if (isMatter(value)) return imported('matter', readMatter(value));
  if ('layers' in value && 'orientation' in value) return imported('tiled', readTiledMap(value));
  if ('objects' in value || 'data' in value) return imported('tiled', readTiledLayer(value));
  if (isPhysicsEditor(value)) return imported('physicsEditor', readPhysicsEditor(value));
  throw new Problem('import.unknown');
}

function readList(list: readonly unknown[]): Imported {
  const [first] = list;
  if (isPlanck(list)) return imported('box2d', readPlanck(list));
  if (isMatter(first)) return imported('matter', readMatter(list));
  const ofThings = typeof first === 'object' && first !== null && 'form' in first;
  return ofThings ? imported('board', readThings(list)) : imported('points', readPointLists(list));
}

function imported(format: Format, harvest: Harvest, board: BoardState | null = null): Imported {
  const { things, problems } = harvest;
  if (things.length > 0) return { format, things, problems, board };
  // A single reason is said as it is; of several, the first stands for all.
  throw problems[0] ?? new Problem('import.empty');
}
