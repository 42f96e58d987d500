import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { rewritten } from '../../bundling/rewritten.js';

const withoutIndents = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Style sheets and markup in TypeScript without their indents. */
export function compactTemplates(): Plugin {
  return {
    name: 'compact-templates',
    transform: {
      filter: { id: /\/web\/(stage|figures?|embed)\/.*\.ts$/, code: /\b(?:css|html)`/ },
      handler: (code) => ({ code: withoutIndentsInTemplates(code), map: null }),
    },
  };
}

function withoutIndentsInTemplates(code: string): string {
  const texts = textsIn(parseAst(code, { lang: 'ts' }));
  const compact = texts.map(({ start, end }) => {
    return { start, end, text: withoutIndents(code.slice(start, end)) };
  });
  return rewritten(code, compact);
}

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly tag?: { readonly name?: string };
  readonly quasi?: { readonly quasis: readonly Node[] };
}

/** The parts of all templates of `css` and `html` that are text. */
function textsIn(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, tag, quasi } = node as Node;
  const isOurs = type === 'TaggedTemplateExpression' && /^(?:css|html)$/.test(tag?.name ?? '');
  return [...(isOurs ? (quasi?.quasis ?? []) : []), ...Object.values(node).flatMap(textsIn)];
}

/** A picture without its indents and remarks; licences are in a file of their own (`licenses.ts`). */
export const compactPicture = (svg: string): string =>
  withoutIndents(svg.replaceAll(/<!--.*?-->/gs, '')).trim();
