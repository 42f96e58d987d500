import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:recipes`: not among the other tests, since it downloads game engines. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'recipes',
    include: ['tests/recipes/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
  },
});
