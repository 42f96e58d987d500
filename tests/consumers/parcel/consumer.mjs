import { answersOfFolder } from '../harness/web.mjs';

export const packages = ['parcel@2'];

export const checks = [
  {
    title: 'build',
    async answers(project) {
      await project.bin('parcel', ['build', 'index.html', '--public-url', './', '--no-cache']);
      return answersOfFolder(project.path('dist'));
    },
  },
];
