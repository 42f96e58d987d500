/** What the C++ sources say, read from their text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The text of a file of the repository. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The first group of each match. */
export function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string);
}

/** The text of what is called `name`, up to the line that closes it. */
function bodyOf(header: string, name: string, end: string): string {
  return read(header).match(new RegExp(`${name}[^{]*\\{(.*?)${end}`, 's'))?.[1] ?? '';
}

/** The constants of a namespace, named as in TypeScript. */
export function constantsOf(header: string, namespace: string): Record<string, number> {
  const body = bodyOf(header, `namespace ${namespace}\\b`, '\\n\\}');
  const constants = body.matchAll(/constexpr std::(?:size_t|uint32_t) k(\w+) = (\d+);/g);
  return Object.fromEntries(
    [...constants].map(([, name = '', value]) => [
      (name[0] as string).toLowerCase() + name.slice(1),
      Number(value),
    ]),
  );
}

/** The values of an enumeration, named as in TypeScript. */
export function valuesOf(header: string, enumeration: string): string[] {
  const body = bodyOf(header, `enum class ${enumeration}\\b`, '\\}');
  return matches(body.replaceAll(/\/\/.*/g, ''), /\bk(\w+)/g).map((name) =>
    name.replace(/\B[A-Z]/g, (c) => `-${c}`).toLowerCase(),
  );
}
