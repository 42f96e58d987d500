// The checks of an example: its types, its server and its build, each played in a browser.
import { freePort, serveFolder } from './server.mjs';
import { withPage } from './web.mjs';

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param games - How the example is played by keys, and, if it can be, by fingers. */
export function playExample({ keys, fingers }) {
  const inDev = async (project) => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}/`;
    await project.serveScript('dev', ['--host', '127.0.0.1', '--port', port, '--strictPort'], url);
    await withPage(url, (page) => keys(page, url), DESK);
  };
  const inBuild = async (project) => {
    await project.run('npm', ['run', 'build']);
    const server = await serveFolder(project.path('dist'));
    try {
      await withPage(server.url, (page) => keys(page, server.url), DESK);
      await withPage(server.url, (page) => fingers(page, server.url), PHONE);
    } finally {
      server.close();
    }
  };
  return [
    { title: 'npm run dev, played by keys', use: inDev },
    { title: 'npm run build, played by keys and by fingers', use: inBuild },
  ];
}
