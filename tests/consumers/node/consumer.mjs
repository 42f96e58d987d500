const answersOf = (file) => (project) => project.answersOf(process.execPath, [file]);

export const checks = [
  { title: 'import', answers: answersOf('imports.mjs') },
  { title: 'require', answers: answersOf('requires.cjs') },
  { title: 'worker thread', answers: answersOf('thread.mjs') },
  { title: 'worker thread, given the module', answers: answersOf('shared.mjs'), parts: ['loaded'] },
];
