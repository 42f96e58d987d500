import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Point, tidy } from '../../figure/pair/state.js';
import { radians } from '../../stage/angles.js';
import { boundsOf, cross, subtract } from '../../stage/vector-math.js';

export interface Country {
  /** ISO 3166-1 numeric code. */
  readonly id: string;
  readonly name: string;
  /** The convex hull of its largest piece of land. */
  readonly outline: readonly Point[];
}

/** The longer side of an outline, in units. */
const size = 150;
/** A corner that stands out of the line of its neighbours by less is left out; in units. */
const detail = 0.75;
const grain = 0.1;

type Ring = readonly { x: number; y: number }[];

/** Twice the area of a ring, positive if it is counter-clockwise with y up. */
function doubleArea(ring: Ring): number {
  return ring.reduce((sum, point, i) => sum + cross(point, ring[(i + 1) % ring.length]!), 0);
}

/** Longitudes and latitudes on a plane, true to shape at the ring's middle latitude; y down. */
function project(ring: readonly (readonly number[])[]): Ring {
  const latitudes = ring.map(([, latitude]) => latitude!);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const squeeze = Math.cos(radians(middle));
  return ring.map(([longitude, latitude]) => ({ x: longitude! * squeeze, y: -latitude! }));
}

/** Andrew's monotone chain: the hull, counter-clockwise with y up. */
function convexHull(points: Ring): Ring {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const chain = (list: Ring): Ring => {
    const hull: { x: number; y: number }[] = [];
    for (const point of list) {
      while (
        hull.length >= 2 &&
        cross(subtract(hull.at(-1)!, hull.at(-2)!), subtract(point, hull.at(-1)!)) <= 0
      ) {
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain([...sorted].reverse())];
}

/** Leaves out the corners that could hardly be seen or taken hold of. */
function simplify(hull: Ring): Ring {
  const kept = [...hull];
  for (let i = 0; i < kept.length && kept.length > 3; ) {
    const before = kept.at(i - 1)!;
    const after = kept[(i + 1) % kept.length]!;
    const chord = subtract(after, before);
    const height = cross(chord, subtract(kept[i]!, before)) / Math.hypot(chord.x, chord.y);
    if (Math.abs(height) < detail) kept.splice(i, 1);
    else i += 1;
  }
  return kept;
}

function outlineFrom(ring: Ring): Point[] {
  const { minX, minY, maxX, maxY } = boundsOf(ring);
  const zoom = size / Math.max(maxX - minX, maxY - minY);
  const scaled = ring.map(({ x, y }) => ({
    x: (x - (minX + maxX) / 2) * zoom,
    y: (y - (minY + maxY) / 2) * zoom,
  }));
  return simplify(convexHull(scaled)).map(({ x, y }): Point => [tidy(x, grain), tidy(y, grain)]);
}

/** Antarctica is drawn to the pole in this projection, a shape that it does not have. */
const leftOut = new Set(['Antarctica']);

let countries: Promise<Country[]> | null = null;

/** All countries by name. The map is loaded when it is first asked for. */
export function loadCountries(): Promise<Country[]> {
  countries ??= readAtlas();
  return countries;
}

async function readAtlas(): Promise<Country[]> {
  const module = await import('world-atlas/countries-110m.json');
  const atlas = module.default as unknown as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(atlas, atlas.objects.countries)
    .features.flatMap(({ id, properties, geometry }) => {
      if (leftOut.has(properties.name)) return [];
      const pieces =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      const rings = pieces.map((piece) => project(piece[0] ?? []));
      const largest = rings.reduce((best, ring) =>
        Math.abs(doubleArea(ring)) > Math.abs(doubleArea(best)) ? ring : best,
      );
      return [{ id: String(id), name: properties.name, outline: outlineFrom(largest) }];
    })
    .sort((p, q) => p.name.localeCompare(q.name, 'en'));
}
