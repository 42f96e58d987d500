/** Makes the wasm side of convex shapes, and turns what it refuses into errors. */
import { SepaxError, type SepaxErrorCode } from './errors.js';
import { checkPoints } from './lists.js';
import { outlineFaults, record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { shapesPart } from './raw/wasm/shapes.js';
import { input, output, type RawHandle, resultRecord } from './raw/wasm.js';
import { show } from './validate.js';
import type { PointsLike, Vector } from './vector.js';

/** A shape of one point, or of the segment between two, with a rounding radius. */
export function createRounded(coordinates: readonly number[], radius: number): RawHandle {
  input(coordinates);
  const handle = shapesPart()._createConvex(coordinates.length / 2, radius);
  if (handle === 0) throw tooManyShapes();
  return handle;
}

/** A convex polygon with a rounding radius. */
export function createPolygon(points: PointsLike, radius: number): RawHandle {
  const coordinates = checkPoints(points, 'points');
  if (coordinates.length < 6) throw tooFewPoints(points, coordinates.length / 2);
  input(coordinates);
  const handle = shapesPart()._createConvex(coordinates.length / 2, radius);
  if (handle === 0) throw outlineError(points, coordinates);
  return handle;
}

/** The corners of a piece of a shape in local coordinates, as the wasm side keeps them. */
export function localPoints(handle: RawHandle, piece = 0): Vector[] {
  return readPoints(shapesPart()._localPoints(handle, piece));
}

/** The corners of a piece of a shape where they stand. */
export function worldPoints(handle: RawHandle, piece = 0): Vector[] {
  return readPoints(shapesPart()._worldPoints(handle, piece));
}

/** The corners of a regular polygon about the origin. */
export function regularPoints(sides: number, radius: number): Vector[] {
  return readPoints(shapesPart()._regularPoints(sides, radius));
}

function readPoints(count: number): Vector[] {
  const numbers = output(2 * count);
  return Array.from({ length: count }, (_, i) => vectorAt(numbers, 2 * i));
}

function error(
  code: SepaxErrorCode,
  index: number | null,
  value: unknown,
  message: string,
): SepaxError {
  return new SepaxError(code, 'points', index, value, message);
}

function tooFewPoints(points: PointsLike, count: number): SepaxError {
  return error(
    'too-few-points',
    null,
    points,
    `points must hold at least 3 different points, but holds ${count}.`,
  );
}

export function tooManyShapes(): SepaxError {
  return error(
    'out-of-memory',
    null,
    null,
    'There are 4,194,304 shapes already, the most that there can be. Dispose of some.',
  );
}

/** The error for the fault that the record holds. */
function outlineError(points: PointsLike, coordinates: Float64Array): SepaxError {
  const report = resultRecord();
  const first = at(report, record.faultFirst);
  const second = at(report, record.faultSecond);
  const fault = outlineFaults[at(report, record.fault)];
  switch (fault) {
    case 'too-few-points':
      return tooFewPoints(points, first);
    case 'collinear':
      return error(
        fault,
        null,
        points,
        'points must enclose an area, but all of them lie on one line.',
      );
    case 'concave': {
      const dent = vectorAt(coordinates, 2 * first);
      return error(
        fault,
        first,
        dent,
        `points must be convex, but points[${first}], ${show(dent)}, makes a dent. Use ConcavePolygon, which takes outlines of any form.`,
      );
    }
    case 'self-crossing':
      return error(
        fault,
        first,
        [first, second],
        `points must not cross itself, but the edge from points[${first}] meets the edge from points[${second}].`,
      );
    default:
      return tooManyShapes();
  }
}
