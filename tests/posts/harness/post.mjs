// The post of each blog. Blogs are below /some/path/, as they are on many hosts.
export const BASE = '/some/path/';

/** A post in Markdown around a snippet. */
export const postWith = (snippet, head = {}) => `---
${Object.entries({ title: 'When do two boxes touch?', ...head })
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n')}
---

Text before the figure, with a *mark*.

${snippet}

Text after the figure.
`;
