import type { BoardState, Thing } from '../state.js';
import { readBoard, readThings } from './board-json.js';
import { isGeoJson, readGeoJson } from './geojson.js';
import type { Harvest } from './harvest.js';
import { maxLength } from './limits.js';
import { readPointLists } from './points.js';
import { Problem } from './problem.js';
import { readPathData, readSvg } from './svg/document.js';
import { readTiledLayer, readTiledMap } from './tiled.js';

/** What a text turned out to be. */
export type Format = 'points' | 'board' | 'geojson' | 'tiled' | 'svg' | 'path';

export interface Imported {
  readonly format: Format;
  readonly things: readonly Thing[];
  /** What was left out, and why. */
  readonly problems: readonly Problem[];
  /** All of a board that was saved, its marks with it. */
  readonly board: BoardState | null;
}

/** The shapes of a text in any of the formats; throws a `Problem` if there are none. */
export function readText(text: string): Imported {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') throw new Problem('import.nothing');
  if (trimmed.length > maxLength) throw new Problem('import.tooLong', { limit: maxLength });
  if (trimmed.startsWith('<')) return imported('svg', readSvg(trimmed));
  if (/^m\s*[-+.\d]/i.test(trimmed)) return imported('path', readPathData(trimmed));
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
  if (Array.isArray(value)) return readList(value);
  if ('things' in value) return imported('board', ...readBoard(value));
  if ('form' in value) return imported('board', readThings([value]));
  if (isGeoJson(value)) return imported('geojson', readGeoJson(value));
  if ('layers' in value && 'orientation' in value) return imported('tiled', readTiledMap(value));
  if ('objects' in value || 'data' in value) return imported('tiled', readTiledLayer(value));
  throw new Problem('import.unknown');
}

function readList(list: readonly unknown[]): Imported {
  const [first] = list;
  const ofThings = typeof first === 'object' && first !== null && 'form' in first;
  return ofThings ? imported('board', readThings(list)) : imported('points', readPointLists(list));
}

function imported(format: Format, harvest: Harvest, board: BoardState | null = null): Imported {
  const { things, problems } = harvest;
  if (things.length > 0) return { format, things, problems, board };
  // A single reason is said as it is; of several, the first stands for all.
  throw problems[0] ?? new Problem('import.empty');
}
