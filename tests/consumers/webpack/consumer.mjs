import { readFileSync } from 'node:fs';
import { useFigureIn } from '../harness/figure.mjs';
import { answersOfFolder } from '../harness/web.mjs';

export const packages = ['webpack@5', 'webpack-cli@7'];

export const checks = [
  {
    title: 'production build',
    async answers(project) {
      await project.bin('webpack', ['--mode', 'production', '--entry', './main.js']);
      project.write(
        'dist/index.html',
        '<!doctype html><meta charset="utf-8"><script defer src="main.js"></script>',
      );
      return answersOfFolder(project.path('dist'));
    },
  },
  {
    title: 'production build, a figure',
    async use(project) {
      const options = ['--entry', './figure/figure.js', '--output-path', './figure/dist'];
      await project.bin('webpack', ['--mode', 'production', ...options]);
      const page = readFileSync(project.path('figure/index.html'), 'utf8');
      project.write('figure/dist/index.html', page.replace('./figure.js', './main.js'));
      await useFigureIn(project.path('figure/dist'));
    },
  },
];
