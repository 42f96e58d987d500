/** Pages of somebody else, under a strict policy, with the packed library installed beside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { checkClaims } from '../../js/support/claims.js';
import { Consumer, ROOT } from '../../js/support/consumer.js';
import { javascriptBlocks } from '../../js/support/readme.js';
import { PRINT } from '../engines/browser.js';

/** Allows nothing but scripts of the same host, and compiling wasm. */
export const POLICY = {
  'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
};

const DIST = './node_modules/sepax/dist';

/** What pages without a build write for a name. */
const ADDRESSES: Record<string, string> = {
  sepax: `${DIST}/index.js`,
  'sepax/3d': `${DIST}/3d.js`,
  'sepax/async': `${DIST}/async.js`,
  'node:assert/strict': './assert.js',
};

const withAddresses = (code: string): string =>
  code.replace(/ from ['"]([^'"]+)['"]/g, (_, name: string) => ` from '${ADDRESSES[name]}'`);

/** As much of Node's `assert` as {@link checkClaims} uses. */
const ASSERT = `
const textOf = (value) => JSON.stringify(value, (_, part) =>
  part instanceof Object && !Array.isArray(part) ? Object.entries(part).sort() : part);
const deepEqual = (actual, expected) => {
  if (textOf(actual) !== textOf(expected)) throw new Error(textOf(actual) + ' is not ' + textOf(expected));
};
export default { deepEqual };`;

const WORKER_PAGE = `
const worker = new Worker('./golden-worker.js', { type: 'module' });
worker.onmessage = ({ data }) => { globalThis.answer = data; };
worker.onerror = () => { globalThis.answer = 'the worker failed'; };`;

const GLOBAL = `
const { Box, collide } = globalThis.sepax;
const { intersects, depth, mtv } = collide(new Box(10, 10), new Box(10, 10, { x: 7, y: 1 }));
globalThis.answer = { intersects, depth, mtv };`;

/** What goes wrong in all ways that checks have to hear of. */
const FAULTY = `
console.warn('a warning');
console.error('an error');
Promise.reject(new Error('a rejection'));
document.body.setAttribute('style', 'color: red');
setTimeout(() => { globalThis.answer = true; });
throw new Error('an exception');`;

/** A sheet takes one thing of 600 pixels, and not two unless they are cut. */
export const ON_PAPER = 6;
const PAPER = 'body { margin: 0 } sepax-figure { display: block; } div { height: 600px; }';
const PRINTED = `
globalThis.answer = true;
if (location.hash === '${PRINT}') print();`;

/** Goes through the page until each figure has come near, and is shown. */
const FIGURES_SHOWN = `
import '${DIST}/embed.js';
const frame = () => new Promise(requestAnimationFrame);
for (const figure of document.querySelectorAll('sepax-figure')) {
  figure.scrollIntoView({ behavior: 'instant' });
  const stage = () => figure.shadowRoot?.querySelector('.canvas')?.firstElementChild;
  while (!stage()?.shadowRoot?.querySelector('[data-id]')) await frame();
}`;

const FIGURE_STYLE = 'sepax-figure { display: block; min-height: 480px; }';

async function goldenRun(): Promise<string> {
  const source = readFileSync(join(ROOT, 'tests/js/support/golden-run.ts'), 'utf8');
  return withAddresses((await transform(source, { loader: 'ts' })).code);
}

export const readmeBlocks = javascriptBlocks();
const FIRST_ANSWER = '({ hit, x: ship.x, y: ship.y })';

export class Host {
  private constructor(
    readonly consumer: Consumer,
    readonly prelude: string,
  ) {}

  /** `prelude` is a script that all pages begin with. */
  static async create(prelude: string): Promise<Host> {
    const host = new Host(await Consumer.create(), prelude);
    const { consumer } = host;
    consumer.write('prelude.js', prelude);
    consumer.write('assert.js', ASSERT);
    consumer.write('golden-run.js', await goldenRun());
    const golden = `import { goldenRun } from './golden-run.js';`;
    consumer.write('golden-worker.js', `${golden} postMessage(goldenRun());`);
    host.#page('golden', `${golden} globalThis.answer = goldenRun();`);
    host.#page('worker', WORKER_PAGE);
    for (const [i, { code }] of readmeBlocks.entries()) {
      host.#page(`readme-${i}`, `${withAddresses(checkClaims(code))} globalThis.answer = true;`);
    }
    const [first] = readmeBlocks;
    host.#page('first', `${withAddresses(first!.code)} globalThis.answer = ${FIRST_ANSWER};`);
    host.#page('global', GLOBAL, `<script src="${DIST}/sepax.global.js"></script>`);
    host.#page('faulty', FAULTY, '<script src="./missing.js"></script>');
    consumer.write('figure.css', FIGURE_STYLE);
    host.#page(
      'figure',
      `import '${DIST}/embed.js';`,
      '<link rel="stylesheet" href="./figure.css">',
      '<h1>A post</h1><sepax-figure lesson="separating-axis"></sepax-figure><p>Text.</p>',
    );
    consumer.write('dark.css', `${FIGURE_STYLE} body { background: #14161a; color: #eee; }`);
    host.#page(
      'figure-in-the-dark',
      `import '${DIST}/embed.js';`,
      '<link rel="stylesheet" href="./dark.css">',
      '<h1>A post</h1><sepax-figure lesson="separating-axis"></sepax-figure>',
    );
    consumer.write('paper.css', PAPER);
    const paper = '<link rel="stylesheet" href="./paper.css">';
    const figures = '<sepax-figure lesson="shadows" height="600"></sepax-figure>'.repeat(ON_PAPER);
    host.#page('figures-on-paper', FIGURES_SHOWN + PRINTED, paper, figures);
    host.#page('boxes-on-paper', PRINTED, paper, '<div></div>'.repeat(ON_PAPER));
    return host;
  }

  /** What README's first snippet comes to in Node. */
  async firstAnswer(): Promise<unknown> {
    const code = `${readmeBlocks[0]!.code} console.log(JSON.stringify(${FIRST_ANSWER}));`;
    return JSON.parse(await this.consumer.run('first.mjs', code));
  }

  /** A page with a module of the same name. */
  #page(name: string, module: string, head = '', body = ''): void {
    this.consumer.write(`${name}.js`, module);
    this.consumer.write(
      `${name}.html`,
      `<!doctype html>
<html lang="en">
<head><script src="./prelude.js"></script><meta charset="utf-8"><title>A blog</title>${head}</head>
<body>${body}<script type="module" src="./${name}.js"></script></body>
</html>`,
    );
  }
}
