import { defineConfig } from 'tsdown';

/** The npm package: one ES module with the wasm inside, and one file of types. */
export default defineConfig({
  entry: { index: 'web/lib/index.ts' },
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
