import { BASE, postWith } from '../harness/post.mjs';

export const packages = ['vitepress@1'];
export const recipe = 'vitepress';

const config = `export default {
  title: 'A blog',
  base: '${BASE}',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'sepax-figure' } } },
};
`;

export async function generate(project, snippet) {
  project.write('.vitepress/config.mjs', config);
  project.write('post/index.md', postWith(snippet));
  await project.bin('vitepress', ['build']);
  return project.path('.vitepress/dist');
}
