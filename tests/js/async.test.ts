/** `sepax/async` as a user gets it: what it loads, from where, and what it says when that fails. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer } from './support/consumer.js';

let consumer: Consumer;
let wasm: Buffer;
let server: Server;
let host: string;
/** How often each path was asked for. */
const requests = new Map<string, number>();

/** Each path is a server at fault, or one that is not. */
const answers: Record<string, () => { status?: number; type: string; body: Buffer | string }> = {
  '/right.wasm': () => ({ type: 'application/wasm', body: wasm }),
  '/undeclared.wasm': () => ({ type: 'application/octet-stream', body: wasm }),
  '/missing.wasm': () => ({ status: 404, type: 'text/plain', body: 'not here' }),
  '/page.wasm': () => ({ type: 'text/html', body: '<!doctype html>' }),
  '/declared-page.wasm': () => ({ type: 'application/wasm', body: '<!doctype html>' }),
  '/truncated.wasm': () => ({ type: 'application/wasm', body: wasm.subarray(0, 5000) }),
  '/other.wasm': () => ({ type: 'application/wasm', body: wasm.subarray(0, 8) }),
  '/older.wasm': () => ({ type: 'application/wasm', body: ofAnotherBuild() }),
};

function ofAnotherBuild(): Buffer {
  const older = Buffer.from(wasm);
  older[older.length - 1]! ^= 1;
  return older;
}

