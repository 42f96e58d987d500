import packageJson from '../../../package.json' with { type: 'json' };
import { checkOptions } from '../options.js';
import type { Collision } from '../results.js';
import type { Shape } from '../shape.js';
import { checkBoolean, checkNumber, checkVector, formOf, mismatch } from '../validate.js';
import type { VectorLike } from '../vector.js';
import { BOARD_LIMITS, writeFields, writePoint, writeThing } from './board-text.js';
import { thingOf } from './things.js';

/** Options of {@link boardLink}. */
export interface BoardLinkOptions {
  /** How far `a` moves: the option of `collide`, and `translationA` of `sweep`. Default: it stands still. */
  readonly velocity?: VectorLike;
  /**
   * What `collide` said, for the board to compare with: it tells whoever opens the link if its own answer
   * differs by as much as a bit. Default: nothing.
   */
  readonly answer?: Pick<Collision, 'intersects' | 'mtv'>;
  /**
   * The address of the board. Default `http://localhost:5173/board/`, where `npm start` in a checkout of
   * sepax serves it.
   */
  readonly base?: string;
}

const OPTIONS = ['velocity', 'answer', 'base'] as const;

const LOCAL_BOARD = 'http://localhost:5173/board/';

/**
 * The address of a board with two shapes, as they are and where they stand, to the bit, and the question what
 * `collide`, `distance`, `contacts` and, with a velocity, `sweep` say of them. For the console, a bug report, a
 * forum: all is in the address, and whoever opens it can move the shapes. Takes shapes of `sepax` and of
 * `sepax/async`.
 *
 * ```js
 * console.log(boardLink(player, wall, { velocity }));
 * ```
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`; `out-of-range` for coordinates beyond
 * 1e7, angles beyond as many degrees, and outlines of more than 2,000 points, which no board shows.
 */
export function boardLink(a: Shape, b: Shape, options?: BoardLinkOptions): string {
  const { velocity, answer, base = LOCAL_BOARD } = checkOptions(options, OPTIONS);
  if (typeof base !== 'string') {
    throw mismatch('not-an-option', 'base', null, base, 'must be the address of a board');
  }
  const fields = [
    `1=${writeThing(thingOf(a, 'a'))}`,
    `2=${writeThing(thingOf(b, 'b'))}`,
    'pair=1,2',
    ...(velocity === undefined ? [] : [`velocity=${writePoint(checkMotion(velocity))}`]),
    `show=push,contacts${velocity === undefined ? '' : ',sweep'}`,
    ...(answer === undefined ? [] : [`said=${writeAnswer(answer)}`]),
    `sepax=${packageJson.version}`,
  ];
  return `${base.replace(/#.*$/s, '')}${writeFields(fields)}`;
}

const checkMotion = (velocity: VectorLike): readonly [number, number] =>
  checkVector(velocity, 'velocity', null, (value, argument) =>
    checkNumber(value, argument, null, BOARD_LIMITS.magnitude),
  );

function writeAnswer(answer: Pick<Collision, 'intersects' | 'mtv'>): string {
  if (formOf(answer) !== 'object') {
    throw mismatch('not-an-option', 'answer', null, answer, 'must be what collide returned');
  }
  const intersects = checkBoolean(answer.intersects, 'answer.intersects');
  return intersects ? `hit,${writePoint(checkVector(answer.mtv, 'answer.mtv'))}` : 'miss';
}
