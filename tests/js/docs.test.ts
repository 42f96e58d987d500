/** The code in README.md and docs runs, and its comments tell the truth. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Consumer } from './support/consumer.js';
import { javascriptBlocks } from './support/readme.js';

let consumer: Consumer;

beforeAll(async () => {
  consumer = await Consumer.create();
}, 180_000);

afterAll(() => consumer?.remove());

const files = ['README.md', 'docs/world.md', 'docs/multiplayer.md'];
const blocks = files.flatMap((file) => javascriptBlocks(file));

test.each(files)('%s has code', (file) => {
  expect(javascriptBlocks(file).length).toBeGreaterThanOrEqual(2);
});

test.each(blocks)('the block at line $line of $file runs', async ({ line, code }) => {
  expect(await consumer.run(`block-${line}.mjs`, code)).toBe('');
});

/**
 * Lines of the form `expression; // value`, where the comment begins with literals: numbers, strings,
 * true, false, null, { x: 1, y: 0 }, or several of them for a destructuring.
 */
const CLAIM = /^(?:const (?<target>\{.*\}|\w+) = )?(?<expression>.+); \/\/ (?<claim>.+)$/;
const LITERALS =
  /^(?:true|false|null|-?\d+(?:\.\d+)?|'[^']*'|\{[^}]*\})(?:, (?:-?\d[\d.]*|\{[^}]*\}))*/;

function withChecks(code: string): { checked: string; claims: number } {
  let claims = 0;
  const lines = code.split('\n').map((line) => {
    const { target, expression, claim } = line.trim().match(CLAIM)?.groups ?? {};
    const [literals] = claim?.match(LITERALS) ?? [];
    if (literals === undefined) return line;
    claims += 1;
    const values = target?.replace(/^\{/, '[').replace(/\}$/, ']') ?? `[${expression}]`;
    const actual = target === undefined || target.startsWith('{') ? values : `[${target}]`;
    return `${line.slice(0, line.indexOf('//'))}\ncheck(${actual}, [${literals}]);`;
  });
  return { checked: lines.join('\n'), claims };
}

test('values in comments are those that come out', async () => {
  let total = 0;
  for (const { line, code } of blocks) {
    const { checked, claims } = withChecks(code);
    total += claims;
    await consumer.run(
      `claims-${line}.mjs`,
      `import assert from 'node:assert/strict';
// -0 is 0 to a reader.
const plain = (value) => JSON.parse(JSON.stringify(value));
const check = (actual, expected) => assert.deepEqual(plain(actual), plain(expected));
${checked}`,
    );
  }
  expect(total).toBeGreaterThanOrEqual(3);
});
