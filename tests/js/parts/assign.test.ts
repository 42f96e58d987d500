/** Which function goes into which part of the wasm module: cpp/wasm/split, on small graphs. */
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/headers.js';

type Graph = Map<string, Set<string>>;
type Parts = Record<string, { on: string[] }>;
type Guards = { functions: RegExp; part: string }[];

const moduleOf = (name: string) =>
  import(/* @vite-ignore */ pathToFileURL(`${ROOT}/cpp/wasm/split/${name}.mjs`).href);
const assignParts: (
  graph: Graph,
  exported: string[],
  parts: Parts,
  guards: Guards,
) => Map<string, string> = (await moduleOf('assign-parts')).assignParts;
const callGraph: (text: string) => Graph = (await moduleOf('call-graph')).callGraph;

/** Of lines such as 'a: b c'. */
const graphOf = (...lines: string[]): Graph =>
  new Map(
    lines.map((line) => {
      const [name = '', callees = ''] = line.split(':');
      return [name, new Set(callees.split(' ').filter(Boolean))];
    }),
  );

const assigned = (graph: Graph, parts: Parts, guards: Guards = []) =>
  Object.fromEntries(assignParts(graph, ['start'], parts, guards));

describe('a function goes', () => {
  test('into the part that alone leads to it', () => {
    const graph = graphOf('bind_a: f', 'f: g', 'g:', 'bind_b:', 'start:');
    const parts = { a: { on: [] }, b: { on: [] } };
    expect(assigned(graph, parts)).toMatchObject({ bind_a: 'a', f: 'a', g: 'a', start: 'core' });
  });

  test('of several into one that all build on, the one that builds on most', () => {
    const graph = graphOf('start:', 'bind_low:', 'bind_base:', 'bind_a: f', 'bind_b: f', 'f:');
    const parts = {
      low: { on: [] },
      base: { on: ['low'] },
      a: { on: ['base'] },
      b: { on: ['base'] },
    };
    expect(assigned(graph, parts).f).toBe('base');
  });

  test('into the core if there is none, or if something leads to it from the start', () => {
    const graph = graphOf('bind_a: f g', 'bind_b: f', 'f:', 'g:', 'start: g');
    expect(assigned(graph, { a: { on: [] }, b: { on: [] } })).toMatchObject({
      f: 'core',
      g: 'core',
    });
  });

  test('round a circle of calls', () => {
    expect(assigned(graphOf('start:', 'bind_a: f', 'f: g', 'g: f'), { a: { on: [] } }).g).toBe('a');
  });

  test('into the part that its guard promises, if several lead to it only so', () => {
    const graph = graphOf(
      'start:',
      'bind_a: guarded',
      'bind_b: guarded',
      'bind_many:',
      'guarded: f',
      'f:',
    );
    const guards = [{ functions: /^guarded/, part: 'many' }];
    const parts = { low: { on: [] }, a: { on: [] }, b: { on: [] }, many: { on: ['low'] } };
    const whole = new Map([...graph, ['bind_low', new Set<string>()]]);
    expect(assigned(whole, parts, guards)).toMatchObject({ guarded: 'many', f: 'many' });
    // A part that this one builds on may lead to it, others not without the guard.
    whole.set('bind_low', new Set(['f']));
    expect(assigned(whole, parts, guards)).toMatchObject({ guarded: 'many', f: 'low' });
    whole.set('bind_a', new Set(['guarded', 'f']));
    expect(assigned(whole, parts, guards)).toMatchObject({ f: 'core' });
  });

  test('into its only user’s own, whatever its guard promises', () => {
    const graph = graphOf('start:', 'bind_a: guarded', 'bind_many:', 'bind_low:', 'guarded:');
    const guards = [{ functions: /^guarded/, part: 'many' }];
    const parts = { low: { on: [] }, a: { on: [] }, many: { on: ['low'] } };
    expect(assigned(graph, parts, guards)).toMatchObject({ guarded: 'a' });
  });

  test('into a part without bindings, if two that build on it lead to it', () => {
    const graph = graphOf('start:', 'bind_a: f', 'bind_b: f', 'f:');
    const parts = { ground: { on: [] }, a: { on: ['ground'] }, b: { on: ['ground'] } };
    expect(assigned(graph, parts)).toMatchObject({ f: 'ground' });
  });
});

