// Checked and compiled by tsc, with every lib file checked, too; then run.
export const packages = ['typescript@6', '@types/node@20'];

const COMMON = [
  'program.ts',
  '--ignoreConfig',
  '--strict',
  '--target',
  'es2022',
  '--skipLibCheck',
  'false',
];

async function answersOf(project, folder, ...options) {
  await project.bin('tsc', [...COMMON, '--outDir', folder, '--types', 'node', ...options]);
  return project.answersOf(process.execPath, [`${folder}/program.js`]);
}

export const checks = [
  {
    title: 'moduleResolution node16',
    answers: (project) => answersOf(project, 'node16', '--module', 'node16'),
  },
  {
    title: 'moduleResolution bundler',
    answers: (project) =>
      answersOf(project, 'bundler', '--module', 'esnext', '--moduleResolution', 'bundler'),
  },
];
