import type { BoardState } from '../state.js';
import { codeOf } from './code.js';

/** An editor in the browser that takes a project as a form; https://developer.stackblitz.com/platform/api/post-api. */
export const editorAddress = 'https://stackblitz.com/run?file=index.js';

/** The fields of the form: a project of Node that runs the program of a board, with a version of the library. */
export function editorFields(state: BoardState, version: string): Readonly<Record<string, string>> {
  const project = {
    name: 'board',
    private: true,
    type: 'module',
    scripts: { start: 'node index.js' },
    dependencies: { sepax: version },
    stackblitz: { startCommand: 'npm start' },
  };
  return {
    'project[title]': 'sepax',
    'project[description]': 'A board of sepax',
    'project[template]': 'node',
    'project[files][index.js]': codeOf(state),
    'project[files][package.json]': `${JSON.stringify(project, null, 2)}\n`,
  };
}
