// Which function of a linked module leads to which, read from Binaryen's text of it.
//
// An address of a function is its place in the table, a number as any other. So what is read here was linked
// with a table that begins at TABLE_BASE (see ../CMakeLists.txt), above all other numbers in its code and
// data that are small: what lies in that range is an address.

/** As -Wl,--table-base has it. */
const TABLE_BASE = 1_000_000;
const WORD = 4;

/** A name in the text: $plain, or $"in quotes" where it has brackets or spaces. */
const NAME = String.raw`\$(?:"((?:[^"\\]|\\.)*)"|([^\s()]+))`;

const namesIn = (text, before) =>
  [...text.matchAll(new RegExp(before + NAME, 'g'))].map(([, quoted, plain]) => quoted ?? plain);

/** The names of all functions of a module, as `wasm-dis` tells. */
export function functionsIn(text) {
  return Array.from(bodiesIn(text), ([, name]) => name);
}

/**
 * For each function all those that it calls, or has the address of, or of a table in the data where the
 * address is: one of virtual functions.
 *
 * @param {string} text what `wasm-dis` makes of the module
 * @returns {Map<string, Set<string>>}
 */
export function callGraph(text) {
  const addressed = tableOf(text);
  const lists = listsInData(text, addressed);
  const graph = new Map();
  for (const [body, name] of bodiesIn(text)) {
    const callees = new Set(namesIn(body, String.raw`\((?:return_)?(?:call|ref\.func) `));
    for (const number of numbersIn(body)) {
      if (addressed.has(number)) callees.add(addressed.get(number));
      for (const callee of lists.get(number) ?? []) callees.add(callee);
    }
    graph.set(name, callees);
  }
  // Imports are in no part.
  for (const callees of graph.values()) {
    for (const callee of callees) if (!graph.has(callee)) callees.delete(callee);
  }
  return graph;
}

/** The functions that the host may call by themselves. */
export function exportsOf(text) {
  return namesIn(text, String.raw`\(export "[^"]*" \(func `);
}

/** Each function as text, and its name. */
function* bodiesIn(text) {
  const starts = [...text.matchAll(new RegExp(`^ \\(func ${NAME}`, 'gm'))];
  for (const [i, { index, 1: quoted, 2: plain }] of starts.entries()) {
    yield [text.slice(index, starts[i + 1]?.index), quoted ?? plain];
  }
}

/** All numbers that a function has; and two where it stores two at once. */
function* numbersIn(body) {
  for (const [, digits] of body.matchAll(/\(i32\.const (\d+)\)/g)) yield Number(digits);
  for (const [, digits] of body.matchAll(/\(i64\.const (\d+)\)/g)) {
    const pair = BigInt(digits);
    yield Number(pair & 0xffffffffn);
    yield Number(pair >> 32n);
  }
}

/** The functions that have an address, by that. */
function tableOf(text) {
  const line = /^ \(elem .*$/m.exec(text)?.[0] ?? '';
  const [, names] = line.split(`(i32.const ${TABLE_BASE})`);
  if (names === undefined) throw new Error(`the table of functions is not at ${TABLE_BASE}`);
  return new Map(namesIn(names, '').map((name, place) => [TABLE_BASE + place, name]));
}

/** Lists of functions in the data, by the address of each of their words: code knows one of these. */
function listsInData(text, addressed) {
  const lists = new Map();
  let [list, end] = [[], 0];
  for (const [at, word] of wordsInData(text)) {
    const name = addressed.get(word);
    if (name === undefined) continue;
    if (at !== end) list = [];
    list.push(name);
    lists.set(at, list);
    end = at + WORD;
  }
  return lists;
}

/** The words of the data and their addresses, which are multiples of four. */
function* wordsInData(text) {
  const found = text.matchAll(/^ \(data \S+ \(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"/gm);
  const segments = Array.from(found, ([, start, content]) => [Number(start), bytesOf(content)]);
  // Zeros are left out between segments, in the middle of words too.
  const end = Math.max(0, ...segments.map(([start, bytes]) => start + bytes.length));
  const memory = Buffer.alloc(end + WORD);
  for (const [start, bytes] of segments) bytes.copy(memory, start);
  for (let at = 0; at < end; at += WORD) yield [at, memory.readUInt32LE(at)];
}

const ESCAPES = { t: 9, n: 10, r: 13, '"': 34, "'": 39, '\\': 92 };

/** Of a string in the text: bytes stand for themselves, or are escaped, most of them as two digits. */
function bytesOf(content) {
  const parts = content.match(/\\[tnr"'\\]|\\[0-9a-fA-F]{2}|[^\\]/g) ?? [];
  const byteOf = (part) => {
    if (part.length === 1) return part.charCodeAt(0);
    return part.length === 2 ? ESCAPES[part[1]] : Number.parseInt(part.slice(1), 16);
  };
  return Buffer.from(parts.map(byteOf));
}
