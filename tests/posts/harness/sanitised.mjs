// What is left of a post behind the rules of a host.
import { readFileSync } from 'node:fs';
import { postWith } from './post.mjs';

/** Lets HTML through a filter, which is a module of the project, and makes a page of what comes out. */
export async function cleaned(project, html, filter) {
  project.write('filter.mjs', filter);
  project.write('post.html', html);
  project.write(
    'clean.mjs',
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filter } from './filter.mjs';
const body = filter(readFileSync('post.html', 'utf8'));
mkdirSync('site/post', { recursive: true });
writeFileSync('site/post/index.html', \`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A post</title></head><body>\${body}</body></html>\`);
`,
  );
  await project.run('node', ['clean.mjs']);
  return project.path('site');
}

/** The same for a post in Markdown with a snippet in it. */
export async function sanitised(project, snippet, filter) {
  const [, post] = postWith(snippet).split(/^---$[\s\S]*?^---$/m);
  const markdown = `import parse from 'remark-parse';
import raw from 'rehype-raw';
import toHtml from 'remark-rehype';
import stringify from 'rehype-stringify';
import { unified } from 'unified';
import { readFileSync, writeFileSync } from 'node:fs';
const html = unified().use(parse).use(toHtml, { allowDangerousHtml: true }).use(raw).use(stringify);
writeFileSync('post.html', String(html.processSync(readFileSync('post.md', 'utf8'))));
`;
  project.write('post.md', post);
  project.write('markdown.mjs', markdown);
  await project.run('node', ['markdown.mjs']);
  return cleaned(project, readFileSync(project.path('post.html'), 'utf8'), filter);
}
