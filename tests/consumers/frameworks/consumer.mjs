// The types of `<sepax-figure>` in what frameworks write: what is right passes, and what is wrong does not.
import assert from 'node:assert/strict';

export const packages = [
  'typescript@5',
  'react@19',
  '@types/react@19',
  'vue@3',
  'vue-tsc@3',
  'svelte@5',
  'svelte-check@4',
];

const wrong = /"blue"/;

/** A checker finds nothing in one folder, and the wrong theme in the other. */
async function checked(check) {
  await check('right');
  await assert.rejects(check('wrong'), wrong);
}

export const checks = [
  {
    title: 'JSX of React',
    use: (project) => checked((folder) => project.bin('tsc', ['-p', `react/${folder}`])),
  },
  {
    title: 'templates of Vue',
    use: (project) => checked((folder) => project.bin('vue-tsc', ['-p', `vue/${folder}`])),
  },
  {
    title: 'markup of Svelte',
    use: (project) =>
      checked((folder) =>
        project.bin('svelte-check', ['--workspace', `svelte/${folder}`, '--output', 'human']),
      ),
  },
];
