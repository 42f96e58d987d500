import { parseAst } from 'rolldown/parseAst';
import { rewritten } from '../../bundling/rewritten.js';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** A property of an object literal, and where in the source it is. */
export interface SourceProperty {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** What is written in place of a property; `null` leaves it as it is. */
export type Replacement = (property: SourceProperty) => string | null;

/** Rewrites the properties of the object that a module in TypeScript exports by a name. */
export function rewriteProperties(code: string, name: string, replace: Replacement): string {
  const replaced = propertiesOf(code, name).flatMap((property) => {
    const { start, end } = property;
    const text = replace(property);
    return text === null ? [] : [{ start, end: text === '' ? afterComma(code, end) : end, text }];
  });
  return rewritten(code, replaced);
}

function afterComma(code: string, end: number): number {
  return end + /^\s*,?/.exec(code.slice(end))![0].length;
}

function propertiesOf(code: string, name: string): SourceProperty[] {
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: Node[] };
  const declared = body.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' ? declaratorsOf(declaration as Node | null) : [],
  );
  const found = declared.find(({ id }) => (id as Node).name === name);
  if (found === undefined) throw new Error(`Nothing is exported as "${name}".`);
  const { properties } = objectIn(found.init as Node);
  return (properties as Node[]).filter(({ type }) => type === 'Property').map(propertyOf);
}

const declaratorsOf = (declaration: Node | null): Node[] =>
  declaration?.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [];

/** `{ … }`, also in `{ … } as const`. */
function objectIn(node: Node): Node {
  return node.type === 'ObjectExpression' ? node : objectIn(node.expression as Node);
}

function propertyOf(property: Node): SourceProperty {
  const key = property.key as Node;
  return {
    key: String(key.type === 'Identifier' ? key.name : key.value),
    start: property.start as number,
    end: property.end as number,
  };
}
