import type { GeoJSON, Geometry, Position } from 'geojson';
import type { Point } from '../../../figure/pair/state.js';
import type { Thing } from '../state.js';
import { named } from './bodies.js';
import { excerptOf } from './excerpt.js';
import { nameIn } from './fields.js';
import { Harvest } from './harvest.js';
import { Problem } from './problem.js';
import { placed, settledLine, settledSolid } from './settle.js';

const geometryTypes = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
] as const satisfies readonly Geometry['type'][];

const types: readonly unknown[] = [...geometryTypes, 'Feature', 'FeatureCollection'];

export const isGeoJson = (value: object): boolean => 'type' in value && types.includes(value.type);

/** The shapes of GeoJSON, north up: longitudes and latitudes are taken as they are. */
export function readGeoJson(value: object): Harvest {
  const harvest = new Harvest();
  for (const { place, geometry, name } of geometriesOf(value as GeoJSON, 'geometry')) {
    harvest.take(place, () => thingsOf(geometry).map((thing) => named(thing, name)));
  }
  return harvest;
}

interface Found {
  /** Where in the file. */
  readonly place: string;
  readonly geometry: Geometry;
  /** That of the feature. */
  readonly name: string | undefined;
}

function geometriesOf(value: GeoJSON, place: string, name?: string): Found[] {
  switch (value.type) {
    case 'FeatureCollection':
      return listed(value.features).flatMap((feature, i) =>
        geometriesOf(feature, `features[${i}]`),
      );
    case 'Feature':
      return value.geometry === null
        ? []
        : geometriesOf(value.geometry, place, nameIn(value.properties?.name));
    case 'GeometryCollection':
      return listed(value.geometries).flatMap((geometry, i) =>
        geometriesOf(geometry, `${place}.geometries[${i}]`, name),
      );
    default:
      return [{ place, geometry: value, name }];
  }
}

function thingsOf(geometry: Geometry): Thing[] {
  switch (geometry.type) {
    case 'Point':
      return [pointAt(geometry.coordinates)];
    case 'MultiPoint':
      return listed(geometry.coordinates).map(pointAt);
    case 'LineString':
      return [lineOf(geometry.coordinates)];
    case 'MultiLineString':
      return listed(geometry.coordinates).map(lineOf);
    case 'Polygon':
      return [solidOf(geometry.coordinates)];
    case 'MultiPolygon':
      return listed(geometry.coordinates).map(solidOf);
    default:
      throw new Problem('import.noGeometry');
  }
}

function pointAt(position: Position): Thing {
  const [x, y] = flipped(position);
  return placed({ kind: 'point' }, { x, y });
}

function lineOf(positions: readonly Position[]): Thing {
  const points = listed(positions).map(flipped);
  const [first, last] = [points[0], points.at(-1)];
  const closed = points.length > 3 && first?.join() === last?.join();
  return settledLine(closed ? points.slice(0, -1) : points, closed, 0);
}

const solidOf = (rings: readonly Position[][]): Thing =>
  settledSolid(listed(rings).map((ring) => listed(ring).map(flipped)));

function flipped(position: Position): Point {
  const [x, y] = listed(position);
  if (typeof x !== 'number' || typeof y !== 'number') {
    throw new Problem('import.noPosition', { value: excerptOf(position, 40) });
  }
  return [x, -y];
}

/** A list, and nothing else that a broken file may have in its place. */
function listed<Item>(value: readonly Item[]): readonly Item[] {
  if (Array.isArray(value)) return value;
  throw new Problem('import.noList', { value: excerptOf(value, 40) });
}
