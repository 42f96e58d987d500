import { delimiter } from 'node:path';
import { BASE, postWith } from '../harness/post.mjs';

// Astro wants a newer Node than what the library is tested with.
export const packages = ['astro@7', 'node@22'];
export const recipe = 'astro';

const layout = `---
const { frontmatter } = Astro.props;
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{frontmatter.title}</title></head>
  <body><h1>{frontmatter.title}</h1><slot /></body>
</html>
`;

export async function generate(project, snippet) {
  project.write('astro.config.mjs', `export default { base: '${BASE}' };\n`);
  project.write('src/layouts/Post.astro', layout);
  project.write('src/pages/post.md', postWith(snippet, { layout: '../layouts/Post.astro' }));
  const path = project.path('node_modules/.bin') + delimiter + process.env.PATH;
  await project.bin('astro', ['build'], { PATH: path, ASTRO_TELEMETRY_DISABLED: '1' });
  return project.path('dist');
}
