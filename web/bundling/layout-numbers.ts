import { join } from 'node:path/posix';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import * as inPlane from '../lib/raw/layout.js';
import * as ofWorlds from '../lib/raw/world-layout.js';
import * as inSpace from '../lib/space3/raw/layout.js';
import { type Rewriting, rewritten } from './rewritten.js';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
type Layout = Readonly<Record<string, unknown>>;
type Named = ReadonlyMap<string, Layout>;

/** What says where numbers are in memory. */
const layouts: readonly (readonly [file: string, Layout])[] = [
  ['/lib/raw/layout.js', inPlane],
  ['/lib/raw/world-layout.js', ofWorlds],
  ['/lib/space3/raw/layout.js', inSpace],
];

/**
 * Writes the number itself where code asks a layout for one, as `record.depth`. A program would have all of a layout
 * else, names and all, whatever it asks: no bundler leaves members of an object out.
 */
export const layoutNumbers: Plugin = {
  name: 'layout-numbers',
  transform: {
    filter: { id: /\/web\/lib\/.*\.ts(?:\?|$)/ },
    handler(code, id) {
      const file = id.replace(/\?.*$/, '').replaceAll('\\', '/');
      return { code: withNumbers(code, file), map: null };
    },
  },
};

/** The code of a file with numbers in it. */
export function withNumbers(code: string, file: string): string {
  if (!code.includes('layout.js')) return code;
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] };
  const found: Rewriting[] = [];
  const visit = (node: Node, named: Named): void => {
    const number = numberOf(node, named);
    const inside = withoutHidden(named, node);
    if (number === undefined) for (const child of childrenOf(node)) visit(child, inside);
    else found.push({ start: node.start as number, end: node.end as number, text: `${number}` });
  };
  const named = namedIn(body, join(file, '..'));
  for (const node of body) if (node.type !== 'ImportDeclaration') visit(node, named);
  return rewritten(code, found);
}

/** What a module in a folder has of layouts, by the names that it gives it. */
function namedIn(body: readonly Node[], folder: string): Named {
  const named = new Map<string, Layout>();
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue;
    const path = join(folder, (source as Node).value as string);
    const layout = layouts.find(([end]) => path.endsWith(end))?.[1];
    if (layout === undefined) continue;
    for (const { imported, local } of specifiers as Node[]) {
      const value = layout[(imported as Node).name as string];
      if (typeof value === 'object') named.set((local as Node).name as string, value as Layout);
    }
  }
  return named;
}

function numberOf(node: Node, named: Named): number | undefined {
  if (node.type !== 'MemberExpression' || node.computed === true) return undefined;
  const object = node.object as Node;
  if (object.type !== 'Identifier') return undefined;
  const value = named.get(object.name as string)?.[(node.property as Node).name as string];
  return typeof value === 'number' ? value : undefined;
}

/** What is left of names inside of a function whose parameters, or of a block or loop whose variables have the same. */
function withoutHidden(named: Named, { params, body, init, left }: Node): Named {
  const declarations = [body, init, left]
    .flat()
    .filter(isNode)
    .filter(({ type }) => type === 'VariableDeclaration');
  const variables = declarations.flatMap((declaration) =>
    listOf(declaration.declarations).map(({ id }) => id as Node),
  );
  const hidden = [...listOf(params), ...variables].flatMap(namesIn);
  if (!hidden.some((name) => named.has(name))) return named;
  return new Map([...named].filter(([name]) => !hidden.includes(name)));
}

const namesIn = (pattern: Node): string[] =>
  pattern.type === 'Identifier' ? [pattern.name as string] : childrenOf(pattern).flatMap(namesIn);

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
