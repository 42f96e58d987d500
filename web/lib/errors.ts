/**
 * What a {@link SepaxError} is about. Each has a page: how it comes about, with an example, and what to write
 * instead. In the package they are in `docs/errors`.
 */
export type SepaxErrorCode =
  /** A number was expected, but something else came. */
  | 'not-a-number'
  /** A number is NaN or infinite. */
  | 'not-finite'
  /** A number, or the length of a list, is outside what is possible. */
  | 'out-of-range'
  /** A list of points was expected. */
  | 'not-points'
  /** A point, a direction or a box was expected. */
  | 'not-a-vector'
  /** A shape was expected, or a body. */
  | 'not-a-shape'
  /** A list of contacts was expected, each with a normal and a depth. */
  | 'not-contacts'
  /** An option has an unknown name or a value of the wrong kind. */
  | 'not-an-option'
  /** A list was expected, with as many elements as the message says. */
  | 'not-a-list'
  /** One of a few values was expected. */
  | 'not-a-choice'
  /** A direction has no length. */
  | 'zero-vector'
  /** There are not enough different points. */
  | 'too-few-points'
  /** All points lie on one line, so they enclose nothing. */
  | 'collinear'
  /** An outline for `Polygon` has a dent. */
  | 'concave'
  /** The edges of an outline cross or lie on one another, or, for `Polygon`, touch. */
  | 'self-crossing'
  /** A shape with round parts got two different scales. */
  | 'non-uniform'
  /** A polygon in space is bent. */
  | 'non-planar'
  /** A hole lies outside the outline, or inside another hole. */
  | 'misplaced-hole'
  /** A polygon lies inside another. */
  | 'misplaced-polygon'
  /** A body of this world was expected. */
  | 'not-a-body'
  /** A function was expected. */
  | 'not-a-function'
  /** What was to be restored is not a snapshot, or is damaged. */
  | 'bad-snapshot'
  /** A shape, a world or a body was used that is no longer there. */
  | 'disposed'
  /** The wasm of `sepax/async` could not be loaded, or belongs to another version. */
  | 'load-failed'
  /** What is imported from `sepax/async` was used before `load()`. */
  | 'not-loaded'
  /** The memory of the library, or that of the page, is used up. */
  | 'out-of-memory';

/**
 * The one error that the library throws. Nothing has changed when it is thrown: every object is
 * as it was before the call. {@link SepaxErrorCode} leads to a page about each kind of fault.
 */
export class SepaxError extends Error {
  /** The name of the class, which survives minification. */
  static override readonly name: string = 'SepaxError';
  /** Always `'SepaxError'`. */
  override readonly name = 'SepaxError';

  /** Made by the library alone. `message` says what is wrong, where, and with which value. */
  constructor(
    /** The kind of fault, for programs: {@link SepaxErrorCode} leads to a page about each. */
    readonly code: SepaxErrorCode,
    /** The name of the argument at fault, as the docs name it, or of a part of it, such as `cases[2].relation`. */
    readonly argument: string,
    /**
     * The index of the element at fault, or `null` if `argument` has no elements. In a list of points or boxes it is
     * that of the point or the box, also where the list is flat; the message names the number.
     */
    readonly index: number | null,
    /** The value at fault. */
    readonly value: unknown,
    message: string,
  ) {
    super(message);
  }

  /** For logs: all but the value at fault, which may be what JSON can't hold, as a shape that was disposed of. */
  toJSON(): object {
    return { ...this, message: this.message, value: undefined };
  }
}
