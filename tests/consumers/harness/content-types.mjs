/** What files are, by the ends of their names, for servers of tests. */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

export const typeOf = (extension) => TYPES[extension] ?? 'application/octet-stream';
