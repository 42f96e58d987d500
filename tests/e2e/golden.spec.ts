import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { GOLDEN_HASH } from '../js/support/golden-run.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The run and the library as one script. */
async function bundle(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { sepax: here('../../web/lib/index.ts') } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('../js/support/golden-run.ts'), formats: ['iife'], name: 'golden' },
    },
  })) as Rollup.RollupOutput[];
  return output?.output[0].code ?? '';
}

test('a long run of a world has the golden hash, as natively and in Node', async ({ page }) => {
  const code = await bundle();
  const hash = await page.evaluate(`${code}; golden.goldenRun()`);
  expect(hash).toBe(GOLDEN_HASH);
});
