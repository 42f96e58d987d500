/** Where the site will be, if that is known when it is built. */
const published = process.env.SEPAX_SITE_URL || undefined;

/** The address of the site: what other sites keep must be whole ones. */
export const site = published ?? 'http://127.0.0.1:4173/';

/** The address of a file for a page of the site, from which `root` leads to it: whole if that is known. */
export const addressFrom = (root: string, file: string): string =>
  published === undefined ? root + file : new URL(file, published).href;
