import type { Plugin } from 'rolldown';

/** How long a line may get, unless a statement is longer. */
const LINE = 160;

/**
 * Of an error that nobody caught, Node and browsers show the line that threw it: this has lines end between statements,
 * where it changes nothing.
 */
export const shortLines: Plugin = {
  name: 'short-lines',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const places = statementsOf(this.parse(chunk.code)).sort((a, b) => a - b);
      const lines: string[] = [];
      let begun = 0;
      for (const [i, place] of places.entries()) {
        const next = places[i + 1] ?? chunk.code.length;
        if (place === begun || next - begun <= LINE) continue;
        lines.push(chunk.code.slice(begun, place));
        begun = place;
      }
      chunk.code = [...lines, chunk.code.slice(begun)].join('\n');
    }
  },
};

/** Where the statements and the members of classes in a tree begin. */
function statementsOf(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return statementsOf(value);
    const isList = key === 'body' || key === 'consequent';
    return value.flatMap((child) => [...(isList ? [child.start] : []), ...statementsOf(child)]);
  });
}
