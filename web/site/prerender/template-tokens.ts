/** A place of a template that a value fills, by the number of the value. */
export type Hole = { readonly hole: number };
export type Part = string | Hole;

export interface Attribute {
  readonly name: string;
  /** `null` where the attribute has no value. */
  readonly parts: readonly Part[] | null;
}

/** What a template is made of, in its order. */
export type Token =
  | Part
  | { readonly open: string; readonly attributes: readonly Attribute[]; readonly closed: boolean }
  | { readonly close: string };

const known = new WeakMap<readonly string[], readonly Token[]>();

/** Stands for a value; no template has this character. */
const mark = '\ufffc';
const holes = new RegExp(`${mark}(\\d+)${mark}`);

const markup =
  /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)\s*(\/?)>/g;
const attribute = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Takes the strings of a template of lit apart. */
export function tokensOf(strings: readonly string[]): readonly Token[] {
  const before = known.get(strings);
  if (before !== undefined) return before;
  const tokens = read(strings.reduce((text, part, i) => `${text}${mark}${i - 1}${mark}${part}`));
  known.set(strings, tokens);
  return tokens;
}

function read(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of source.matchAll(markup)) {
    tokens.push(...partsOf(source.slice(at, match.index)));
    at = match.index + match[0].length;
    const [, close, open, attributes = '', end] = match;
    if (close !== undefined) tokens.push({ close });
    if (open !== undefined) {
      tokens.push({ open, attributes: attributesOf(attributes), closed: end === '/' });
    }
  }
  tokens.push(...partsOf(source.slice(at)));
  return tokens;
}

const partsOf = (text: string): Part[] =>
  text
    .split(holes)
    .map((part, i) => (i % 2 === 0 ? part : { hole: Number(part) }))
    .filter((part) => part !== '');

const attributesOf = (source: string): Attribute[] =>
  [...source.matchAll(attribute)].map(([, name, double, single, bare]) => {
    const value = double ?? single ?? bare;
    return { name: name!, parts: value === undefined ? null : partsOf(value) };
  });
