/** A frame by typed arrays makes no garbage: measured in a process of its own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../support/headers.js';

const folder = mkdtempSync(join(tmpdir(), 'sepax-frames-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What asking for the size of the heap takes itself: less than half a byte for each frame. */
const LIMIT = 7500;

test('15,000 frames of 200 bodies leave the heap as it was, without a collection', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { sepax: join(ROOT, 'web/lib/index.ts') } },
    build: {
      lib: {
        entry: join(ROOT, 'tests/js/support/frames.ts'),
        formats: ['es'],
        fileName: () => 'frames.mjs',
      },
      outDir: folder,
      minify: false,
    },
  });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    // Code that is compiled beside the program is late where others keep the machine busy.
    ['--trace-gc', '--no-concurrent-recompilation', join(folder, 'frames.mjs')],
    { env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const [, between, after] = stdout.split(/^(?:begin|end)$/m) as [string, string, string];
  expect(between.trim(), 'no collection between the marks').toBe('');
  const { grown, contacts } = JSON.parse(after.match(/^\{.*\}$/m)?.[0] as string);
  expect(contacts).toBeGreaterThan(200);
  expect(grown).toBeLessThan(LIMIT);
});
