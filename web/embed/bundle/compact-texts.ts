import type { Plugin } from 'rolldown';

const withoutIndents = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Style sheets in TypeScript without their indents. */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    transform: {
      filter: { id: /\/web\/(stage|figures?|embed)\/.*\.ts$/, code: 'css`' },
      handler: (code) => ({ code: code.replaceAll(/\bcss`[^`]*`/g, withoutIndents), map: null }),
    },
  };
}

/** A picture without its indents and remarks; licences are in a file of their own (`licenses.ts`). */
export const compactPicture = (svg: string): string =>
  withoutIndents(svg.replaceAll(/<!--.*?-->/gs, '')).trim();
