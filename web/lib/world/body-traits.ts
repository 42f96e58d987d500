/** What bodies are to others. */
import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { resultRecord } from '../raw/wasm.js';
import { bodyFlag, traits } from '../raw/world-layout.js';
import { checkBoolean, checkChoice, checkInteger } from '../validate.js';

/** What a body is to others. */
export interface BodyTraits {
  /**
   * `'moved'` (the default) or `'static'`: static bodies are not compared with one another, and are never
   * pushed. They may be put in another place like all others.
   */
  readonly type?: BodyType | undefined;
  /**
   * Whether the body stops at whatever is in its way when {@link World.update} brings it to its target,
   * however far that is. What it met on its way, sensors too, is among the contacts of that update, even if
   * it is not touched any more. While it rests, bodies that are not fast may go through it. Default false: it is put
   * there.
   */
  readonly fast?: boolean | undefined;
  /** Whether the body touches others but neither stops nor pushes anything. Default false. */
  readonly sensor?: boolean | undefined;
  /**
   * Whether the body takes part in contacts, events and queries. Default true. Whoever asks about the body by name is
   * answered all the same: {@link World.intersectPairs}, {@link World.collidePairs}, and functions that are given the
   * body, such as {@link collide} and {@link World.moveAndSlide}.
   */
  readonly enabled?: boolean | undefined;
  /**
   * What the body is, a bit for each kind: 32 bits, with a sign or without. Default 1. It reads back without: to compare
   * it with `1 << 31`, write `(1 << 31) >>> 0`.
   */
  readonly category?: number | undefined;
  /**
   * What the body looks for. Two bodies meet if each has a bit of its category in the other's mask.
   * `~PLAYER` is everything but players. Default: all bits. Reads back as `category` does: `~PLAYER >>> 0`.
   */
  readonly mask?: number | undefined;
}

/** See {@link BodyTraits.type}. */
export type BodyType = 'moved' | 'static';

/** The names of {@link BodyTraits}. */
export const TRAIT_OPTIONS = ['type', 'fast', 'sensor', 'enabled', 'category', 'mask'] as const;

export const TYPES = ['moved', 'static'] as const;
export const ALL_BITS = 0xffffffff;

/** Traits as wasm takes them. */
export interface RawTraits {
  readonly flags: number;
  readonly category: number;
  readonly mask: number;
}

/** What the body with a number is to others. */
export function readTraits(handle: number, id: number): RawTraits {
  worldPart()._worldTraits(handle, id);
  const numbers = resultRecord();
  return {
    flags: at(numbers, traits.flags),
    category: at(numbers, traits.category),
    mask: at(numbers, traits.mask),
  };
}

/** 32 bits, as a number without a sign. JavaScript's own operators give them with one: `~1`, `1 << 31`. */
export function checkBits(value: unknown, argument: string): number {
  return checkInteger(value, argument, -(2 ** 31), ALL_BITS) >>> 0;
}

/** `path` is where they stand, for errors. */
export function checkTraits(options: BodyTraits, path = ''): RawTraits {
  const { type = 'moved', fast = false, sensor = false, enabled = true } = options;
  const { category = 1, mask = ALL_BITS } = options;
  const flags =
    (checkChoice(type, `${path}type`, TYPES) === 'static' ? bodyFlag.static : 0) |
    (checkBoolean(fast, `${path}fast`) ? bodyFlag.fast : 0) |
    (checkBoolean(sensor, `${path}sensor`) ? bodyFlag.sensor : 0) |
    (checkBoolean(enabled, `${path}enabled`) ? 0 : bodyFlag.disabled);
  return {
    flags,
    category: checkBits(category, `${path}category`),
    mask: checkBits(mask, `${path}mask`),
  };
}
