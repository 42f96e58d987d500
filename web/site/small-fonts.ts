import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** From the thinnest to the boldest that the pages wear. */
export const weights = { wght: { min: 400, max: 700 } } as const;

/** What the part of the font for western languages is for, and pages have: letters, signs and arrows. */
const western = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, i) => 0x20 + i),
  ...[...'–—‘’“”„†•…‹›€™←↑→↓−≤≥×÷·′″²³'].map((sign) => sign.codePointAt(0)!),
);

/** The name of a language in pages that are in another one. */
const koreanName = '한국어';

const named = /url\("(@fontsource-variable\/noto-sans-kr\/[^"]+\.woff2)"\)/g;

/** Leaves out of fonts what no page shows: other weights, and letters beside those of one word. */
export function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/styles\/page\.css$/ },
      handler: async (css) => {
        const files = [...new Set([...css.matchAll(named)].map(([, file]) => file!))];
        const parts = await Promise.all(
          files.map(async (file) => [file, await smallPart(file)] as const),
        );
        return css.replace(named, (_, file: string) => `url("${new Map(parts).get(file)}")`);
      },
    },
    generateBundle: async (_, bundle) => {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !/inter-latin-wght-normal/.test(asset.fileName)) continue;
        asset.source = await subsetFont(Buffer.from(asset.source), western, {
          targetFormat: 'woff2',
          variationAxes: weights,
        });
      }
    },
  };
}

async function smallPart(file: string): Promise<string> {
  const font = await readFile(require.resolve(file));
  const small = await subsetFont(font, koreanName, {
    targetFormat: 'woff2',
    variationAxes: weights,
  });
  return `data:font/woff2;base64,${small.toString('base64')}`;
}
