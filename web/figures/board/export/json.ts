import type { BoardState } from '../state.js';

/** A board as JSON that people can read: each shape on a line of its own. */
export function jsonOf({ things, ...marks }: BoardState): string {
  const list = things.map((thing) => `\n    ${JSON.stringify(thing)}`).join(',');
  const others = Object.entries(marks).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value)}`,
  );
  const end = things.length === 0 ? '' : '\n  ';
  return `{\n  ${[`"things": [${list}${end}]`, ...others].join(',\n  ')}\n}\n`;
}
