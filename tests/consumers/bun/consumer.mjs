export const packages = ['bun@1'];

export const checks = [
  {
    title: 'run',
    answers: (project) => project.answersOf(project.path('node_modules/.bin/bun'), ['prints.js']),
  },
];
