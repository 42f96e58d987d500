/**
 * What typed arrays are in truth: asked of the engine, since an array may have properties of its own that
 * say otherwise, `length` first of all.
 */

interface Truth {
  readonly name: (this: unknown) => string | undefined;
  readonly length: (this: unknown) => number;
  readonly buffer: (this: unknown) => ArrayBufferLike;
  readonly byteOffset: (this: unknown) => number;
}

let known: Truth | undefined;

/** Looked up at first use: programs that need none of this do without. */
function truth(): Truth {
  if (known !== undefined) return known;
  const prototype: object = Object.getPrototypeOf(Uint8Array.prototype);
  const getter = (name: PropertyKey) => Object.getOwnPropertyDescriptor(prototype, name)?.get;
  known = {
    name: getter(Symbol.toStringTag),
    length: getter('length'),
    buffer: getter('buffer'),
    byteOffset: getter('byteOffset'),
  } as Truth;
  return known;
}

/** The name of the kind of a typed array, `undefined` for everything else. Reads no property. */
export function typedArrayName(value: unknown): string | undefined {
  return truth().name.call(value);
}

/** The length of a typed array; 0 if it {@link isGone}. */
export function typedArrayLength(array: object): number {
  return truth().length.call(array);
}

/** The buffer of a typed array. */
export function typedArrayBuffer(array: object): ArrayBufferLike {
  return truth().buffer.call(array);
}

/** Whether the buffer of a typed array was detached, or has become too small for it. */
export function isGone(array: object): boolean {
  if (typedArrayLength(array) > 0) return false;
  const numbers = array as ArrayLike<number> & ArrayLike<bigint>;
  const isBig = typedArrayName(array)?.startsWith('Big') === true;
  try {
    return (isBig ? new BigInt64Array(numbers) : new Int8Array(numbers)).length > 0;
  } catch {
    return true;
  }
}

/** The bytes of a `Uint8Array`, of its own length for good; `null` for everything else. */
export function bytesOf(value: unknown): Uint8Array | null {
  if (typedArrayName(value) !== 'Uint8Array' || isGone(value as object)) return null;
  const length = typedArrayLength(value as object);
  const { buffer, byteOffset } = truth();
  return new Uint8Array(buffer.call(value), byteOffset.call(value), length);
}

// Typed arrays with memory of their own, which may be sent and put into a Blob. From TypeScript 5.7 on, `slice` gives a
// type that says so, by a parameter that those before it do not know: so nobody writes it.

/** Bytes. */
export type OwnBytes = ReturnType<Uint8Array['slice']>;
/** Whole numbers. */
export type OwnIndices = ReturnType<Uint32Array['slice']>;
/** Numbers of single precision. */
export type OwnFloats = ReturnType<Float32Array['slice']>;
/** Numbers. */
export type OwnNumbers = ReturnType<Float64Array['slice']>;
