// A README on a host of repositories: GitHub's rules, as rehype-sanitize has them.
import { sanitised } from '../harness/sanitised.mjs';

export const packages = [
  'remark-parse@11',
  'remark-rehype@11',
  'rehype-raw@7',
  'rehype-sanitize@6',
  'rehype-parse@9',
  'rehype-stringify@10',
  'unified@11',
];
export const recipe = 'html';
export const still = true;

const filter = `
import parse from 'rehype-parse';
import rules from 'rehype-sanitize';
import stringify from 'rehype-stringify';
import { unified } from 'unified';
export const filter = (html) =>
  String(unified().use(parse, { fragment: true }).use(rules).use(stringify).processSync(html));
`;

export const generate = (project, snippet) => sanitised(project, snippet, filter);
