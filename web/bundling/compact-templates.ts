import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { rewritten } from './rewritten.js';

export const withoutIndents = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Rules without remarks, and without spaces where they mean nothing; no rule has such signs in its strings. */
const withoutRemarks = (rules: string): string =>
  withoutIndents(rules.replaceAll(/\/\*.*?\*\//gs, '')).replaceAll(/;? ?([{};,!]) ?|(:) /g, '$1$2');

type Tag = 'css' | 'html';

/** Style sheets in TypeScript without their indents and remarks, and markup without its indents, or only one of the two. */
export function compactTemplates(tags: readonly Tag[] = ['css', 'html']): Plugin {
  const tagged = new RegExp(String.raw`\b(?:${tags.join('|')})\``);
  return {
    name: 'compact-templates',
    transform: {
      filter: { id: /\/web\/(stage|figures?|embed|site)\/.*\.ts$/, code: tagged },
      handler: (code) => ({ code: compacted(code, tags), map: null }),
    },
  };
}

function compacted(code: string, tags: readonly Tag[]): string {
  const templates = templatesIn(parseAst(code, { lang: 'ts' }));
  const shorter = templates
    .filter(({ tag }) => tags.includes(tag.name))
    .flatMap(({ tag, quasi }) => {
      const shortened = tag.name === 'css' ? withoutRemarks : withoutIndents;
      return quasi.quasis.map(({ start, end }) => {
        return { start, end, text: shortened(code.slice(start, end)) };
      });
    });
  return rewritten(code, shorter);
}

interface Template {
  readonly tag: { readonly name: Tag };
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
