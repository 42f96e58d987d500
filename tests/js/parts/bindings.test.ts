/** What the build takes out of the wasm once it knows the bindings: cpp/wasm/split/bindings.mjs. */
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../support/headers.js';

interface Bindings {
  keptExports(text: string): string;
  blanked(wasm: Uint8Array, idle: [number, number][]): Uint8Array<ArrayBuffer>;
  checkMakers(text: string): void;
  withoutMakers(types: string): string;
}

const { keptExports, blanked, checkMakers, withoutMakers } = (await import(
  /* @vite-ignore */ pathToFileURL(`${ROOT}/cpp/wasm/split/bindings.mjs`).href
)) as Bindings;

/** A module with a memory and two segments of data: "names" from 16 on, and 200 sevens from 1000 on. */
const module = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x05, 0x03, 0x01, 0x00, 0x01],
  ...[0x07, 0x05, 0x01, 0x01, 0x6d, 0x02, 0x00],
  ...[0x0b, 0xda, 0x01, 0x02],
  ...[0x00, 0x41, 0x10, 0x0b, 0x05, ...new TextEncoder().encode('names')],
  ...[0x00, 0x41, 0xe8, 0x07, 0x0b, 0xc8, 0x01, ...new Array<number>(200).fill(7)],
]);

function memoryOf(wasm: Uint8Array<ArrayBuffer>): Uint8Array {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm));
  return new Uint8Array((exports.m as WebAssembly.Memory).buffer);
}

test('data is blank where it is idle, and nowhere else', () => {
  const before = memoryOf(module);
  const idle: [number, number][] = [
    [17, 19],
    [990, 1002],
    [1199, 1300],
  ];
  const expected = before.slice();
  for (const [start, end] of idle) expected.fill(0, start, end);
  expect(before.filter((byte) => byte !== 0)).toHaveLength(205);
  expect(memoryOf(blanked(module, idle))).toEqual(expected);
  expect(memoryOf(module)).toEqual(before);
});

test('data whose place is not constant stops the build', () => {
  const passive = module.slice();
  passive[passive.indexOf(0x0b) + 4] = 1;
  expect(() => blanked(passive, [])).toThrow('constant address');
});

test('exports are kept but for those that make bindings, and so are types', () => {
  const text = `(export "i" (memory $0))
 (export "j" (func $__wasm_call_ctors))
 (export "l" (func $bind_casts))
 (export "m" (func $core_bind_types))
 (export "n" (func $rebind_all))`;
  const kept = JSON.parse(keptExports(text)) as { export: string; root: boolean }[];
  expect(kept.map((entry) => entry.export)).toEqual(['i', 'j', 'n']);
  expect(kept.every(({ root }) => root)).toBe(true);
  const types =
    '  _bind_casts(): void;\n  _core_bind_types(): void;\n  _castRay(_0: number): void;\n';
  expect(withoutMakers(types)).toBe('  _castRay(_0: number): void;\n');
});

test('what makes bindings may do nothing else: programs do not have it', () => {
  const made = (callee: string) => ` (func $other
  (call $starts)
 )
 (func $bind_casts (type $1)
  (call $_embind_register_function
   (i32.const 1)
  )
  (call $${callee})
 )
`;
  expect(() =>
    checkMakers(made('_ZN5sepax4wasm12bindFunctionIdJjEEEvPKcPFT_DpT0_E')),
  ).not.toThrow();
  expect(() => checkMakers(made('_ZN5sepax4wasm11startWorldsEv'))).toThrow('startWorlds');
});
