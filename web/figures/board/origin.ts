import { readFields, readPoint } from '../../figure/state/link-fields.js';
import { text } from '../../figure/voice/text.js';
import type { BoardEvaluation } from './evaluation.js';

/** What a link of `boardLink` says of where it is from: the library's version, and its answer. */
export const originFields = ['sepax', 'said'] as const;

/** An answer of `collide` as it can be compared and read: `miss`, or the translation. */
type Answer = 'miss' | readonly [number, number];

/** What readers of a link are told if this library differs from the one it is from; `null` if there is nothing. */
export function remarkOn(hash: string, { pair }: BoardEvaluation, version: string): string | null {
  const fields = readFields(hash);
  const theirs = fields?.get('sepax') ?? version;
  const said = fields?.get('said');
  const remarks =
    theirs === version ? [] : [text('board.origin.version', { theirs, ours: version })];
  if (said !== undefined && pair !== null) {
    const [before, now] = [readAnswer(said), answerOf(pair.motion?.collision ?? pair.collision)];
    if (!isSame(before, now)) {
      remarks.push(text('board.origin.differs', { before: written(before), now: written(now) }));
    } else if (remarks.length > 0) remarks.push(text('board.origin.same'));
  }
  return remarks.length === 0 ? null : remarks.join(' ');
}

const readAnswer = (said: string): Answer =>
  said.startsWith('hit,') ? readPoint(said.slice('hit,'.length)) : 'miss';

const answerOf = ({ intersects, mtv }: AskedCollision): Answer =>
  intersects ? [mtv.x, mtv.y] : 'miss';

interface AskedCollision {
  readonly intersects: boolean;
  readonly mtv: { readonly x: number; readonly y: number };
}

/** To the bit, but for the sign of zero, which no text of these has. */
const isSame = (p: Answer, q: Answer): boolean =>
  p === 'miss' || q === 'miss' ? p === q : p[0] === q[0] && p[1] === q[1];

const written = (answer: Answer): string =>
  answer === 'miss'
    ? text('board.origin.miss')
    : text('board.origin.hit', { mtv: answer.join(', ') });
