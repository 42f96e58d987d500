/** All code in README.md, the guides and the comments of the library runs, and what it says is true. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as everything from 'sepax';
import * as space from 'sepax/3d';
import * as check from 'sepax/check';
import * as debug from 'sepax/debug';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as loading from '../../web/lib/load.js';
import { checkClaims, claimsIn } from './support/claims.js';
import { Consumer, type Outcome, ROOT } from './support/consumer.js';
import {
  brokenLinks,
  type CodeBlock,
  codeBlocks,
  documents,
  exampleBlocks,
} from './support/readme.js';

/** What blocks may be in. Others would go untested. */
const LANGUAGES = ['', 'js', 'ts', 'sh', 'text', 'json'];
/** Those of the guide to C++, which tests/suites/native-guide.mjs follows. */
const NATIVE = ['cmake', 'cpp'];
/** Pages of the guide to embeds, which tests/e2e/embed-guide.spec.ts opens. */
const PAGES = ['html'];
/** What else blocks of some guides may be in, each with a lane of its own. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'docs/cpp.md': NATIVE,
  'docs/embed.md': PAGES,
};
/** The other packages that guides import; all are dev dependencies. */
const PEERS = ['sat', 'detect-collisions', 'bitecs', '@xmldom/xmldom'];
/** Blocks for engines: `npm run test:recipes` runs them. */
const SECOND_LANE = 'recipes';

const STAGES = join(ROOT, 'tests/docs/stages');
const RECIPES = join(ROOT, 'docs/recipes');

const files = documents();
const examples = exampleBlocks();
const allBlocks = [...files.flatMap(codeBlocks), ...examples];
const blocks = allBlocks
  .filter(({ language }) => ['js', 'ts'].includes(language))
  .filter(({ stage }) => stage !== SECOND_LANE);

let consumer: Consumer;

const javascript = (code: string): string =>
  transpileModule(code, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 },
  }).outputText;

/** Puts the helpers that the guides import beside the blocks, as JavaScript. */
function copyRecipes(): void {
  for (const name of readdirSync(RECIPES)) {
    if (name.endsWith('.ts')) {
      const code = javascript(readFileSync(join(RECIPES, name), 'utf8'));
      consumer.write(name.replace(/\.ts$/, '.js'), code);
    }
  }
}

beforeAll(async () => {
  consumer = await Consumer.create();
  for (const name of PEERS) {
    mkdirSync(dirname(consumer.path(`node_modules/${name}`)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), consumer.path(`node_modules/${name}`));
  }
  mkdirSync(consumer.path('stages'));
  cpSync(STAGES, consumer.path('stages'), { recursive: true });
  copyRecipes();
});

afterAll(() => consumer?.remove());

/** The stage before and after the code: what the surroundings of the block would be and do. */
function onStage({ stage }: CodeBlock, code: string): string {
  if (stage === null) return code;
  return `import { finish } from './stages/${stage}.mjs';\n${code}\nawait finish();\n`;
}

const nameOf = ({ file, line }: CodeBlock): string => `${file.replace(/\W/g, '-')}-${line}.mjs`;

const scriptOf = (block: CodeBlock): string =>
  onStage(block, checkClaims(block.language === 'ts' ? javascript(block.code) : block.code));

test('every block says what it is in', () => {
  const strangers = allBlocks.filter(({ file, language }) => {
    return ![...LANGUAGES, ...(OTHERS[file] ?? [])].includes(language);
  });
  expect(strangers).toEqual([]);
});

