/**
 * Presses keys on a display, whatever has the focus there, by the extension XTEST: the few messages of X's protocol
 * that this takes (https://www.x.org/releases/X11R7.7/doc/xproto/x11protocol.html, appendix B).
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What X calls the keys. */
const KEYS = { Down: 0xff54, Return: 0xff0d } as const;
export type Key = keyof typeof KEYS;

const QUERY_EXTENSION = 98;
const GET_KEYBOARD_MAPPING = 101;
const GET_INPUT_FOCUS = 43;
const FAKE_INPUT = 2;
const REPLY = 1;
const PRESS_AND_RELEASE = [2, 3];

/** A message: its first two bytes, its length in words, and the rest. */
function message(first: number, second: number, rest: readonly number[]): Uint8Array {
  const words = Math.ceil(rest.length / 4) + 1;
  const bytes = new Uint8Array(4 * words);
  bytes.set([first, second, words, 0, ...rest]);
  return bytes;
}

async function take(socket: Socket, count: number): Promise<Buffer> {
  if (count === 0) return Buffer.alloc(0);
  for (;;) {
    const bytes: Buffer | null = socket.read(count);
    if (bytes !== null) return bytes;
    await once(socket, 'readable');
  }
}

async function answerOf(socket: Socket, question: Uint8Array): Promise<Buffer> {
  socket.write(question);
  let head = await take(socket, 32);
  // Who has not asked for events is told all the same that the keys have changed.
  while (head[0]! > REPLY) head = await take(socket, 32);
  if (head[0] !== REPLY) throw new Error(`X answered with error ${head[1]}`);
  return Buffer.concat([head, await take(socket, 4 * head.readUInt32LE(4))]);
}

/** `display` is as in `DISPLAY`. */
export async function pressKeys(display: string, ...keys: readonly Key[]): Promise<void> {
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  try {
    // The letter l: numbers in the order of this machine.
    socket.write(Uint8Array.of(0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    const head = await take(socket, 8);
    const setUp = await take(socket, 4 * head.readUInt16LE(6));
    const [first, last] = [setUp[26]!, setUp[27]!];
    const name = [...Buffer.from('XTEST')];
    const extension = await answerOf(
      socket,
      message(QUERY_EXTENSION, 0, [name.length, 0, 0, 0, ...name]),
    );
    const count = last - first + 1;
    const mapping = await answerOf(socket, message(GET_KEYBOARD_MAPPING, 0, [first, count, 0, 0]));
    const perKey = mapping[1]!;
    const codes = Array.from({ length: count }, (_, i) =>
      mapping.readUInt32LE(32 + 4 * i * perKey),
    );
    for (const key of keys) {
      const code = first + codes.indexOf(KEYS[key]);
      for (const kind of PRESS_AND_RELEASE) {
        const event = [kind, code, ...new Array<number>(30).fill(0)];
        socket.write(message(extension[9]!, FAKE_INPUT, event));
      }
    }
    // Answered when all before it is done.
    await answerOf(socket, message(GET_INPUT_FOCUS, 0, []));
  } finally {
    socket.destroy();
  }
}
