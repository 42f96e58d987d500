import { BASE, postWith } from '../harness/post.mjs';

export const packages = ['@11ty/eleventy@3'];
export const recipe = 'eleventy';

const layout = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ title }}</title></head>
<body><h1>{{ title }}</h1>{{ content }}</body>
</html>
`;

export async function generate(project, snippet) {
  project.write('_includes/post.html', layout);
  project.write('post.md', postWith(snippet, { layout: 'post.html' }));
  await project.bin('eleventy', ['--pathprefix', BASE, '--quiet']);
  return project.path('_site');
}
