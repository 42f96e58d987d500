// Rollup leaves `new URL('./sepax.wasm', import.meta.url)` as it is: the file is copied beside the bundle.
import { copyFileSync } from 'node:fs';
import { answersOfFolder } from '../harness/web.mjs';

export const packages = ['rollup@4', '@rollup/plugin-node-resolve@16'];

export const checks = [
  {
    title: 'build',
    async answers(project) {
      await project.bin('rollup', ['main.js', '-d', 'dist', '-p', 'node-resolve']);
      copyFileSync(
        project.path('node_modules/sepax/dist/sepax.wasm'),
        project.path('dist/sepax.wasm'),
      );
      copyFileSync(project.path('index.html'), project.path('dist/index.html'));
      return answersOfFolder(project.path('dist'));
    },
  },
];
