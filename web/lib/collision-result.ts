/** A result of `collide` that is written over, for programs that ask so often that each object counts. */
import type { SepaxError } from './errors.js';
import { record } from './raw/layout.js';
import { at, integerAt } from './raw/read.js';
import { type Collision, type EdgeFeature, WRITE, WRITE_MISS } from './results.js';
import { mismatch } from './validate.js';
import type { Vector } from './vector.js';

/**
 * What {@link collide} writes into, if it is given as its last argument or as `into`, instead of making an object for
 * each answer: as `Response` in SAT.js. All of it, {@link normal}, {@link mtv} and {@link feature} too, is written over by the next
 * call that is given it.
 *
 * @example
 * ```ts
 * import { Box, Circle, CollisionResult, collide } from 'sepax';
 *
 * const result = new CollisionResult();
 * const ball = new Circle(5);
 * for (const wall of [new Box(10, 10, { x: 7 }), new Box(10, 10, { y: 30 })]) {
 *   if (collide(ball, wall, result).intersects) ball.translate(result.mtv.x, result.mtv.y);
 * }
 * ball.x; // -3
 * ```
 */
export class CollisionResult implements Collision {
  /** The name of the class, which survives minification. */
  static readonly name: string = 'CollisionResult';
  intersects = false;
  willIntersect = false;
  readonly normal: Vector = { x: 0, y: 0 };
  depth = 0;
  readonly mtv: Vector = { x: 0, y: 0 };
  feature: EdgeFeature | null = null;
  pieceA = 0;
  pieceB = 0;
  enter: number = Number.POSITIVE_INFINITY;
  exit: number = Number.NEGATIVE_INFINITY;

  /** @internal Takes the answer that the core has put into its record. */
  [WRITE](numbers: Float64Array): this {
    try {
      this.intersects = at(numbers, record.intersects) === 1;
      this.willIntersect = at(numbers, record.willIntersect) === 1;
      writeVector(this.normal, at(numbers, record.normal), at(numbers, record.normal + 1));
      this.depth = at(numbers, record.depth);
      writeVector(this.mtv, at(numbers, record.mtv), at(numbers, record.mtv + 1));
      this.feature = featureInto(this.feature, numbers);
      this.pieceA = integerAt(numbers, record.pieceOfA);
      this.pieceB = integerAt(numbers, record.pieceOfB);
      this.enter = at(numbers, record.enter);
      this.exit = at(numbers, record.exit);
    } catch {
      throw frozen(this);
    }
    return this;
  }

  /** @internal Takes that two discs are apart, along a normal. */
  [WRITE_MISS](normalX: number, normalY: number): this {
    try {
      this.intersects = false;
      this.willIntersect = false;
      writeVector(this.normal, normalX, normalY);
      this.depth = 0;
      writeVector(this.mtv, 0, 0);
      this.feature = null;
      this.pieceA = 0;
      this.pieceB = 0;
      this.enter = Number.POSITIVE_INFINITY;
      this.exit = Number.NEGATIVE_INFINITY;
    } catch {
      throw frozen(this);
    }
    return this;
  }
}

function frozen(into: CollisionResult): SepaxError {
  const demand = 'must be a CollisionResult that can be written to';
  return mismatch('not-an-option', 'into', null, into, demand, '', 'frozen');
}

/** Whoever reads a result may not write it; here it is written. */
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function writeVector(into: Writable<Vector>, x: number, y: number): void {
  into.x = x;
  into.y = y;
}

/** Into the feature of the last answer, if that had one: no new object either. */
function featureInto(
  into: Writable<EdgeFeature> | null,
  numbers: Float64Array,
): EdgeFeature | null {
  const edge = integerAt(numbers, record.edge);
  if (edge < 0) return null;
  const shape = at(numbers, record.side) === 0 ? 'a' : 'b';
  if (into === null) return { shape, edge };
  into.shape = shape;
  into.edge = edge;
  return into;
}
