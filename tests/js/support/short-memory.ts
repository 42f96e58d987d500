/** Wasm memory that may not grow and is all but full, so that calls run out of it at once. */
import { Polyline } from 'sepax';
import { wasm } from '../../../web/lib/raw/wasm.js';

const PAGE = 65_536;

/** Runs `use` while the engine lets memory grow to so many bytes, as where it has no more. */
export function withGrowthTo<Answer>(bytes: number, use: () => Answer): Answer {
  const { wasmMemory } = wasm();
  const grow = wasmMemory.grow.bind(wasmMemory);
  wasmMemory.grow = (pages) => {
    if (wasmMemory.buffer.byteLength + pages * PAGE > bytes) {
      throw new RangeError('WebAssembly.Memory.grow(): refused by a test');
    }
    return grow(pages);
  };
  try {
    return use();
  } finally {
    Reflect.deleteProperty(wasmMemory, 'grow');
  }
}

/** Runs `use` while the engine refuses to let memory grow. */
export const withoutGrowth = <Answer>(use: () => Answer): Answer =>
  withGrowthTo(wasm().wasmMemory.buffer.byteLength, use);

/** Takes all memory but what a polyline of `spare` points needs, about 600 bytes for each. */
export function withLittleMemory(spare: number, use: () => void): void {
  const reserve = zigzag(spare);
  withoutGrowth(() => {
    const ballast: Polyline[] = [];
    for (let points = 2 ** 16; points >= 2; ) {
      try {
        ballast.push(zigzag(points));
      } catch {
        points /= 2;
      }
    }
    reserve.dispose();
    try {
      use();
    } finally {
      for (const piece of ballast) piece.dispose();
    }
  });
}

export function zigzag(points: number): Polyline {
  return new Polyline(Array.from({ length: points }, (_, i) => [i, i % 2] as const));
}
