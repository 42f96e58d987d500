import packageJson from '../../../package.json' with { type: 'json' };
import { checkOptions } from '../options.js';
import { kindOfStranger, PIECES } from '../presentation.js';
import type { Collision } from '../results.js';
import type { Shape } from '../shape.js';
import {
  checkBoolean,
  checkDisplacement,
  checkNumber,
  checkRange,
  checkVector,
  formOf,
  MAX_COORDINATE,
  mismatch,
} from '../validate.js';
import type { VectorLike } from '../vector.js';
import type { Body } from '../world/body.js';
import type { World } from '../world/world.js';
import { BOARD_LIMITS, writeThing } from './board-text.js';
import { writeFields, writePoint } from './link-text.js';
import { neighboursOf } from './neighbours.js';
import { checkRoom, thingOf } from './things.js';

/** Options of {@link boardLink}. */
export interface BoardLinkOptions {
  /** How far `a` moves: the option of `collide`, and `translationA` of `sweep`. Default: it stands still. */
  readonly velocity?: VectorLike | undefined;
  /**
   * What `collide` said, for the board to compare with: it tells whoever opens the link if its own answer
   * differs by as much as a bit. Default: nothing.
   */
  readonly answer?: Pick<Collision, 'intersects' | 'mtv'> | undefined;
  /**
   * The address of the board. Default `http://localhost:5173/board/`, where `npm start` in a checkout of
   * sepax serves it.
   */
  readonly base?: string | undefined;
}

/** Options of {@link boardLink} for a world. */
export interface WorldLinkOptions {
  /** A body of the world, which then is the first of the pair, or a point. */
  readonly around: Body | VectorLike;
  /** How far away the bodies may be. Default: any distance. */
  readonly radius?: number | undefined;
  /** See {@link BoardLinkOptions.base}. */
  readonly base?: string | undefined;
}

const OPTIONS = ['velocity', 'answer', 'base'] as const;
const WORLD_OPTIONS = ['around', 'radius', 'base'] as const;

const LOCAL_BOARD = 'http://localhost:5173/board/';

/**
 * The address of a board with the bodies of a world: at most 100, nearest first, where the last update, `refresh` or
 * query saw them. Bodies that were added since are there, too, and those that were removed are gone. Each is the
 * convex pieces that it consists of, with the corners where they stand, to the bit: a polygon with dents is a
 * compound of its pieces.
 *
 * @throws {@link SepaxError} `not-a-body`, `not-a-vector`, `not-an-option`, `disposed`, the code of a
 * bad number; `out-of-range` as for two shapes.
 * @example
 * ```js
 * import { Circle, World } from 'sepax';
 * import { boardLink } from 'sepax/debug';
 *
 * const world = new World();
 * const body = world.add(new Circle(8));
 * world.update();
 * boardLink(world, { around: body, radius: 100 }); // to open: …/board/#v1&1=…
 * boardLink(world, { around: body }).includes('circle:8'); // true
 * ```
 */
export function boardLink(world: World, options: WorldLinkOptions): string;
/**
 * The address of a board with two shapes, as they are and where they stand, to the bit, and the question what
 * `collide`, `distance`, `contacts` and, with a velocity, `sweep` say of them. For the console, a bug report, a
 * forum: all is in the address, and whoever opens it can move the shapes. Takes shapes of `sepax` and of
 * `sepax/async`.
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`; `out-of-range` for coordinates beyond
 * 1e7, angles beyond as many degrees, and outlines of more than 2,000 points, which no board shows.
 * @example
 * ```js
 * import { Box, Circle, collide } from 'sepax';
 * import { boardLink } from 'sepax/debug';
 *
 * const player = new Box(20, 40);
 * const coin = new Circle(8, { x: 15 });
 * console.assert(collide(player, coin).intersects, boardLink(player, coin));
 * // With a step, what was answered here, and a board of one's own.
 * const velocity = { x: 3, y: 0 };
 * const answer = collide(player, coin, { velocity });
 * const link = boardLink(player, coin, { velocity, answer, base: 'https://example.com/board/' });
 * link.startsWith('https://example.com/board/#v1&1=box:20,40'); // true
 * ```
 */
export function boardLink(a: Shape, b: Shape, options?: BoardLinkOptions): string;
export function boardLink(
  a: World | Shape,
  b: WorldLinkOptions | Shape,
  options?: BoardLinkOptions,
): string {
  return isWorld(a) ? worldLink(a, b as WorldLinkOptions) : pairLink(a, b as Shape, options);
}

const isWorld = (value: unknown): value is World =>
  formOf(value) === 'object' && PIECES in (value as object);

function addressOf(base: unknown, fields: readonly string[]): string {
  if (typeof base !== 'string') {
    throw mismatch('not-an-option', 'base', null, base, 'must be the address of a board');
  }
  return `${base.replace(/#.*$/s, '')}${writeFields([...fields, `sepax=${packageJson.version}`])}`;
}

function worldLink(world: World, options: WorldLinkOptions): string {
  const {
    around,
    radius = MAX_COORDINATE,
    base = LOCAL_BOARD,
  } = checkOptions(options, WORLD_OPTIONS);
  checkRange(radius, 'radius', 0, MAX_COORDINATE);
  const body = kindOfStranger(around) === 'body' ? (around as Body) : null;
  if (body !== null && (body.world !== world || body.removed)) {
    throw mismatch(
      'not-a-body',
      'around',
      null,
      around,
      'must be a body of this world, or a point',
    );
  }
  const near = neighboursOf(world, [...checkVector(around, 'around')]).filter(
    ({ id, distance }) => id === body?.id || distance <= radius,
  );
  const first = near.findIndex(({ id }) => id === body?.id);
  if (first > 0) near.unshift(...near.splice(first, 1));
  const things = near.slice(0, BOARD_LIMITS.things).map(({ thing }) => thing);
  checkRoom(things, 'world', 0);
  return addressOf(base, [
    ...things.map((thing, i) => `${i + 1}=${writeThing(thing)}`),
    ...(things.length > 1 ? ['pair=1,2'] : []),
    'show=push,contacts',
  ]);
}

function pairLink(a: Shape, b: Shape, options: BoardLinkOptions | undefined): string {
  const { velocity, answer, base = LOCAL_BOARD } = checkOptions(options, OPTIONS);
  return addressOf(base, [
    `1=${writeThing(thingOf(a, 'a'))}`,
    `2=${writeThing(thingOf(b, 'b'))}`,
    'pair=1,2',
    ...(velocity === undefined ? [] : [`velocity=${writePoint(checkMotion(velocity))}`]),
    `show=push,contacts${velocity === undefined ? '' : ',sweep'}`,
    ...(answer === undefined ? [] : [`said=${writeAnswer(answer)}`]),
  ]);
}

const checkMotion = (velocity: VectorLike): readonly [number, number] =>
  checkDisplacement(velocity, 'velocity', null, (value, argument) =>
    checkNumber(value, argument, null, BOARD_LIMITS.magnitude),
  );

function writeAnswer(answer: Pick<Collision, 'intersects' | 'mtv'>): string {
  if (formOf(answer) !== 'object') {
    throw mismatch('not-an-option', 'answer', null, answer, 'must be what collide returned');
  }
  const intersects = checkBoolean(answer.intersects, 'answer.intersects');
  return intersects ? `hit,${writePoint(checkVector(answer.mtv, 'answer.mtv'))}` : 'miss';
}
