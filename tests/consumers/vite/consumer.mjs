import { answersOfFolder, answersOfPage, freePort } from '../harness/web.mjs';

export const packages = ['vite@8'];

export const checks = [
  {
    title: 'dev',
    async answers(project) {
      const port = String(await freePort());
      const url = `http://127.0.0.1:${port}/`;
      await project.serve('vite', ['--host', '127.0.0.1', '--port', port, '--strictPort'], url);
      return answersOfPage(url);
    },
  },
  {
    title: 'build',
    async answers(project) {
      await project.bin('vite', ['build', '--base', './']);
      return answersOfFolder(project.path('dist'));
    },
  },
];
