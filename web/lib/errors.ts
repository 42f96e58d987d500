/** What a {@link SepaxError} is about; each message says what to do. */
export type SepaxErrorCode =
  | 'not-a-number'
  | 'not-finite'
  | 'out-of-range'
  | 'not-points'
  | 'not-a-vector'
  | 'not-a-shape'
  | 'not-contacts'
  | 'not-an-option'
  | 'not-a-list'
  | 'not-a-choice'
  | 'zero-vector'
  | 'too-few-points'
  | 'collinear'
  | 'concave'
  | 'self-crossing'
  | 'non-uniform'
  | 'non-planar'
  | 'misplaced-hole'
  | 'not-a-body'
  | 'not-a-function'
  | 'bad-snapshot'
  | 'disposed'
  | 'load-failed'
  | 'not-loaded'
  | 'out-of-memory';

/**
 * The one error that the library throws. Nothing has changed when it is thrown: every object is
 * as it was before the call.
 */
export class SepaxError extends Error {
  /** Always `'SepaxError'`. */
  override readonly name = 'SepaxError';

  /** Made by the library alone. `message` says what is wrong, where, and with which value. */
  constructor(
    /** The kind of fault, for programs. */
    readonly code: SepaxErrorCode,
    /** The name of the argument at fault, as the docs name it. */
    readonly argument: string,
    /** The index of the element at fault, or `null` if the argument has no elements. */
    readonly index: number | null,
    /** The value at fault. */
    readonly value: unknown,
    message: string,
  ) {
    super(message);
  }
}
