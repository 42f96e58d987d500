import { useFigure } from '../harness/figure.mjs';
import { freePort } from '../harness/server.mjs';
import { answersOfPage } from '../harness/web.mjs';

export const packages = ['next@16', 'react@19', 'react-dom@19'];

let url;

/** The two components are on one page; each leaves its answers under its own name. */
async function answersOf(component) {
  const { [component]: answers } = await answersOfPage(`${url}?of=${component}`);
  return answers;
}

export const checks = [
  {
    title: 'server component',
    async answers(project) {
      const env = { NEXT_TELEMETRY_DISABLED: '1' };
      await project.bin('next', ['build'], env);
      const port = String(await freePort());
      url = `http://127.0.0.1:${port}/`;
      await project.serve('next', ['start', '-H', '127.0.0.1', '-p', port], url);
      return answersOf('server');
    },
  },
  { title: 'client component', answers: () => answersOf('client') },
  { title: 'client component, a figure', use: () => useFigure(`${url}figure`) },
];
