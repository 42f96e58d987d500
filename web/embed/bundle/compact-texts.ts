import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

const withoutIndents = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Style sheets and markup in TypeScript without their indents. */
export function compactTemplates(): Plugin {
  return {
    name: 'compact-templates',
    transform: {
      filter: { id: /\/web\/(stage|figures?|embed)\/.*\.ts$/, code: /\b(?:css|html)`/ },
      handler: (code) => ({ code: withoutIndentsIn(code, textsOf(parsed(code))), map: null }),
    },
  };
}

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly tag?: { readonly name?: string };
  readonly quasi?: { readonly quasis: readonly Node[] };
}

const parsed = (code: string): unknown => parseAst(code, { lang: 'ts' });

/** The parts of all templates of `css` and `html` that are text. */
function textsOf(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, tag, quasi } = node as Node;
  const isOurs = type === 'TaggedTemplateExpression' && /^(?:css|html)$/.test(tag?.name ?? '');
  return [...(isOurs ? (quasi?.quasis ?? []) : []), ...Object.values(node).flatMap(textsOf)];
}

function withoutIndentsIn(code: string, texts: readonly Node[]): string {
  const sorted = [...texts].sort((p, q) => p.start - q.start);
  const parts = sorted.map(({ start, end }, i) => {
    const between = code.slice(sorted[i - 1]?.end ?? 0, start);
    return between + withoutIndents(code.slice(start, end));
  });
  return parts.join('') + code.slice(sorted.at(-1)?.end ?? 0);
}

/** A picture without its indents and remarks; licences are in a file of their own (`licenses.ts`). */
export const compactPicture = (svg: string): string =>
  withoutIndents(svg.replaceAll(/<!--.*?-->/gs, '')).trim();