test.each(files)('every fence of %s is seen', (file) => {
  const fences = readFileSync(join(ROOT, file), 'utf8').match(/^\s*(```|~~~)/gm) ?? [];
  expect(fences.length).toBe(2 * codeBlocks(file).length);
});

describe('runs, and comes to what its comments say', () => {
  /** What puts something in the place of globals, and what shows how loading begins. */
  const isAlone = ({ stage, code }: CodeBlock): boolean =>
    stage !== null || code.includes("'sepax/async'");
  const together = blocks.filter((block) => !isAlone(block));
  let outcomes: ReadonlyMap<string, Outcome>;

  beforeAll(async () => {
    outcomes = await consumer.runInTurn(
      new Map(together.map((block) => [nameOf(block), scriptOf(block)])),
    );
  });

  test.each(together)('the block at line $line of $file', (block) => {
    expect(outcomes.get(nameOf(block))).toEqual({ printed: '', fault: '' });
  });

  test.each(blocks.filter(isAlone))(
    'the block at line $line of $file, in a process of its own',
    async (block) => {
      expect(await consumer.run(nameOf(block), scriptOf(block))).toBe('');
    },
  );
});

/** Calls of which the guide to performance says that they make no garbage, and one that makes some. */
const FRUGAL = `
import { Box, contains, containsPoint, collide, intersects, Polygon, World } from 'sepax';

const a = new Box(10, 10);
const b = new Polygon([0, 0, 5, 0, 5, 5], { x: 3 });
const world = new World();
for (let i = 0; i < 50; i++) world.add(new Box(8, 8), { x: 7 * i });
world.update();
const point = [1, 1];
const apart = { touching: false };
const calls = {
  intersects: () => intersects(a, b),
  touching: () => intersects(a, b, apart),
  contains: () => contains(a, b),
  containsPoint: () => containsPoint(a, point),
  lists: () => world.contacts.a.length + world.contacts.depths.length,
  collide: () => collide(a, b),
};
const rounds = 100000;
const bytes = {};
for (const [name, call] of Object.entries(calls)) {
  for (let i = 0; i < rounds; i++) call();
  bytes[name] = Infinity;
  // The least of a few: the engine itself allocates now and then.
  for (let run = 0; run < 5; run++) {
    gc();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < rounds; i++) call();
    bytes[name] = Math.min(bytes[name], (process.memoryUsage().heapUsed - before) / rounds);
  }
}
console.log(JSON.stringify(bytes));`;

/** The entries of the package, and what each has of its own. */
const entries: Readonly<Record<string, object>> = {
  sepax: everything,
  'sepax/3d': space,
  'sepax/debug': debug,
  'sepax/check': check,
  'sepax/async': loading,
};

const isClass = (value: object): boolean =>
  /^class\b/.test(Function.prototype.toString.call(value));

/** Whether an example imports a name from an entry, as who copies it does. */
const shows = ({ code }: CodeBlock, name: string, entry: string): boolean => {
  const imports = code.matchAll(/^import \{ (.*) \} from '(.*)';$/gm);
  return [...imports].some(
    ([, names, from]) => from === entry && names?.split(', ').includes(name),
  );
};

test.each(Object.keys(entries))('every function of %s has an example beside it', (entry) => {
  const functions = Object.entries(entries[entry] as object)
    .filter(([, value]) => typeof value === 'function' && !isClass(value))
    .map(([name]) => name);
  expect(functions.length).toBeGreaterThan(0);
  const without = functions.filter(
    (name) => !examples.some((example) => example.of === name && shows(example, name, entry)),
  );
  expect(without).toEqual([]);
});

test('what the guide to performance calls free of garbage is', async () => {
  // Room for all that they might make, so that nothing is collected in between.
  const room = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128'];
  // Code that is not compiled yet boxes its numbers. Compiled beside the calls it comes at a moment
  // that depends on how busy the machine is.
  const compiled = ['--no-concurrent-recompilation'];
  const { collide, ...frugal } = JSON.parse(
    await consumer.run('frugal.mjs', FRUGAL, ...room, ...compiled),
  );
  expect(collide).toBeGreaterThan(100);
  // No object is as small.
  expect(Object.entries(frugal).filter(([, bytes]) => Number(bytes) >= 8)).toEqual([]);
});

test('every guide is in README and in the reference', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const { projectDocuments } = JSON.parse(readFileSync(join(ROOT, 'typedoc.json'), 'utf8'));
  const guides = files.filter((file) => file !== 'README.md' && !file.startsWith('docs/errors/'));
  expect(guides.filter((guide) => !readme.includes(`(${guide})`))).toEqual([]);
  expect(guides.filter((guide) => !projectDocuments.includes(guide))).toEqual([]);
  expect(projectDocuments).toEqual(
    expect.arrayContaining(['docs/errors/*.md', 'docs/ko/**/*.md', 'README.ko.md']),
  );
});

describe('codes of errors', () => {
  const source = readFileSync(join(ROOT, 'web/lib/errors.ts'), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, code]) => code as string);

  test('there are some, and a page about each', () => {
    expect(codes.length).toBeGreaterThan(20);
    const pages = files.filter((file) => file.startsWith('docs/errors/'));
    expect(pages).toEqual(codes.map((code) => `docs/errors/${code}.md`).sort());
  });

  test.each(codes)('the guide leads to the page about %s, and that provokes it', (code) => {
    const guide = readFileSync(join(ROOT, 'docs/errors-and-disposal.md'), 'utf8');
    expect(guide).toContain(`[\`${code}\`](errors/${code}.md)`);
    // What comes of the examples is compared above.
    const [example] = codeBlocks(`docs/errors/${code}.md`);
    expect(example?.code).toContain(`\nthrown.code; // '${code}'\n`);
  });
});

test.each([...files, 'README.ko.md'])('links of %s lead somewhere', (file) => {
  expect(brokenLinks(file)).toEqual([]);
});

test('there are such comments', () => {
  const total = blocks.reduce((sum, { code }) => sum + claimsIn(code), 0);
  expect(total).toBeGreaterThanOrEqual(100);
});
