// A blog's feed, in a reader of feeds: the feed is Eleventy's, the reader keeps what the usual rules let through.
import { readFileSync } from 'node:fs';
import { BASE, postWith } from '../harness/post.mjs';
import { cleaned } from '../harness/sanitised.mjs';

export const packages = ['@11ty/eleventy@3', '@11ty/eleventy-plugin-rss@2', 'sanitize-html@2'];
export const recipe = 'iframe';
export const still = true;

const config = `
import { feedPlugin } from '@11ty/eleventy-plugin-rss';
export default (blog) => {
  blog.addPlugin(feedPlugin, {
    type: 'atom',
    outputPath: '/feed.xml',
    collection: { name: 'post', limit: 0 },
    metadata: {
      language: 'en', title: 'A blog', subtitle: '', base: 'http://localhost${BASE}',
      author: { name: 'Somebody' },
    },
  });
};
`;

const filter = `
import sanitize from 'sanitize-html';
const { allowedTags, allowedAttributes } = sanitize.defaults;
export const filter = (html) => sanitize(html, {
  allowedTags: [...allowedTags, 'img'],
  allowedAttributes: { ...allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
});
`;

export async function generate(project, snippet) {
  project.write('eleventy.config.mjs', config);
  project.write('post.md', postWith(snippet, { tags: 'post' }));
  await project.bin('eleventy', ['--quiet']);
  const feed = readFileSync(project.path('_site/feed.xml'), 'utf8');
  const [, content] = /<content type="html">([\s\S]*?)<\/content>/.exec(feed);
  const entities = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
  const html = content.replace(/&(lt|gt|quot|amp|#39);/g, (_, name) => entities[name]);
  return cleaned(project, html, filter);
}
