// Pages without a build, which load what the package has in dist/.
import { useFigureIn } from '../harness/figure.mjs';
import { answersOfFolder } from '../harness/web.mjs';

/** Allows nothing but scripts of the same host, and compiling wasm. */
const STRICT = {
  'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
};

const answersOf = (page, headers) => (project) =>
  answersOfFolder(project.folder, { page, headers });

export const checks = [
  { title: '<script type="module">', answers: answersOf('module.html') },
  { title: '<script type="module">, strict CSP', answers: answersOf('module.html', STRICT) },
  {
    title: 'a figure, strict CSP',
    use: ({ folder }) => useFigureIn(folder, { page: 'figure.html', headers: STRICT }),
  },
  { title: '<script src>', answers: answersOf('global.html'), parts: ['inline'] },
  {
    title: '<script src>, strict CSP',
    answers: answersOf('global.html', STRICT),
    parts: ['inline'],
  },
];
