/** Memory that is used up, on either side of the boundary. */
import { SepaxError } from './errors.js';

/** What is thrown then. `cause` is what the engine said, if it was the engine. */
export function outOfMemory(cause?: unknown): SepaxError {
  const message = 'There is no memory left for this, and nothing was done. Dispose of something.';
  return Object.assign(new SepaxError('out-of-memory', 'memory', null, null, message), { cause });
}

/** What `make` makes, for which the engine may have no memory: that it calls a RangeError. */
export function made<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? outOfMemory(error) : error;
  }
}

/** As many zeros. */
export function zeros(length: number): Float64Array<ArrayBuffer> {
  return made(() => new Float64Array(length));
}
