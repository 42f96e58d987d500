import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import ts from 'typescript';

const source = fileURLToPath(new URL('../sepax-figure.ts', import.meta.url));

/** Writes the Custom Elements Manifest of `<sepax-figure>`, which editors and documentation read. */
export function manifest(module: string): Plugin {
  return {
    name: 'custom-elements-manifest',
    generateBundle() {
      const text = `${JSON.stringify(manifestOf(module), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: text });
    },
  };
}

function manifestOf(module: string): object {
  const file = ts.createSourceFile(
    source,
    readFileSync(source, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const element = file.statements.find(ts.isClassDeclaration)!;
  const declaration = {
    kind: 'class',
    name: element.name!.text,
    tagName: 'sepax-figure',
    customElement: true,
    description: describe(element),
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(element),
    members: membersOf(element, file),
    events: named(element, 'fires'),
    slots: named(element, 'slot'),
    cssParts: named(element, 'csspart'),
    cssProperties: named(element, 'cssprop'),
  };
  const reference = { name: declaration.name, module };
  const exports = [
    { kind: 'custom-element-definition', name: 'sepax-figure', declaration: reference },
    { kind: 'js', name: declaration.name, declaration: reference },
  ];
  return {
    schemaVersion: '2.1.0',
    modules: [{ kind: 'javascript-module', path: module, declarations: [declaration], exports }],
  };
}

/** The text of a doc comment in one line. */
function described(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}

function describe(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return docs.map(({ comment }) => described(comment)).join(' ');
}

/** What the tags of a kind tell, as `@slot caption - A caption`; one without a name is the default. */
function named(node: ts.Node, kind: string): object[] {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === kind)
    .map(({ comment }) => {
      const [, name = '', description = ''] = /^(\S*?)\s*-\s+(.*)$/.exec(described(comment)) ?? [];
      return { name, description };
    });
}

function attributesOf(element: ts.ClassDeclaration): object[] {
  const list = element.members.find(
    (member): member is ts.PropertyDeclaration =>
      ts.isPropertyDeclaration(member) && nameOf(member) === 'observedAttributes',
  );
  const { elements } = list!.initializer as ts.ArrayLiteralExpression;
  const getters = element.members.filter(ts.isGetAccessorDeclaration);
  const properties = new Map(getters.map((getter) => [nameOf(getter), getter]));
  return elements.filter(ts.isStringLiteral).map(({ text }) => {
    const property = properties.get(text);
    return property === undefined
      ? { name: text, description: 'The language, as of any element.' }
      : { name: text, fieldName: text, description: describe(property) };
  });
}

const nameOf = ({ name }: ts.ClassElement): string =>
  name !== undefined && ts.isIdentifier(name) ? name.text : '';

/** What works only inside of the element. */
const inner = /Callback$|^observedAttributes$|^$/;

function membersOf(element: ts.ClassDeclaration, file: ts.SourceFile): object[] {
  return element.members.flatMap((member): object[] => {
    const name = nameOf(member);
    if (inner.test(name)) return [];
    const description = describe(member);
    if (ts.isMethodDeclaration(member)) {
      return [{ kind: 'method', name, description, return: typed(member.type, file) }];
    }
    if (!ts.isGetAccessorDeclaration(member)) return [];
    return [{ kind: 'field', name, description, ...typed(member.type, file) }];
  });
}

const typed = (type: ts.TypeNode | undefined, file: ts.SourceFile): object =>
  type === undefined ? {} : { type: { text: type.getText(file) } };
