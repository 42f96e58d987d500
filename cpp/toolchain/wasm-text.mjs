// A .wasm file as text in an ES module.
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

/** The characters of the bytes 0 to 255. */
function alphabetOf(bytes) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte] += 1;
  counts[TELLTALE] = 0;
  const ranked = [...counts.keys()].sort((a, b) => counts[b] - counts[a]);
  const frequent = new Set(ranked.slice(0, PLAIN.length));
  // In the order of the bytes, so that gzip finds runs in the alphabet itself.
  let [plain, other] = [0, OTHERS];
  return counts.map((_, byte) =>
    frequent.has(byte) ? PLAIN[plain++] : String.fromCharCode(other++),
  );
}

/** An ES module that exports a function of this name, which returns the bytes. */
export function inlineModule(name, bytes) {
  const alphabet = alphabetOf(bytes);
  const text = Array.from(bytes, (byte) => alphabet[byte]);
  return `export function ${name}() {
  const alphabet = '${alphabet.join('')}';
  const text = '${text.join('')}';
  const byteOf = [];
  for (let i = 0; i < 256; ++i) byteOf[alphabet.charCodeAt(i)] = i;
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = byteOf[text.charCodeAt(i)];
  return bytes;
}
`;
}

/** The types of that module. */
export function inlineTypes(name) {
  return `/** The bytes of the module, if this script was read as UTF-8. */
export declare function ${name}(): Uint8Array<ArrayBuffer>;
`;
}
