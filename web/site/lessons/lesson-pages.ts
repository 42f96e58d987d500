import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filled } from '../../figure/voice/voice.js';
import { type LessonName, lessonNames } from '../../figures/registry.js';

const template = fileURLToPath(new URL('./page.html', import.meta.url));

/** The lesson whose page is at an address or in a file. */
function lessonAt(path: string): LessonName | undefined {
  const name = /\/lessons\/([\w-]+)\/(?:index\.html)?$/.exec(path)?.[1];
  return lessonNames.find((other) => other === name);
}

const pageOf = (name: LessonName): string => filled(readFileSync(template, 'utf8'), { name });

/** Has the page `index.html` in the folder of each lesson, without a file for each. */
export function lessonPages(): Plugin {
  return {
    name: 'lesson-pages',
    resolveId: (id) => (lessonAt(id) === undefined ? null : id),
    load: (id) => {
      const name = lessonAt(id);
      return name === undefined ? null : pageOf(name);
    },
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use((request, response, next) => {
        const path = request.url?.replace(/[?#].*$/, '') ?? '';
        const name = lessonAt(path);
        if (name === undefined) {
          next();
          return;
        }
        void transformIndexHtml(
          `${path.replace(/index\.html$/, '')}index.html`,
          pageOf(name),
          request.originalUrl,
        ).then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
      });
    },
  };
}
