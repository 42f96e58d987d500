import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of what a user gets: the tarball, installed, and the code in the documentation. */
const PACKAGE_TESTS = [
  'tests/js/package.test.ts',
  'tests/js/package-types.test.ts',
  'tests/js/async.test.ts',
  'tests/js/bundles.test.ts',
  'tests/js/docs.test.ts',
  'tests/js/parts/absence.test.ts',
];

/** Tests that measure or fill the memory of their process, or put another module in the place of one. */
const ALONE = [
  'tests/js/memory.test.ts',
  'tests/js/out-of-memory.test.ts',
  'tests/js/out-of-memory-large.test.ts',
  'tests/js/space3/out-of-memory.test.ts',
  'tests/js/world/garbage.test.ts',
  'tests/js/world/memory.test.ts',
];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The code of lessons as their pages show it: coloured at length, and of no use to tests. */
const withoutCode = {
  name: 'without-code',
  enforce: 'pre',
  load: (id: string) => (id.endsWith('?code') ? 'export const lines = [];' : null),
} as const;

export default defineConfig({
  plugins: [withoutCode],
  resolve: {
    // The longer name first: an alias also stands for what begins with it.
    alias: {
      'sepax/debug': here('web/lib/debug/index.ts'),
      'sepax/check': here('web/lib/check/index.ts'),
      'sepax/3d': here('web/lib/space3/index.ts'),
      sepax: here('web/lib/index.ts'),
    },
  },
  test: {
    pool: 'forks',
    // Its own choice leaves one core idle, of two.
    maxWorkers: availableParallelism(),
    // tests/js/memory.test.ts forces collections.
    execArgv: ['--expose-gc'],
    globalSetup: 'tests/js/support/announce-seed.ts',
    // Nothing fails because a machine is slow: these end what hangs, and are far more than any test takes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'library',
          include: ['tests/js/**/*.test.ts'],
          exclude: [...PACKAGE_TESTS, ...ALONE],
          // A process for each file would take longer to start than most of them run.
          isolate: false,
          setupFiles: ['tests/js/support/afresh.ts', 'tests/js/support/watchdog.ts'],
          typecheck: {
            enabled: true,
            include: ['tests/js/**/*.test-d.ts'],
            tsconfig: 'tests/js/tsconfig.types.json',
            // The sources have a check of their own: `tsc` in tests/suites/lint.mjs.
            ignoreSourceErrors: true,
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          setupFiles: 'tests/js/support/watchdog.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: PACKAGE_TESTS,
          globalSetup: 'tests/js/support/installed.ts',
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
