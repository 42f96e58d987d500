/** The 3D module where memory may not grow: calls that find too little throw, and nothing comes of it. */
import { boundingSphere, intersectPolygons, planeOf } from 'sepax/3d';
import { expect, test, vi } from 'vitest';

const FAILURES = 20_000;

vi.mock('../../../web/lib/unpack.js', async (original) => {
  const { unpack } = (await original()) as { unpack: (text: string) => Uint8Array };
  return { unpack: (text: string) => limited(unpack(text), 2) };
});

/** The same module with another greatest number of pages: see the WebAssembly specification, 5.5.8. */
function limited(bytes: Uint8Array, pages: number): Uint8Array {
  const copy = bytes.slice();
  const memorySection = 5;
  let place = 8;
  /** Reads a number, and tells where it was. */
  const take = (): { value: number; from: number; to: number } => {
    const from = place;
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = copy[place++] as number;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return { value, from, to: place };
    }
  };
  while (place < copy.length) {
    const id = take().value;
    const end = take().value + place;
    if (id === memorySection) {
      // How many memories, that there is a greatest number, and the least.
      for (let i = 0; i < 3; i++) take();
      const { from, to } = take();
      for (let at = from; at < to; at++) copy[at] = at + 1 < to ? 128 : 0;
      copy[from] = pages + (to > from + 1 ? 128 : 0);
    }
    place = end;
  }
  return copy;
}

const wall = [0, 0, 0, 0, 4, 0, 0, 4, 3, 0, 0, 3];
/** Corners of a polygon: the input alone fits, with what is made of it it does not. */
const round = Float64Array.from({ length: 3 * 1000 }, (_, i) => {
  const angle = (2 * Math.PI * Math.floor(i / 3)) / 1000;
  return [Math.cos(angle), Math.sin(angle), 0][i % 3] as number;
});
/** Not even the input fits. */
const many = new Float64Array(3 * 3000);

test.each<[string, () => unknown]>([
  ['the input', () => boundingSphere(many)],
  ['a polygon', () => planeOf(round)],
  ['two polygons', () => intersectPolygons(round, wall)],
])(
  `${FAILURES} times: %s`,
  (_, ask) => {
    for (let i = 0; i < FAILURES; i++) {
      let code: unknown;
      try {
        ask();
      } catch (error) {
        ({ code } = error as { code?: unknown });
      }
      if (code !== 'out-of-memory') expect([i, code]).toEqual([i, 'out-of-memory']);
      const { normal } = planeOf(wall);
      if (normal.x !== 1) expect([i, normal]).toEqual([i, { x: 1, y: 0, z: 0 }]);
    }
  },
  120_000,
);
