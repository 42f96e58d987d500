import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { rewritten } from '../../bundling/rewritten.js';

const withoutIndents = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Rules without remarks, and without spaces where they mean nothing; no rule has such signs in its strings. */
const withoutRemarks = (rules: string): string =>
  withoutIndents(rules.replaceAll(/\/\*.*?\*\//gs, '')).replaceAll(/;? ?([{};,!]) ?|(:) /g, '$1$2');

/** Style sheets and markup in TypeScript without their indents, and style sheets without remarks. */
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
  const compact = templatesIn(parseAst(code, { lang: 'ts' })).flatMap(({ tag, quasi }) => {
    const shorter = tag.name === 'css' ? withoutRemarks : withoutIndents;
    return quasi.quasis.map(({ start, end }) => {
      return { start, end, text: shorter(code.slice(start, end)) };
    });
  });
  return rewritten(code, compact);
}

interface Template {
  readonly tag: { readonly name: string };
  readonly quasi: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
}

/** All templates of `css` and `html`. */
function templatesIn(node: unknown): readonly Template[] {
  if (typeof node !== 'object' || node === null) return [];
  return [...(isOurs(node) ? [node] : []), ...Object.values(node).flatMap(templatesIn)];
}

function isOurs(node: object): node is Template {
  const { type, tag } = node as { readonly type?: string; readonly tag?: Template['tag'] };
  return type === 'TaggedTemplateExpression' && /^(?:css|html)$/.test(tag?.name ?? '');
}

/** A picture without its indents and remarks; licences are in a file of their own (`licenses.ts`). */
export const compactPicture = (svg: string): string =>
  withoutIndents(svg.replaceAll(/<!--.*?-->/gs, '')).trim();
