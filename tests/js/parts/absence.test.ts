/**
 * Programs that have the parts of the wasm that they ask for, and no others: they run all their calls, and
 * get the same answers, to the last bit, as where all of the wasm is there.
 */
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, type Outcome } from '../support/consumer.js';
import { manyPairs, type Program, programs } from './programs.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.create();
});

afterAll(() => consumer?.remove());

/** What prints the hash of a program. */
const hashing = (code: string): string => `${code}\nconsole.log(hash >>> 0);\n`;

/** What a bundler leaves of the library: no part that the program doesn't import is in it. */
async function inParts({ imports, code }: Program): Promise<string> {
  const contents = hashing(`import { ${imports.join(', ')} } from 'sepax';\n${code}`);
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: consumer.folder },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  return outputFiles[0]!.text;
}

/** With the wasm as one file. */
const asAWhole = ({ imports, code }: Program): string =>
  hashing(
    `import { load } from 'sepax/async';\nconst { ${imports.join(', ')} } = await load();\n${code}`,
  );

const fileOf = (name: string, kind: string): string => `${name.replaceAll(' ', '-')}-${kind}.mjs`;

describe('without the parts that it does not ask for', () => {
  let outcomes: ReadonlyMap<string, Outcome>;

  // Each bundle has a library of its own, so they can share a process.
  beforeAll(async () => {
    const scripts = new Map<string, string>();
    for (const [name, program] of programs) {
      scripts.set(fileOf(name, 'parts'), await inParts(program));
      scripts.set(fileOf(name, 'whole'), asAWhole(program));
    }
    outcomes = await consumer.runInTurn(scripts);
  });

  test.each([...programs.keys()])('%s', (name) => {
    const whole = outcomes.get(fileOf(name, 'whole'));
    expect(whole).toEqual({ printed: expect.stringMatching(/^\d+$/), fault: '' });
    expect(outcomes.get(fileOf(name, 'parts'))).toEqual(whole);
  });
});

test('20,000 pairs get the same answers from the parts, the file, and the script of pages', async () => {
  const run = (kind: string, code: string) => consumer.run(fileOf('pairs', kind), code);
  const inPieces = await run('parts', await inParts(manyPairs));
  expect(await run('whole', asAWhole(manyPairs))).toBe(inPieces);
  const { imports, code } = manyPairs;
  const script = `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
const file = createRequire(import.meta.url).resolve('sepax/package.json').replace('package.json', 'dist/sepax.global.js');
const { ${imports.join(', ')} } = runInThisContext(\`\${readFileSync(file, 'utf8')};sepax\`);
${code}`;
  expect(await run('script', hashing(script))).toBe(inPieces);
});
