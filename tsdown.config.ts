import { defineConfig } from 'tsdown';

/** The npm package: an ES module for the plane and one for space, with their wasm inside, and types. */
export default defineConfig({
  entry: { index: 'web/lib/index.ts', '3d': 'web/lib/space3/index.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  fixedExtension: false,
  dts: true,
  // The types speak of Symbol.dispose, which users' own lib setting may not have.
  banner: { dts: '/// <reference lib="esnext.disposable" />' },
  minify: true,
});
