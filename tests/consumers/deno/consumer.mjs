export const packages = ['deno@2'];

export const checks = [
  {
    title: 'run',
    answers: (project) =>
      project.answersOf(project.path('node_modules/.bin/deno'), [
        'run',
        '--allow-read',
        'prints.js',
      ]),
  },
];