test('every call of random graphs leads to where it is', () => {
  let state = 1;
  const random = (count: number) => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state >>> 8) % count;
  };
  const parts: Parts = { a: { on: [] }, b: { on: ['a'] }, c: { on: ['a'] }, d: { on: ['b', 'c'] } };
  const presentWith = (part: string): string[] => [part, ...parts[part]!.on.flatMap(presentWith)];
  for (let run = 0; run < 500; run += 1) {
    const names = Array.from({ length: 12 }, (_, i) => `f${i}`);
    const some = () => new Set(names.filter(() => random(6) === 0));
    const graph: Graph = new Map([
      ...Object.keys(parts).map((part) => [`bind_${part}`, some()] as const),
      ...names.map((name) => [name, some()] as const),
    ]);
    const reached = new Set(Object.keys(parts).map((part) => `bind_${part}`));
    // Sets take in what is added while they are gone through.
    for (const name of reached) for (const callee of graph.get(name)!) reached.add(callee);
    graph.set('start', new Set(names.filter((name) => !reached.has(name) || random(20) === 0)));
    const places = assignParts(graph, ['start'], parts, []);
    for (const part of Object.keys(parts)) {
      const there = new Set(['core', ...presentWith(part)]);
      const seen = new Set([`bind_${part}`]);
      for (const name of seen) {
        if (!there.has(places.get(name)!)) expect([...there]).toContain(places.get(name));
        for (const callee of graph.get(name)!) seen.add(callee);
      }
    }
  }
});

describe('the build says what to write', () => {
  const build = (...lines: string[]) => assigned(graphOf('start:', ...lines), { a: { on: [] } });

  test.each([
    [['bind_a:', 'bind_new:'], 'add a line `new: { on: [] },`'],
    [['f:'], 'begin them with SEPAX_PART(a)'],
  ])('of %j', (lines, advice) => {
    expect(() => build(...lines)).toThrow(advice);
  });

  test('of a function that nobody is seen to call', () => {
    expect(() => build('bind_a:', 'f:')).toThrow('f is called by nobody');
  });

  test('of a part that builds on one that is not there', () => {
    expect(() => assigned(graphOf('start:', 'bind_a:'), { a: { on: ['b'] } })).toThrow(
      'builds on b',
    );
  });

  test('of a guard that no function has any more', () => {
    const guards = [{ functions: /Compound/, part: 'a' }];
    expect(() => assigned(graphOf('start:', 'bind_a:'), { a: { on: [] } }, guards)).toThrow(
      'Declare them [[gnu::noinline]]',
    );
  });
});

test('who leads to whom is read from the text: calls, addresses, and tables in the data', () => {
  const text = `(module
 (data $.rodata (i32.const 1026) "\\01\\02AB\\03\\00\\00\\00\\00\\00\\42\\42\\0f\\00\\43\\42\\0f")
 (elem $0 (i32.const 1000000) $zero $one $two $"in quotes")
 (func $calls (call $addresses (i32.const 7)))
 (func $addresses (i32.store (i32.const 16) (i32.const 1000001)))
 (func $packed (i64.store (i32.const 16) (i64.const 4294971591967297)))
 (func $virtual (i32.store (local.get $0) (i32.const 1036)))
 (func $imports (call $fimport))
 (func $zero) (func $one)
 (func $two)
 (func $"in quotes")
`.replaceAll(') (func', ')\n (func');
  const found = Object.fromEntries(
    Array.from(callGraph(text), ([name, callees]) => [name, [...callees]]),
  );
  expect(found).toMatchObject({
    calls: ['addresses'],
    addresses: ['one'],
    virtual: ['two', 'in quotes'],
    imports: [],
  });
  expect(found.packed).toContain('one');
});
