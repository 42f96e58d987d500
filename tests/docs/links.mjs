// For typedoc: what several entries export, such as the class of errors, is documented in `sepax` alone, and
// links of the others lead there.
import { Converter, ReflectionKind } from 'typedoc';

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const modules = project.getReflectionsByKind(ReflectionKind.Module);
    const main = modules.find(({ name }) => name === 'sepax');
    const documented = new Map(main.children.map((child) => [child.name, child]));
    for (const { comment } of project.getReflectionsByKind(ReflectionKind.SomeSignature)) {
      for (const part of comment ? partsOf(comment) : []) {
        if (part.tag === '@link' && part.target === undefined)
          part.target = documented.get(part.text);
      }
    }
  });
}

function partsOf({ summary, blockTags }) {
  return [...summary, ...blockTags.flatMap(({ content }) => content)];
}
