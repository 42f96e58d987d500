// For typedoc: each code of an error leads to the page about it, in docs/errors.
import { relative } from 'node:path';
import { cwd } from 'node:process';
import { Converter, ReflectionKind } from 'typedoc';

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const fileOf = (page) => relative(cwd(), app.files.getReflectionPath(page));
    const pages = new Map(
      project.getReflectionsByKind(ReflectionKind.Document).map((page) => [fileOf(page), page]),
    );
    for (const alias of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
      if (alias.name === 'SepaxErrorCode') linkCodes(alias.type, pages);
    }
  });
}

function linkCodes({ types, elementSummaries }, pages) {
  for (const [i, { value }] of types.entries()) {
    const file = `docs/errors/${value}.md`;
    const target = pages.get(file);
    if (target === undefined) throw new Error(`${file} is missing.`);
    const link = { kind: 'inline-tag', tag: '@link', target, text: `More about ${value}` };
    elementSummaries[i] = [...elementSummaries[i], { kind: 'text', text: ' ' }, link];
  }
}
