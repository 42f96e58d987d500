/** The foot of each page leads to the source if `package.json` says where that is, in whichever way it does. */
import { expect, test } from 'vitest';
import { sourceAddress } from '../../../web/site/source-address.js';

const page = 'https://git.example.org/geometry/sepax';

test.each([
  { url: page },
  { url: `${page}.git` },
  { url: `git+${page}.git` },
  { url: 'git://git.example.org/geometry/sepax.git' },
  { url: 'git+ssh://git@git.example.org/geometry/sepax.git' },
  { url: 'git@git.example.org:geometry/sepax.git' },
])('$url is where the source is', (repository) => {
  expect(sourceAddress({ repository })).toBe(page);
});

test.each([
  ['geometry/sepax', 'https://github.com/geometry/sepax'],
  ['github:geometry/sepax', 'https://github.com/geometry/sepax'],
  ['gitlab:geometry/sepax', 'https://gitlab.com/geometry/sepax'],
  ['bitbucket:geometry/sepax', 'https://bitbucket.org/geometry/sepax'],
])('%s is short for a whole address', (repository, address) => {
  expect(sourceAddress({ repository })).toBe(address);
});

test.each([{}, { repository: 'somewhere' }, { repository: { url: 'file:///home/sepax' } }])(
  '%j leads nowhere, and no link pretends to',
  (packageJson) => {
    expect(sourceAddress(packageJson)).toBeUndefined();
  },
);
