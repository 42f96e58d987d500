import { useFigure, useFigureIn } from '../harness/figure.mjs';
import { freePort } from '../harness/server.mjs';
import { answersOfFolder, answersOfPage } from '../harness/web.mjs';

export const packages = ['vite@8'];

let url;

export const checks = [
  {
    title: 'dev',
    async answers(project) {
      const port = String(await freePort());
      url = `http://127.0.0.1:${port}/`;
      await project.serve('vite', ['--host', '127.0.0.1', '--port', port, '--strictPort'], url);
      return answersOfPage(url);
    },
  },
  { title: 'dev, a figure', use: () => useFigure(`${url}figure/`) },
  {
    title: 'build',
    async answers(project) {
      await project.bin('vite', ['build', '--base', './']);
      return answersOfFolder(project.path('dist'));
    },
  },
  {
    title: 'build, a figure',
    async use(project) {
      await project.bin('vite', ['build', 'figure', '--base', './']);
      await useFigureIn(project.path('figure/dist'));
    },
  },
];
