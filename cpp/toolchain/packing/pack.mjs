// Packs bytes into text that a script has inside.
//
// What was there before is copied (Ziv and Lempel, "A Universal Algorithm for Sequential Data Compression", 1977),
// and every bit of what is left is coded by how often bits of its kind were 0 before, as in Pavlov's LZMA; of a kind
// are those at the same place of a wasm module's grammar. wasm takes a quarter less so than by gzip, also where a server
// packs the text once more: it has 64 characters, which gzip writes in six bits each. cpp/unpack makes bytes of it
// again.
import { Chances } from './chances.mjs';
import { cheapestWay } from './cheapest-way.mjs';
import { contextsOf } from './contexts.mjs';
import { copiesIn } from './copies.mjs';
import {
  after,
  distanceGroup,
  putAgain,
  putByte,
  putDistance,
  putKind,
  putLength,
  putRepeat,
  START,
} from './kinds.mjs';
import { RangeCoder } from './range-coder.mjs';

/** Each way is found with what the one before has learnt of chances. */
const ROUNDS = 8;

/** The number of bytes begins a text, in so many decimal digits. */
const SIZE_DIGITS = 6;

/**
 * The memory of cpp/unpack is of blocks, in which bytes lie from BYTES on, and the text behind them: one below WORK, and
 * those that others follow above, after what all begin with. See web/lib/unpack.ts.
 */
const MEMORY = 2 ** 23;
const WORK = 2 ** 20;
const BYTES = 0x32100;

/** What may be followed: nothing. */
const NOTHING = { bytes: new Uint8Array(), chances: new Chances() };

/**
 * The text of bytes, of which there must be one at least. It may follow what was packed before: it has copies of that,
 * and goes on with what was learnt of chances. Returns the text and what others may follow.
 */
export function pack(added, before = NOTHING) {
  const bytes = new Uint8Array([...before.bytes, ...added]);
  const start = before.bytes.length;
  const size = String(added.length).padStart(SIZE_DIGITS, '0');
  const task = { bytes, start, contexts: contextsOf(added), copies: copiesIn(bytes, start) };
  let { chances } = before;
  let shortest;
  for (let round = 0; round < ROUNDS; ++round) {
    const coder = new RangeCoder(before.chances);
    write(coder, task, cheapestWay(task, chances));
    ({ chances } = coder);
    const text = size + coder.finish();
    if (shortest === undefined || text.length < shortest.text.length)
      shortest = { text, bytes, chances };
  }
  checkRoom(BYTES + bytes.length + shortest.text.length, WORK);
  return shortest;
}

/** An error if not all of what may be followed can be kept. */
export function checkKept(followed) {
  const blocks = [NOTHING, ...followed].reduce((sum, { bytes }) => sum + BYTES + bytes.length, 0);
  const longestText = Math.max(...followed.map(({ text }) => text.length));
  checkRoom(blocks + longestText, MEMORY - WORK);
}

function checkRoom(needed, room) {
  if (needed <= room) return;
  throw new Error(
    `unpacking takes ${needed} bytes of memory, more than ${room}: give cpp/unpack more`,
  );
}

function write(coder, { bytes, start, contexts }, steps) {
  const put = (kind, bit) => {
    coder.put(kind, bit);
    return 0;
  };
  let [at, state] = [start, START];
  for (const { to, distance } of steps) {
    const context = contexts[at - start];
    putKind(put, state, context, distance === 0 ? 0 : 1);
    if (distance === 0) putByte(put, context, bytes[at]);
    else writeCopy(put, state, to - at, distance);
    state = after(state, distance);
    at = to;
  }
}

function writeCopy(put, state, length, distance) {
  putRepeat(put, state, distance);
  if (state.distances.includes(distance)) {
    putAgain(put, length);
    return;
  }
  putLength(put, length);
  putDistance(put, distanceGroup(length), distance);
}
