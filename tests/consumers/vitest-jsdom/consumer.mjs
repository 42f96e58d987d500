import { readFileSync } from 'node:fs';

export const packages = ['vitest@4', 'jsdom@26'];

export const checks = [
  {
    title: 'test',
    async answers(project) {
      await project.bin('vitest', ['run', '--environment', 'jsdom']);
      return JSON.parse(readFileSync(project.path('answers.json'), 'utf8'));
    },
  },
];
