/**
 * What the build packs into texts comes out again, of the module that ships and of a plain twin: cpp/toolchain/packing,
 * cpp/unpack and web/lib/unpack.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { text } from '../../web/lib/raw/wasm/whole-text.js';
import { keep, unpack } from '../../web/lib/unpack.js';
import { ROOT } from './support/headers.js';
import { plainUnpack } from './support/plain-unpack.js';

interface Packed {
  readonly text: string;
  readonly bytes: Uint8Array;
}

const { pack, checkKept } = (await import(
  /* @vite-ignore */ pathToFileURL(`${ROOT}/cpp/toolchain/packing/pack.mjs`).href
)) as {
  pack: (bytes: Uint8Array, before?: Packed) => Packed;
  checkKept: (followed: Packed[]) => void;
};

let state = 1;
const random = (count: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};
const bytesOf = (length: number, next: (i: number) => number) =>
  Uint8Array.from({ length }, (_, i) => next(i));

/** With one function, of these bytes. */
function moduleOf(body: Uint8Array): Uint8Array {
  const number = (value: number) => [128 | (value & 127), 128 | ((value >> 7) & 127), value >> 14];
  const code = [1, ...number(body.length + 1), 0, ...body];
  return Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 10, ...number(code.length), ...code]);
}

test.each<[string, Uint8Array]>([
  ['one byte', bytesOf(1, () => 255)],
  ['noise', bytesOf(5000, () => random(256))],
  ['two values', bytesOf(5000, () => 255 * random(2))],
  ['a copy that overlaps itself', bytesOf(30_000, () => 7)],
  ['copies of copies', bytesOf(5000, (i) => Math.floor(i / 11) % 251)],
  ['a module whose functions are noise', moduleOf(bytesOf(5000, () => random(256)))],
  ['a module whose numbers never end', moduleOf(bytesOf(5000, (i) => (i % 50 === 0 ? 0x20 : 255)))],
  ['half a module', moduleOf(bytesOf(5000, () => random(70))).slice(0, 2000)],
])('%s', (_, bytes) => {
  const { text } = pack(bytes);
  expect(unpack(text).slice()).toEqual(bytes);
  expect(plainUnpack(text).bytes).toEqual(bytes);
});

test('where there is no encoder of texts', () => {
  vi.stubGlobal('TextEncoder', undefined);
  try {
    const bytes = bytesOf(5000, () => random(9));
    expect(unpack(pack(bytes).text).slice()).toEqual(bytes);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('lists of all kinds, with bits as likely and as unlikely as can be', () => {
  for (let run = 0; run < 100; run += 1) {
    const values = 1 + random(random(2) === 0 ? 4 : 256);
    const period = 1 + random(200);
    const bytes = bytesOf(1 + random(2000), () => 0);
    bytes.forEach((_, i) => {
      bytes[i] = random(8) > 0 && i >= period ? (bytes[i - period] as number) : random(values);
    });
    const { text } = pack(bytes);
    expect(text).toMatch(/^\d{6}[(-[a-l]+$/);
    expect(unpack(text).slice()).toEqual(bytes);
    expect(plainUnpack(text).bytes).toEqual(bytes);
  }
});

test('parts, whatever was unpacked between them and what they follow', () => {
  // Of what is kept there may be ten or so: checkKept of the packing.
  for (let run = 0; run < 8; run += 1) {
    const part = (length: number) => {
      const period = 1 + random(200);
      return bytesOf(length, (i) => (i % period) * (1 + random(2)));
    };
    const [below, first, second] = [part(1 + random(900)), part(500), part(1)];
    const packed = pack(below);
    const bytes = unpack(packed.text, undefined, true);
    expect(bytes.slice()).toEqual(below);
    const block = keep(bytes);
    const plain = plainUnpack(packed.text);
    for (const above of [first, second, first]) {
      const { text } = pack(above, packed);
      expect(unpack(text, block).slice()).toEqual(above);
      expect(plainUnpack(text, plain).bytes).toEqual(Uint8Array.from([...below, ...above]));
    }
  }
});

test('more than the memory of the module holds is refused when it is packed', () => {
  const one = bytesOf(1, () => 1);
  const before = { ...pack(one), bytes: new Uint8Array(900_000) };
  expect(() => pack(one, before)).toThrow('give cpp/unpack more');
  const kept = (count: number) => Array.from({ length: count }, () => before);
  checkKept(kept(6));
  expect(() => checkKept(kept(7))).toThrow('give cpp/unpack more');
});

test('the module as it ships, in six bits a character less than gzip makes of it', () => {
  const wasm = readFileSync(join(ROOT, 'web/lib/raw/wasm/sepax.wasm'));
  expect(Buffer.from(unpack(text)).equals(wasm)).toBe(true);
  expect(Buffer.from(plainUnpack(text).bytes).equals(wasm)).toBe(true);
  expect((6 / 8) * text.length).toBeLessThan(0.75 * gzipSync(wasm, { level: 9 }).length);
});
