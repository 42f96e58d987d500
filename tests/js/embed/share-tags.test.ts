import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function imageOf(site: string | undefined): Promise<string | undefined> {
  vi.stubEnv('SEPAX_SITE_URL', site);
  const { shareTags } = await import('../../../web/embed/bundle/share-tags.js');
  return shareTags('shadows', '../../').find(({ property }) => property === 'og:image')?.content;
}

test('the picture of a page has a whole address where the site knows its own', async () => {
  expect(await imageOf('https://example.org/book/')).toBe(
    'https://example.org/book/embed/shadows.en.png',
  );
});

test('else its address leads there from the page', async () => {
  expect(await imageOf(undefined)).toBe('../../embed/shadows.en.png');
});
