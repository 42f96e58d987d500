// Wasm as text in ES modules.
//
// Each byte becomes a character, the frequent bytes those that UTF-8 has in one byte and no bundler
// escapes: under gzip such text is 3 % larger than the bytes themselves, where base64 is 28 % larger. ES
// modules are always read as UTF-8.

/** What no bundler and no encoding of a page makes anything else of. */
const PLAIN = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).filter(
  (character) => !"'\\".includes(character),
);
/** The first of the others, which take two bytes. */
const OTHERS = 0x80;

/** The third byte of any wasm, never a plain one: by it web/lib/compile.ts tells what was not read as UTF-8. */
const TELLTALE = 's'.charCodeAt(0);

/** The characters of the bytes 0 to 255 that suit these files. */
export function alphabetOf(...files) {
  const counts = new Array(256).fill(0);
  for (const bytes of files) for (const byte of bytes) counts[byte] += 1;
  counts[TELLTALE] = 0;
  const ranked = [...counts.keys()].sort((a, b) => counts[b] - counts[a]);
  const frequent = new Set(ranked.slice(0, PLAIN.length));
  // In the order of the bytes, so that gzip finds runs in the alphabet itself.
  let [plain, other] = [0, OTHERS];
  return counts.map((_, byte) =>
    frequent.has(byte) ? PLAIN[plain++] : String.fromCharCode(other++),
  );
}

/** An ES module that exports a file as `text`. */
export function textModule(bytes, alphabet) {
  return `export const text = '${Array.from(bytes, (byte) => alphabet[byte]).join('')}';\n`;
}

/** The types of that module. */
export const textTypes = '/** A wasm file, for `decode`. */\nexport declare const text: string;\n';

/** An ES module that exports `decode`, which makes bytes of texts. */
export function decodeModule(alphabet) {
  return `export function decode(text) {
  const alphabet = '${alphabet.join('')}';
  const byteOf = [];
  for (let i = 0; i < 256; ++i) byteOf[alphabet.charCodeAt(i)] = i;
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = byteOf[text.charCodeAt(i)];
  return bytes;
}
`;
}

/** The types of that module. */
export const decodeTypes = `/** The bytes of a text, if the script with it was read as UTF-8. */
export declare function decode(text: string): Uint8Array<ArrayBuffer>;
`;
