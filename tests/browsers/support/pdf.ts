import { inflateSync } from 'node:zlib';

/** How many sheets a document has. Descriptions of sheets may lie in streams that are packed. */
export function countSheets(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  const parts = [text];
  for (const { 1: stream } of text.matchAll(/FlateDecode.*?stream\r?\n(.*?)endstream/gs)) {
    try {
      parts.push(inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'));
    } catch {
      // Pictures may be packed in other ways besides.
    }
  }
  return parts.join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
