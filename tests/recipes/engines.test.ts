/**
 * The recipes of docs/engines.md against the engines themselves: type-checked, and played in Chromium until
 * the hero stands at the wall. The engines are installed into build/recipes, once.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import playwright from '../../playwright.config.js';
import { ROOT } from '../js/support/consumer.js';
import { codeBlocks } from '../js/support/readme.js';

const FOLDER = join(ROOT, 'build/recipes');
const GUIDE = 'docs/engines.md';

/**
 * Where the picture ends, beside the wall, in the coordinates of the engine; and expressions: how it is `found`, if
 * not by its name, in what `place` it is, and in what `spot` the engine then shows the point that is 10 to the right
 * of its middle while it is not turned.
 */
const RECIPES = [
  {
    engine: 'phaser',
    x: 274,
    y: 100,
    found: 'game.scene.scenes[0]?.children?.list[0]',
    place: 'picture',
    spot: 'picture.getWorldTransformMatrix().transformPoint(10, 0)',
  },
  {
    engine: 'phaser3',
    x: 274,
    y: 100,
    found: 'game.scene.scenes[0]?.children?.list[0]',
    place: 'picture',
    spot: 'picture.getWorldTransformMatrix().transformPoint(10, 0)',
  },
  {
    engine: 'pixi.js',
    x: 274,
    y: 100,
    place: 'picture',
    spot: 'picture.toGlobal({ x: 10 / picture.scale.x, y: 0 })',
  },
  {
    // On the ground: what is y elsewhere is z here.
    engine: 'three',
    x: 274,
    y: 100,
    place: '({ x: picture.position.x, y: picture.position.z })',
    spot: '(({ x, z }) => ({ x, y: z }))(picture.localToWorld(picture.position.clone().set(10, 0, 0)))',
  },
  {
    engine: 'excalibur',
    x: 274,
    y: 100,
    place: 'picture.pos',
    spot: '((v) => (v.setTo(10, 0), picture.transform.apply(v)))(picture.pos.clone())',
  },
  {
    engine: 'kaplay',
    x: 274,
    y: 100,
    place: 'picture.pos',
    spot: 'picture.transform.multVec2(k.vec2(10, 0))',
    // It keeps no transforms unless something has an area.
    setUp: 'picture.use(k.area());',
  },
  {
    engine: 'littlejsengine',
    x: 6.5,
    y: 0,
    found: 'engineObjects[0]',
    place: 'picture.pos',
    spot: 'picture.localToWorld(vec2(10, 0))',
    setUp: "import { engineObjects } from 'littlejsengine';",
  },
];

/** What is said in TypeScript alone is about frameworks: see tests/js/frameworks.test.ts. */
const allBlocks = codeBlocks(GUIDE).filter(({ language }) => language === 'js');
const blocks = allBlocks.filter(({ stage }) => stage === 'recipes');
/** Phaser 3 is installed under another name, and has the same recipe. */
const sameRecipe = new Map([['phaser3', 'phaser']]);

function codeFor(engine: string): string {
  const name = sameRecipe.get(engine) ?? engine;
  const block = blocks.find(({ code }) => code.includes(`from '${name}'`));
  return block?.code.replace(`from '${name}'`, `from '${engine}'`) ?? '';
}

let browser: Browser;
let server: PreviewServer;

beforeAll(async () => {
  if (!existsSync(join(ROOT, 'dist/index.js'))) {
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT });
  }
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(join(ROOT, 'tests/recipes/package.json'), join(FOLDER, 'package.json'));
  const library = join(FOLDER, 'node_modules/sepax');
  rmSync(library, { force: true });
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  execFileSync('npm', [...install, '--prefer-offline'], { cwd: FOLDER });
  symlinkSync(ROOT, library);
  for (const { engine, found = 'picture', place, spot, setUp = '' } of RECIPES) {
    writeFileSync(join(FOLDER, `${engine}.html`), page(engine));
    const watched = `
${setUp}
const numbers = ({ x, y }) => [x, y];
const placeOf = (picture) => (picture ? numbers(${place}) : null);
const spotOf = (picture) => numbers(${spot}).map((value, i) => value - numbers(${place})[i]);
globalThis.placeOfPicture = () => placeOf(${found});
globalThis.spotOfPicture = () => spotOf(${found});
globalThis.turnHero = (angle) => {
  hero.angle = angle;
};
`;
    writeFileSync(join(FOLDER, `${engine}.js`), `${codeFor(engine)}${watched}`);
  }
  await build({
    root: FOLDER,
    configFile: false,
    base: './',
    logLevel: 'error',
    build: {
      target: 'es2022',
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: RECIPES.map(({ engine }) => join(FOLDER, `${engine}.html`)) },
    },
  });
  server = await preview({
    root: FOLDER,
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch(playwright.use?.launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

function page(engine: string): string {
  return `<!doctype html><title>${engine}</title><body><script type="module" src="./${engine}.js"></script>`;
}

/** What tsc has to say about code that is copied into a strict TypeScript program: nothing if all is well. */
function typeErrors(name: string, code: string): string {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    esModuleInterop: true,
    skipLibCheck: true,
    types: [],
    lib: ['es2022', 'dom', 'dom.iterable', 'esnext.disposable'],
  };
  writeFileSync(join(FOLDER, `${name}.ts`), code);
  const config = join(FOLDER, `tsconfig.${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  try {
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config]);
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

test('every recipe for an engine is among these', () => {
  expect(blocks).toHaveLength(RECIPES.length - sameRecipe.size);
  expect(RECIPES.filter(({ engine }) => codeFor(engine) === '')).toEqual([]);
});

test.each(allBlocks)('the code at line $line compiles in a strict program', ({ line, code }) => {
  expect(typeErrors(`check-${line}`, code)).toBe('');
});

describe.each(RECIPES)('$engine', ({ engine, x, y }) => {
  test('the hero runs up to the wall, and its picture with it', async () => {
    const window = await browser.newPage();
    const faults: string[] = [];
    window.on('pageerror', (error) => faults.push(String(error)));
    await window.goto(`${server.resolvedUrls?.local[0]}${engine}.html`);
    const arrived = window.waitForFunction(
      (end) => {
        const place = (globalThis as { placeOfPicture?: () => number[] | null }).placeOfPicture?.();
        return place && Math.abs((place[0] as number) - end) < 1e-6 ? place : null;
      },
      x,
      { timeout: 20_000 },
    );
    const place = await arrived.then((handle) => handle.jsonValue()).catch(String);
    expect({ faults, place }).toEqual({ faults: [], place: [expect.closeTo(x, 6), y] });
    // And no further.
    await window.waitForTimeout(200);
    const later = await window.evaluate('placeOfPicture()');
    expect(later).toEqual([expect.closeTo(x, 6), y]);
    // Turned by half a radian it shows what was on its right where the body has it.
    await window.evaluate('turnHero(0.5)');
    await window.waitForTimeout(300);
    const spot = [10 * Math.cos(0.5), 10 * Math.sin(0.5)];
    expect(await window.evaluate('spotOfPicture()')).toEqual(
      spot.map((value) => expect.closeTo(value, 3)),
    );
    await window.close();
  });
});
