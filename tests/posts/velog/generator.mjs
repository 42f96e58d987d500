// Velog, by the rules of its client, which is open source: Markdown with HTML in it, of which pictures and links are
// kept, no scripts, no unknown elements, and frames of three hosts only.
import { sanitised } from '../harness/sanitised.mjs';

export const packages = [
  'remark-parse@11',
  'remark-rehype@11',
  'rehype-raw@7',
  'rehype-stringify@10',
  'unified@11',
  'sanitize-html@2',
];
export const recipe = 'velog';
export const still = true;

const filter = `
import sanitize from 'sanitize-html';
export const filter = (html) => sanitize(html, {
  allowedTags: ['h1', 'p', 'a', 'em', 'div', 'span', 'figure', 'iframe', 'img'],
  allowedAttributes: {
    a: ['href', 'name', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'allow', 'allowfullscreen', 'scrolling', 'class'],
    '*': ['class', 'id', 'aria-hidden'],
  },
  allowedIframeHostnames: ['www.youtube.com', 'codesandbox.io', 'codepen.io'],
});
`;

export const generate = (project, snippet) => sanitised(project, snippet, filter);
