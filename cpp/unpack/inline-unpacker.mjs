// Writes what unpacks as an ES module: node inline-unpacker.mjs <in.wasm> <out.js>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [input, output] = process.argv.slice(2);
mkdirSync(dirname(output), { recursive: true });
const base64 = readFileSync(input).toString('base64').replace(/=+$/, '');
writeFileSync(output, `export const unpacker = '${base64}';\n`);
writeFileSync(
  output.replace(/\.js$/, '.d.ts'),
  '/** The module of cpp/unpack, in base64, for web/lib/unpack.ts. */\nexport declare const unpacker: string;\n',
);
