// A .wasm file as text in an ES module.
//
// Each byte becomes a character, a few places on in Unicode: under gzip such text is 3 % larger than
// the bytes themselves, where base64 is 28 % larger. ES modules are always read as UTF-8.

/**
 * How far bytes are moved up, in a circle. Wasm has many bytes of value 0 and few around 240, so that
 * few characters need escaping: the best of all 256 for sepax3.wasm, within 0.3 %.
 */
const SHIFT = 14;

const ESCAPES = { '\0': '\\0', '\n': '\\n', '\r': '\\r', "'": "\\'", '\\': '\\\\' };

function textOf(bytes) {
  const characters = Array.from(bytes, (byte) => String.fromCharCode((byte + SHIFT) & 255));
  // A digit after \0 would make it another character.
  return characters
    .map((c, i) => (c === '\0' && /\d/.test(characters[i + 1] ?? '') ? '\\x00' : (ESCAPES[c] ?? c)))
    .join('');
}

/** An ES module that exports a function of this name, which returns the bytes. */
export function inlineModule(name, bytes) {
  return `export function ${name}() {
  const text = '${textOf(bytes)}';
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = text.charCodeAt(i) - ${SHIFT};
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
