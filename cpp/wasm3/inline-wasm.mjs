// Writes a .wasm file as an ES module: node inline-wasm.mjs <in.wasm> <out.js>.
//
// Each byte becomes a character, a few places on in Unicode: under gzip such text is 3 % larger than
// the bytes themselves, where base64 is 28 % larger. ES modules are always read as UTF-8.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * How far bytes are moved up, in a circle. Wasm has many bytes of value 0 and few around 240, so that
 * few characters need escaping: the best of all 256 for this module, within 0.3 %.
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

const [input, output] = process.argv.slice(2);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(
  output,
  `export const wasm3 = () => Uint8Array.from('${textOf(readFileSync(input))}', (c) => c.charCodeAt(0) - ${SHIFT});\n`,
);
writeFileSync(
  output.replace(/\.js$/, '.d.ts'),
  '/** The bytes of the module. */\nexport declare const wasm3: () => Uint8Array<ArrayBuffer>;\n',
);
