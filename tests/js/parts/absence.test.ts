/**
 * Programs that have the parts of the wasm that they ask for, and no others: they run all their calls, and
 * get the same answers, to the last bit, as where all of the wasm is there.
 */
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer } from '../support/consumer.js';
import { manyPairs, type Program, programs } from './programs.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.create();
});

afterAll(() => consumer?.remove());

/** What a program prints as its hash, in a process of its own. */
async function hashOf(name: string, code: string): Promise<string> {
  return consumer.run(`${name.replaceAll(' ', '-')}.mjs`, `${code}\nconsole.log(hash >>> 0);\n`);
}

/** With what a bundler leaves of the library: no part that the program doesn't import is in it. */
async function inParts(name: string, { imports, code }: Program): Promise<string> {
  const contents = `import { ${imports.join(', ')} } from 'sepax';\n${code}\nconsole.log(hash >>> 0);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: consumer.folder },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  return consumer.run(`${name.replaceAll(' ', '-')}.mjs`, outputFiles[0]!.text);
}

/** With the wasm as one file. */
const asAWhole = (name: string, { imports, code }: Program): Promise<string> =>
  hashOf(
    `${name} whole`,
    `import { load } from 'sepax/async';\nconst { ${imports.join(', ')} } = await load();\n${code}`,
  );

describe('without the parts that it does not ask for', () => {
  test.each([...programs])('%s', async (name, program) => {
    expect(await inParts(name, program)).toBe(await asAWhole(name, program));
  });
});

test('20,000 pairs get the same answers from the parts, the file, and the script of pages', async () => {
  const inPieces = await inParts('pairs', manyPairs);
  expect(await asAWhole('pairs', manyPairs)).toBe(inPieces);
  const { imports, code } = manyPairs;
  const script = `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
const file = createRequire(import.meta.url).resolve('sepax/package.json').replace('package.json', 'dist/sepax.global.js');
const { ${imports.join(', ')} } = runInThisContext(\`\${readFileSync(file, 'utf8')};sepax\`);
${code}`;
  expect(await hashOf('script', script)).toBe(inPieces);
});
