import { join } from 'node:path';
import { debianRoot, librariesIn, relocate } from '../harness/debian.mjs';
import { BASE, postWith } from '../harness/post.mjs';
import { partsOf } from '../harness/snippet.mjs';

export const recipe = 'jekyll';

const layout = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ page.title }}</title></head>
<body><h1>{{ page.title }}</h1>{{ content }}</body>
</html>
`;

/** Runs Debian's Jekyll, and its Ruby, from a folder that is not the file system's root. */
async function jekyllIn(root, project) {
  const libraries = librariesIn(root);
  const ruby = join(root, 'usr/lib/ruby');
  const gems = join(root, 'usr/share/rubygems-integration');
  relocate(join(gems, 'all/gems/sassc-2.4.0/lib/sassc/native.rb'), '"/usr/lib', `"${root}/usr/lib`);
  const scripts = ['vendor_ruby/3.1.0', 'vendor_ruby', '3.1.0'];
  const compiled = scripts.map((name) => join(libraries, 'ruby', name));
  const env = {
    LD_LIBRARY_PATH: `${libraries}:${libraries.replace('/usr/lib', '/lib')}`,
    RUBYLIB: [...scripts.map((name) => join(ruby, name)), ...compiled].join(':'),
    GEM_PATH: [
      join(gems, 'all'),
      join(gems, '3.1.0'),
      join(libraries, 'rubygems-integration/3.1.0'),
      join(ruby, 'gems/3.1.0'),
    ].join(':'),
    GEM_HOME: project.path('gems'),
    LANG: 'C.UTF-8',
  };
  await project.run(join(root, 'usr/bin/ruby3.1'), [join(root, 'usr/bin/jekyll'), 'build'], env);
}

export async function generate(project, snippet) {
  const { definition, line } = partsOf(snippet);
  project.write('_config.yml', `baseurl: ${BASE}\nexclude: [node_modules, gems]\n`);
  project.write('_layouts/post.html', layout);
  project.write('_includes/sepax.html', definition);
  project.write('post/index.md', postWith(line, { layout: 'post' }));
  const root = await debianRoot('jekyll');
  if (root === undefined) await project.run('jekyll', ['build']);
  else await jekyllIn(root, project);
  return project.path('_site');
}
