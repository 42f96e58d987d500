// A .wasm file as text in an ES module.
//
// Each byte becomes a character, a few places on in Unicode: under gzip such text is 3 % larger than
// the bytes themselves, where base64 is 28 % larger. ES modules are always read as UTF-8.

/**
 * How far bytes are moved up: beyond the line ends and the NUL, which would need escapes; some bundlers
 * write a NUL before a digit as an octal escape, which modules forbid.
 */
const SHIFT = 14;

const ESCAPES = { "'": "\\'", '\\': '\\\\' };

function textOf(bytes) {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte + SHIFT));
  return characters.map((c) => ESCAPES[c] ?? c).join('');
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
