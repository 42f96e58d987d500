/** The single door to the 3D module: the instance, made at first use, and its memory. */

import { compileInline } from '../../compile.js';
import { made, outOfMemory } from '../../memory.js';
import { record as layout } from './layout.js';
import { text } from './wasm/sepax3.js';

/** What cpp/wasm3/bind_space3.cpp exports. Numbers only; lists go through {@link input}. */
export interface Wasm3 {
  readonly memory: WebAssembly.Memory;
  _recordAddress(): number;
  _outputAddress(): number;
  _reserveInput(count: number): number;
  _planeOf(count: number): number;
  _signedDistance(): number;
  _signedPolygonDistance(count: number): number;
  _orientation(): number;
  _sideOfPlane(): number;
  _sideOfPolygon(count: number): number;
  _pointInPolygon(count: number): number;
  _intersectSegmentPlane(): void;
  _intersectSegmentPolygonPlane(count: number): number;
  _intersectSegmentPolygon(count: number): number;
  _traceSegmentPolygon(count: number): number;
  _intersectPolygons(countA: number, countB: number): number;
  _sweepPoint(count: number): number;
  _boundsOf(count: number): void;
  _boundingSphere(count: number): void;
  _centroidSphere(count: number): void;
  _collideSpheres(): void;
  _collideAabbs(): void;
  _collideBoxes(): void;
  _traceBoxes(): void;
  _cornersOf(): void;
  _rotationAbout(): void;
}

let instance: Wasm3 | undefined;

function instantiate(): Wasm3 {
  // See cpp/wasm3/arena.cpp.
  const imports = {
    sepax: {
      outOfMemory: () => {
        throw outOfMemory();
      },
    },
  };
  return new WebAssembly.Instance(compileInline(text), imports).exports as unknown as Wasm3;
}

/** The functions of the C++ session. Compiles the wasm on the first call, synchronously. */
export function wasm(): Wasm3 {
  instance ??= made(instantiate);
  return instance;
}

/** Every call may move the lists and grow the memory, which detaches views: none is kept. */
function view(address: number, count: number): Float64Array {
  return new Float64Array(wasm().memory.buffer, address, count);
}

/** Begins a call: hands it its arguments, in the order that session3.hpp names. */
export function input(...lists: readonly ArrayLike<number>[]): Wasm3 {
  const functions = wasm();
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const memory = view(functions._reserveInput(count), count);
  let place = 0;
  for (const list of lists) {
    memory.set(list, place);
    place += list.length;
  }
  return functions;
}

/** The answer of the last call, as `layout.record` describes it. Valid until the next call. */
export function resultRecord(): Float64Array {
  return view(wasm()._recordAddress(), layout.size);
}

/** The first `count` numbers of the output list that the last call filled. Valid until the next. */
export function output(count: number): Float64Array {
  return view(wasm()._outputAddress(), count);
}
