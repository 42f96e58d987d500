import { copyFileSync } from 'node:fs';
import { answersOfFolder } from '../harness/web.mjs';

export const packages = ['esbuild@0.28'];

const OPTIONS = ['--bundle', '--minify', '--format=esm', '--outdir=dist', '--log-level=warning'];

async function build(project, input, ...options) {
  await project.bin('esbuild', [`main=${input}`, ...OPTIONS, ...options]);
  copyFileSync(project.path('index.html'), project.path('dist/index.html'));
}

export const checks = [
  {
    title: 'build, the wasm copied beside it',
    async answers(project) {
      await build(project, 'main.js');
      copyFileSync(
        project.path('node_modules/sepax/dist/sepax.wasm'),
        project.path('dist/sepax.wasm'),
      );
      return answersOfFolder(project.path('dist'));
    },
  },
  {
    title: 'build, the wasm imported as a file',
    parts: ['loaded'],
    async answers(project) {
      await build(project, 'imported.js', '--loader:.wasm=file');
      return answersOfFolder(project.path('dist'));
    },
  },
];
