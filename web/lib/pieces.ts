/** Makes the wasm side of shapes of several convex pieces, and turns what it refuses into errors. */
import { localPoints, tooManyShapes, worldPoints } from './convex.js';
import { faultyOutline } from './outline-problem.js';
import { record } from './raw/layout.js';
import { at } from './raw/read.js';
import { concavePart } from './raw/wasm/concave.js';
import { piecesPart } from './raw/wasm/pieces.js';
import { input, type RawHandle, resultRecord } from './raw/wasm.js';
import { type CheckedOutline, inputPolygons } from './rings.js';
import { handleOf, Shape } from './shape.js';
import type { Vector } from './vector.js';

/** Whether a shape is one of several pieces. */
export let isPiecewise: (shape: Shape) => boolean;

/** What {@link ConcavePolygon}, {@link Polyline} and {@link Compound} have in common. */
export abstract class PiecewiseShape extends Shape {
  static {
    isPiecewise = (shape) => #pieces in shape;
  }

  /**
   * The corners of the convex pieces in local coordinates, in the order in which queries number them;
   * a segment has two, a point one.
   */
  get pieces(): Vector[][] {
    return this.#pieces(localPoints);
  }

  /** The corners of the convex pieces where they stand, in the order of {@link pieces}. */
  get worldPieces(): Vector[][] {
    return this.#pieces(worldPoints);
  }

  #pieces(pointsOf: (handle: RawHandle, piece: number) => Vector[]): Vector[][] {
    const handle = handleOf(this, 'shape');
    return Array.from({ length: piecesPart()._pieceCount(handle) }, (_, i) => pointsOf(handle, i));
  }
}

/** Polygons of any form, of outlines and holes. */
export function createConcave(checked: CheckedOutline, radius: number): RawHandle {
  const handle = concavePart()._createConcave(inputPolygons(checked.polygons), radius);
  if (handle !== 0) return handle;
  throw at(resultRecord(), record.fault) === 0 ? tooManyShapes() : faultyOutline(checked);
}

/** The segments between points, one after the other. */
export function createChain(points: Float64Array, closed: boolean, radius: number): RawHandle {
  input(points);
  const handle = piecesPart()._createChain(points.length / 2, closed, radius);
  if (handle === 0) throw tooManyShapes();
  return handle;
}

/** A union of shapes: as they stand, or in their local coordinates. */
export function createCompound(shapes: readonly RawHandle[], placed: boolean): RawHandle {
  input(shapes);
  const handle = piecesPart()._createCompound(shapes.length, placed);
  if (handle === 0) throw tooManyShapes();
  return handle;
}
