/** A text in so many characters: where it goes on, it ends with a whole word, if one ends near there. */
export function excerpt(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room - 1);
  const blank = text[room - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, blank > room / 2 ? blank : undefined).trimEnd()}…`;
}

/** A value as JSON has it, in about so many characters: what is left out stands as "…", and all that opens closes. */
export function excerptOf(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(excerpt(value, Math.max(4, room - 2)));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const isList = Array.isArray(value);
  const written: string[] = [];
  let left = room - 2;
  for (const [key, item] of Object.entries(value)) {
    const name = isList ? '' : `${excerptOf(key, 16)}:`;
    const part = left > 0 ? name + excerptOf(item, left - name.length) : '…';
    written.push(part);
    left -= part.length + 1;
    if (part === '…') break;
  }
  return isList ? `[${written.join(',')}]` : `{${written.join(',')}}`;
}
