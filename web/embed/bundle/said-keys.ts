import { build, type InputOptions } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

/** Whether a figure may say the text of a key. */
export type IsSaid = (key: string) => boolean;

/**
 * Finds out which texts the code of figures may say: those whose key is in it, whole or in parts, as
 * `` `handle.${kind}` `` is. The bundle of `options` must not have the texts themselves in it.
 */
export async function findSaid(options: InputOptions): Promise<IsSaid> {
  const { output } = await build({ ...options, write: false });
  const found: Found = { whole: new Set(), patterns: new Set() };
  for (const file of output) {
    if (file.type === 'chunk') collect(parseAst(file.code), found);
  }
  const patterns = [...found.patterns].map((source) => new RegExp(source));
  return (key) => found.whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

interface Found {
  readonly whole: Set<string>;
  readonly patterns: Set<string>;
}

function collect(node: unknown, found: Found): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: Quasi[] };
  if (type === 'Literal' && typeof value === 'string') found.whole.add(value);
  if (type === 'TemplateLiteral') {
    const parts = quasis!.map((quasi) => quasi.value.cooked ?? '');
    if (isKey(parts)) found.patterns.add(`^${parts.map(escaped).join('.+')}$`);
  }
  for (const child of Object.values(node)) collect(child, found);
}

interface Quasi {
  readonly value: { readonly cooked: string | null };
}

/** The parts of a key have words and dots in them, and nothing else. */
const isKey = (parts: readonly string[]): boolean =>
  /[a-z]\.|\.[a-z]/.test(parts.join('\0')) && parts.every((part) => /^[\w.-]*$/.test(part));

const escaped = (text: string): string => text.replaceAll('.', '\\.');
