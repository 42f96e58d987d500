import { BASE, postWith } from '../harness/post.mjs';

export const packages = [
  '@docusaurus/core@3',
  '@docusaurus/preset-classic@3',
  'react@19',
  'react-dom@19',
];
export const recipe = 'docusaurus';

const config = `export default {
  title: 'A blog',
  url: 'http://localhost',
  baseUrl: '${BASE}',
  presets: [['classic', { docs: false, blog: { routeBasePath: '/', onUntruncatedBlogPosts: 'ignore' } }]],
};
`;

export async function generate(project, snippet) {
  project.write('docusaurus.config.js', config);
  project.write('blog/post.mdx', postWith(snippet, { slug: 'post', date: '2026-01-02' }));
  await project.bin('docusaurus', ['build']);
  return project.path('build');
}
