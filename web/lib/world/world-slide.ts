/** How a body moves among the others of its world. */
import { checkOptions } from '../options.js';
import { record } from '../raw/layout.js';
import { at } from '../raw/read.js';
import { worldSlidePart } from '../raw/wasm/worldSlide.js';
import { input, output, resultRecord } from '../raw/wasm.js';
import { checkWalk, expectUp, WALK_OPTIONS, type WalkOptions } from '../slide-options.js';
import { type SlideResult, slideResult, type Wall } from '../slide-result.js';
import { checkDisplacement } from '../validate.js';
import type { VectorLike } from '../vector.js';
import { type Body, idOf } from './body.js';
import { ALL_BITS, checkBits } from './body-traits.js';
import type { WorldCore } from './core.js';
import {
  type BodyChoice,
  CHOICE_OPTIONS,
  checkChoiceOfBodies,
  idsOf,
  type RawChoice,
  without,
} from './exclude.js';

/** Options of {@link World.moveAndSlide}. */
export interface WorldSlideOptions<Data = unknown> extends WalkOptions, BodyChoice<Data> {
  /** Of what the body meets, what has a bit of its category in it is in the way. Default: all of it. */
  readonly mask?: number | undefined;
  /**
   * Platforms that can be jumped through: in the way of what comes down on them from above and of what
   * stands on them, and of nothing else. Bodies, or the bits of their category. Needs `up`. Default: none.
   */
  readonly oneWay?: number | Body | readonly Body[] | undefined;
}

/** A {@link Wall}, and whose it is. */
export interface BodyWall<Data = unknown> extends Wall {
  /** The obstacle. */
  readonly body: Body<Data>;
}

const OPTIONS = [...WALK_OPTIONS, ...CHOICE_OPTIONS, 'mask', 'oneWay'] as const;

export function moveAndSlide<Data>(
  core: WorldCore<Data>,
  body: Body,
  motion: VectorLike,
  options: WorldSlideOptions<Data> | undefined,
): SlideResult<BodyWall<Data>> {
  const [x, y] = checkDisplacement(motion, 'motion');
  const checked = checkOptions(options, OPTIONS);
  const { mask = ALL_BITS, oneWay = 0 } = checked;
  const walk = checkWalk(checked);
  const bits = checkBits(mask, 'mask');
  const choice = checkChoiceOfBodies(core, checked);
  const kinds = typeof oneWay === 'number' ? checkBits(oneWay, 'oneWay') : 0;
  const platforms = typeof oneWay === 'number' ? [] : idsOf(core, oneWay, 'oneWay');
  if (kinds !== 0 || platforms.length > 0) expectUp(checked, 'oneWay', oneWay);
  const id = idOf(body, core, 'body');
  const ask = (): SlideResult<BodyWall<Data>> => {
    const { current } = core;
    const count = worldSlidePart()._worldMoveAndSlide(
      ...([current, id, x, y, ...walk, bits, kinds] as const),
      input(platforms),
    );
    return slideResult(count, (obstacle) => ({ body: core.bodyOf(obstacle) }));
  };
  return askAccepted(core, id, bits, choice, ask);
}

/** Asks until the answer is about bodies alone that count. */
function askAccepted<Data>(
  core: WorldCore<Data>,
  id: number,
  mask: number,
  { excluded, accepts }: RawChoice<Data>,
  ask: () => SlideResult<BodyWall<Data>>,
): SlideResult<BodyWall<Data>> {
  if (accepts === undefined) return without(excluded, ask);
  const accepted = new Set<number>();
  while (true) {
    const out = [...excluded];
    const { slid, others } = without(out, () => {
      const slid = ask();
      const looked = at(resultRecord(), record.looked);
      const count = worldSlidePart()._worldInTheWay(core.current, id, looked, mask);
      return { slid, others: Array.from(output(count)) };
    });
    for (const other of others) {
      if (accepted.has(other)) continue;
      if (accepts(core.bodyOf(other))) accepted.add(other);
      else excluded.push(other);
    }
    if (excluded.length === out.length) return slid;
  }
}
