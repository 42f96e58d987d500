// For typedoc: the page of a function says what each of its options does, and does not only lead there.
import { Converter, ReflectionKind } from 'typedoc';

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const { name, comment } of project.getReflectionsByKind(ReflectionKind.Interface)) {
      if (name.endsWith('Options')) comment?.modifierTags.add('@expand');
    }
  });
}
