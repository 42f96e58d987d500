/** All code in README.md and the guides runs, and its comments tell the truth. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkClaims, claimsIn } from './support/claims.js';
import { Consumer, ROOT } from './support/consumer.js';
import { type CodeBlock, codeBlocks, documents } from './support/readme.js';

/** What blocks may be in. Others would go untested. */
const LANGUAGES = ['', 'js', 'ts', 'sh', 'text', 'json'];
/** Those of the guide to C++, which tests/suites/native-guide.mjs follows. */
const NATIVE = ['cmake', 'cpp'];
/** The packages that guides to moving over speak of; both are dev dependencies. */
const PEERS = ['sat', 'detect-collisions'];
/** Blocks for engines: `npm run test:recipes` runs them. */
const SECOND_LANE = 'recipes';

const STAGES = join(ROOT, 'tests/docs/stages');
const RECIPES = join(ROOT, 'docs/recipes');

const files = documents();
const allBlocks = files.flatMap(codeBlocks);
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
    symlinkSync(join(ROOT, 'node_modules', name), consumer.path(`node_modules/${name}`));
  }
  mkdirSync(consumer.path('stages'));
  cpSync(STAGES, consumer.path('stages'), { recursive: true });
  copyRecipes();
}, 180_000);

afterAll(() => consumer?.remove());

/** The stage before and after the code: what the surroundings of the block would be and do. */
function onStage({ stage }: CodeBlock, code: string): string {
  if (stage === null) return code;
  return `import { finish } from './stages/${stage}.mjs';\n${code}\nawait finish();\n`;
}

/** The anchors of the headings of a page, as they are made for it where it is shown. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) => {
    const words = heading.toLowerCase().replace(/[^\w\s-]/g, '');
    return `#${words.replace(/\s/g, '-')}`;
  });
}

test('every block says what it is in', () => {
  const strangers = allBlocks.filter(({ file, language }) => {
    const known = file === 'docs/cpp.md' ? [...LANGUAGES, ...NATIVE] : LANGUAGES;
    return !known.includes(language);
  });
  expect(strangers).toEqual([]);
});

test.each(files)('every fence of %s is seen', (file) => {
  const fences = readFileSync(join(ROOT, file), 'utf8').match(/^\s*(```|~~~)/gm) ?? [];
  expect(fences.length).toBe(2 * codeBlocks(file).length);
});

describe('runs, and comes to what its comments say', () => {
  test.each(blocks)('the block at line $line of $file', async (block) => {
    const { file, line, language, code } = block;
    const script = onStage(block, checkClaims(language === 'ts' ? javascript(code) : code));
    const name = `${file.replace(/\W/g, '-')}-${line}.mjs`;
    expect(await consumer.run(name, script)).toBe('');
  });
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
  const guides = files.filter((file) => file !== 'README.md');
  expect(guides.filter((guide) => !readme.includes(`(${guide})`))).toEqual([]);
  expect(guides.filter((guide) => !projectDocuments.includes(guide))).toEqual([]);
});

test('the guide to errors knows every code', () => {
  const guide = readFileSync(join(ROOT, 'docs/errors-and-disposal.md'), 'utf8');
  const source = readFileSync(join(ROOT, 'web/lib/errors.ts'), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, code]) => code as string);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});

test.each(files)('links of %s lead somewhere', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('there are such comments', () => {
  const total = blocks.reduce((sum, { code }) => sum + claimsIn(code), 0);
  expect(total).toBeGreaterThanOrEqual(100);
});