beforeAll(async () => {
  consumer = await Consumer.create();
  wasm = readFileSync(consumer.path('node_modules/sepax/dist/sepax.wasm'));
  server = createServer(({ url = '' }, response) => {
    requests.set(url, (requests.get(url) ?? 0) + 1);
    const { status = 200, type, body } = answers[url]!();
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server?.close();
  consumer?.remove();
});

const AREA = `console.log(sepax.Polygon.regular(4, Math.SQRT2).area.toFixed(9));`;

describe('load', () => {
  test.each([
    ['the file beside it', ''],
    ['a URL', `{ url: new URL(import.meta.resolve('sepax/sepax.wasm')) }`],
    ['an address', `{ url: import.meta.resolve('sepax/sepax.wasm') }`],
    ['bytes', `{ bytes: readFileSync(file) }`],
    ['a buffer', `{ bytes: new Uint8Array(readFileSync(file)).buffer }`],
    ['a module', `{ module: new WebAssembly.Module(readFileSync(file)) }`],
  ])('takes %s', async (what, options) => {
    const printed = await consumer.run(
      `load-${what.replaceAll(' ', '-')}.mjs`,
      `import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'sepax/async';
const file = fileURLToPath(import.meta.resolve('sepax/sepax.wasm'));
const sepax = await load(${options});
${AREA}`,
    );
    expect(printed).toBe('4.000000000');
  });

  test.each(['/right.wasm', '/undeclared.wasm'])('takes what a server has at %s', async (path) => {
    const printed = await consumer.run(
      `served${path.replace('/', '-')}.mjs`,
      `import { load } from 'sepax/async';
const sepax = await load({ url: '${host}${path}' });
${AREA}`,
    );
    expect(printed).toBe('4.000000000');
  });

  test('works by require', async () => {
    const printed = await consumer.run(
      'load.cjs',
      `const { load } = require('sepax/async');
load().then((sepax) => ${AREA.replace(';', '')});`,
    );
    expect(printed).toBe('4.000000000');
  });

  test('loads once, however often it is called, and what is imported is what it gives', async () => {
    requests.clear();
    const printed = await consumer.run(
      'once.mjs',
      `import { collide, load, Polygon } from 'sepax/async';
const url = '${host}/right.wasm';
const [one, two] = await Promise.all([load({ url }), load({ url })]);
const three = await load();
console.log(one === two, two === three, one.collide === collide, one.Polygon === Polygon);`,
    );
    expect(printed).toBe('true true true true');
    expect(Object.fromEntries(requests)).toEqual({ '/right.wasm': 1 });
  });

  test('gives all that sepax has, and shares its errors', async () => {
    const printed = await consumer.run(
      'same.mjs',
      `import * as plain from 'sepax';
import { load, SepaxError } from 'sepax/async';
const names = (library) => Object.keys(library).sort().join();
console.log(names(await load()) === names(plain), SepaxError === plain.SepaxError);`,
    );
    expect(printed).toBe('true true');
  });
});

describe('a load that fails', () => {
  test.each([
    ['/missing.wasm', 'the server answered 404'],
    ['/page.wasm', 'there is a page, not a wasm file'],
    ['/declared-page.wasm', 'expected magic word'],
    ['/truncated.wasm', 'WebAssembly'],
    ['/other.wasm', 'it is not the wasm of sepax'],
    ['/older.wasm', 'it is of another build of sepax'],
  ])('from %s names the address and the reason, and can be tried again', async (path, reason) => {
    const url = host + path;
    const printed = await consumer.run(
      `failing${path.replace('/', '-')}.mjs`,
      `import { load, SepaxError } from 'sepax/async';
const error = await load({ url: '${url}' }).catch((error) => error);
const { code, argument, value, message, cause } = error;
const typed = error instanceof SepaxError && cause instanceof Error;
const again = (await load()).Polygon.regular(4, Math.SQRT2).area.toFixed(3);
console.log(JSON.stringify({ typed, code, argument, value, message, again }));`,
    );
    const { message, ...rest } = JSON.parse(printed);
    expect(rest).toEqual({
      typed: true,
      code: 'load-failed',
      argument: 'url',
      value: url,
      again: '4.000',
    });
    expect(message).toContain(`from ${url}: `);
    expect(message).toContain(reason);
  });

  test.each([
    [`{ url: 'http://127.0.0.1:1/sepax.wasm' }`, 'load-failed url'],
    [`{ url: 'nowhere' }`, 'load-failed url'],
    [`{ url: 'file:///nowhere/sepax.wasm' }`, 'load-failed url'],
    [`{ url: 5 }`, 'load-failed url'],
    [`{ bytes: Uint8Array.of(1, 2, 3) }`, 'load-failed bytes'],
    [`{ bytes: 'text' }`, 'load-failed bytes'],
    [`{ module: {} }`, 'load-failed module'],
    [`{ wasm: 1 }`, 'not-an-option options'],
    [`{ url: 'nowhere', bytes: Uint8Array.of(1) }`, 'not-an-option options'],
    [`null`, 'not-an-option options'],
  ])('by %s says so', async (options, expected) => {
    const printed = await consumer.run(
      'bad-options.mjs',
      `import { load } from 'sepax/async';
const { code, argument } = await load(${options}).catch((error) => error);
console.log(code, argument);`,
    );
    expect(printed).toBe(expected);
  });
});

test.each([
  ['{ url: 5 }', `Can't load the wasm of sepax from the given url: 5 is not an address.`],
  [
    `{ bytes: 'abc' }`,
    `Can't load the wasm of sepax from the given bytes: "abc" is not an ArrayBuffer.`,
  ],
  [
    `{ url: 'a', module: {} }`,
    'options must have one of url, bytes, module, but has url and module.',
  ],
])('%s is refused in plain words', async (options, message) => {
  const printed = await consumer.run(
    'plain-words.mjs',
    `import { load } from 'sepax/async';
console.log((await load(${options}).catch((error) => error)).message);`,
  );
  expect(printed).toBe(message);
});

describe('before it is loaded', () => {
  test('nothing is compiled or fetched, and use says what to do', async () => {
    const printed = await consumer.run(
      'unloaded.mjs',
      `const touched = [];
globalThis.fetch = () => touched.push('fetch');
for (const name of Object.getOwnPropertyNames(WebAssembly)) {
  if (!/^compile|^instantiate|^Module$|^Instance$/.test(name)) continue;
  WebAssembly[name] = function () { touched.push(name); };
}
const { Polygon } = await import('sepax/async');
try {
  Polygon.regular(4, 1);
} catch ({ name, code, message }) {
  console.log(name, code, message.includes('load()'), touched.length);
}`,
    );
    expect(printed).toBe('SepaxError not-loaded true 0');
  });

  test('shapes and bodies of sepax are strangers, and the error says of what', async () => {
    const printed = await consumer.run(
      'strangers.mjs',
      `import * as sepax from 'sepax';
import { load } from 'sepax/async';
const loaded = await load();
const square = (of) => new of.Box(2, 2);
const body = (of) => new of.World().add(square(of));
const proxy = (value) => new Proxy(value, {});
for (const [a, b, of] of [
  [square(loaded), square(sepax), loaded],
  [square(sepax), square(loaded), sepax],
  [square(sepax), body(loaded), sepax],
  [body(loaded), body(sepax), loaded],
  [square(sepax), proxy(square(sepax)), sepax],
  [square(sepax), proxy(body(sepax)), sepax],
]) {
  try {
    of.intersects(a, b);
  } catch ({ code, argument, message }) {
    console.log(code, argument, /but is (a [^:,]*)/.exec(message)[1]);
  }
}`,
    );
    expect(printed.split('\n')).toEqual([
      'not-a-shape b a Box of another copy of the library',
      'not-a-shape b a Box of another copy of the library',
      'not-a-shape b a Body of another copy of the library',
      'not-a-shape b a Body of another copy of the library',
      'not-a-shape b a proxy of a shape',
      'not-a-shape b a proxy of a body',
    ]);
  });
});
