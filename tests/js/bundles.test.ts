/** What bundlers make of a program that uses a part of the library: no more than it uses. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, ROOT } from './support/consumer.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.create();
});

afterAll(() => consumer?.remove());

async function withEsbuild(code: string, more: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: consumer.folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    ...more,
  });
  return outputFiles![0]!.text;
}

async function withRolldown(code: string): Promise<string> {
  const bundle = await rolldown({ input: consumer.write('input.js', code) });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('');
}

describe.each([
  ['esbuild', withEsbuild],
  ['Rolldown', withRolldown],
])('%s', (_, bundled) => {
  test('leaves everything out for an import alone', async () => {
    expect(
      (
        await bundled(
          `import 'sepax'; import 'sepax/async'; import 'sepax/3d'; import 'sepax/debug'; import 'sepax/check';`,
        )
      ).trim(),
    ).toBe('');
  });

  test.each(['sepax', 'sepax/async'])('leaves the wasm of %s out for its errors', async (name) => {
    const code = await bundled(`import { SepaxError } from '${name}'; console.log(SepaxError);`);
    expect(code.length).toBeLessThan(1000);
    expect(code).not.toContain('WebAssembly');
  });

  test('has no wasm for links to the board', async () => {
    const code = await bundled(`import { boardLink } from 'sepax/debug'; console.log(boardLink);`);
    expect(code.length).toBeLessThan(10_200);
    expect(code).not.toContain('WebAssembly');
  });

  test('has no wasm for checks of collision code', async () => {
    const code = await bundled(`import { judge } from 'sepax/check'; console.log(judge);`);
    expect(code.length).toBeLessThan(20_000);
    expect(code).not.toContain('WebAssembly');
  });

  test('has the wasm inside for sepax, and not for sepax/async', async () => {
    const inside = await bundled(`import * as all from 'sepax'; console.log(all);`);
    const outside = await bundled(`import { load } from 'sepax/async'; console.log(load);`);
    // Packed into less than half.
    expect(inside.length).toBeGreaterThan(statSync(join(ROOT, 'dist/sepax.wasm')).size / 2);
    expect(outside.length).toBeLessThan(108_000);
    expect(outside).toMatch(/new URL\(["'`]\.\/sepax\.wasm["'`],\s*import\.meta\.url\)/);
  });

  test('has the glue once if a program uses both', async () => {
    const both = await bundled(
      `import { collide } from 'sepax'; import { load } from 'sepax/async'; console.log(collide, load);`,
    );
    expect(both.match(/\bresizable\b/g)).toHaveLength(1);
  });
});

/** Those of .size-limit.mjs, which says what esbuild makes of them. For webpack, see tests/consumers. */
const programs = [
  '{ orientation, turn, intersectSegments }',
  '{ Polygon, collide }',
  '{ Polygon, Box, Circle, collide, intersects }',
  '{ Polygon, trace }',
  '{ Polygon, castRay }',
  '{ Polygon, moveAndSlide }',
  '{ ConcavePolygon, collide }',
  '{ World, Box }',
];

test.each(programs)('Rolldown makes as little as esbuild of a program with %s', async (names) => {
  const code = `import ${names} from 'sepax'; console.log(${names});`;
  const [few, others] = [await withEsbuild(code), await withRolldown(code)].map(
    (text) => gzipSync(text, { level: 9 }).length,
  );
  expect(others).toBeLessThan(1.1 * few!);
});

test('a script that is not read as UTF-8 works all the same', async () => {
  const code = await withEsbuild(
    `import { Polygon } from 'sepax';
import { planeOf } from 'sepax/3d';
console.log(Polygon.regular(4, 1).points.length, planeOf([0, 0, 0, 4, 0, 0, 0, 4, 0]).normal.z, '…');`,
    { charset: 'utf8' },
  );
  const misread = Buffer.from(code).toString('latin1');
  expect(await consumer.run('misread.mjs', misread)).toBe('4 1 \u00e2\u0080\u00a6');
});

test('no files of the package lead to one another in a circle', () => {
  const dist = join(ROOT, 'dist');
  const files = readdirSync(dist).filter((name) => /^(?!embed|sepax).*\.js$/.test(name));
  const importsOf = (file: string): string[] =>
    [
      ...readFileSync(join(dist, file), 'utf8').matchAll(
        /(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g,
      ),
    ].map(([, name]) => name!);
  const beyond = (file: string, seen = new Set<string>()): Set<string> => {
    for (const next of importsOf(file)) if (!seen.has(next)) beyond(next, seen.add(next));
    return seen;
  };
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => beyond(file).has(file))).toEqual([]);
});

test('no file has names of the layout of memory', () => {
  const dist = join(ROOT, 'dist');
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const code = readFileSync(join(dist, name), 'utf8');
    for (const member of ['contactRoom:', 'boxDecidedBy:', 'outlineCentroid:', 'impactPieceOfA:'])
      expect(code.includes(member), `${name}: ${member}`).toBe(false);
  }
});

test('the wasm as text has no character that any bundler would write as several', () => {
  const dist = join(ROOT, 'dist');
  const names = readdirSync(dist).filter((name) => /^text-.*\.js$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(readFileSync(join(dist, name), 'utf8'), name).toMatch(/(["'`])[(-[a-l]{100,}\1/);
  }
});
