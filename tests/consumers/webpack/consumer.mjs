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
];
