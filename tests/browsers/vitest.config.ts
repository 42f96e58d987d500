import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The suite `browsers`: the built site and the packed library in engines other than Chromium's. */
export default defineConfig({
  root: here('../..'),
  resolve: { alias: { sepax: here('../../web/lib/index.ts') } },
  test: {
    name: 'browsers',
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: 'tests/js/support/installed.ts',
    // One for each engine.
    maxWorkers: 2,
    // As of Chromium in playwright.config.ts: what passes the second time only is told below the table.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
