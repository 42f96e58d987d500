import { answersOfFolder } from '../harness/web.mjs';

const answersOf = (page) => (project) => answersOfFolder(project.folder, { page });

export const checks = [
  { title: 'module', answers: answersOf('module.html') },
  { title: 'classic', answers: answersOf('classic.html'), parts: ['inline'] },
  { title: 'given the module of the page', answers: answersOf('shared.html'), parts: ['loaded'] },
];
