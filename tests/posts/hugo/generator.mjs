import { join } from 'node:path';
import { debianRoot, librariesIn } from '../harness/debian.mjs';
import { BASE, postWith } from '../harness/post.mjs';
import { partsOf } from '../harness/snippet.mjs';

export const recipe = 'hugo';

const layout = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><h1>{{ .Title }}</h1>{{ .Content }}</body>
</html>
`;

export async function generate(project, snippet) {
  const { definition, line } = partsOf(snippet);
  project.write('config.toml', `baseURL = "http://localhost${BASE}"\ntitle = "A blog"\n`);
  project.write('layouts/_default/single.html', layout);
  project.write('layouts/shortcodes/sepax.html', definition);
  project.write('content/post.md', postWith(line));
  const root = await debianRoot('hugo');
  if (root === undefined) await project.run('hugo', []);
  else await project.run(join(root, 'usr/bin/hugo'), [], { LD_LIBRARY_PATH: librariesIn(root) });
  return project.path('public');
}
