import { fileURLToPath } from 'node:url';
import type { InputOptions } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What each bundle of figures is made with. */
export const common = {
  platform: 'browser',
  // Chunks may have what they need from the entry.
  preserveEntrySignatures: 'allow-extension',
  resolve: {
    // The longer name first: an alias also stands for what begins with it.
    alias: { 'sepax/3d': here('../../lib/space3/index.ts'), sepax: here('../../lib/index.ts') },
  },
  transform: { target: 'es2022' },
} satisfies InputOptions;
