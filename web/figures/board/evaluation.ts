import {
  type Collision,
  type Contact,
  collide,
  contacts,
  type Distance,
  distance,
  type Impact,
  intersects,
  type Shape,
  sweep,
} from 'sepax';
import type { Point } from '../../figure/pair/state.js';
import { type Answer, answerTo } from './questions/answer.js';
import { shapeOf } from './shape-of.js';
import type { BoardState, Thing } from './state.js';

/** What the library says about the two shapes that are looked at. */
export interface PairEvaluation {
  readonly a: Shape;
  readonly b: Shape;
  /** As they stand. */
  readonly collision: Collision;
  readonly distance: Distance;
  readonly contacts: readonly Contact[];
  /** What the step does, if the first one moves. */
  readonly motion: Motion | null;
}

export interface Motion {
  readonly velocity: Point;
  readonly collision: Collision;
  /** The first contact, or `null` if there is none. */
  readonly impact: Impact | null;
}

/** What the library says about a board: the source of every number on the page. */
export interface BoardEvaluation {
  /** The shapes, in the order of the things. */
  readonly shapes: readonly Shape[];
  /** All pairs that have a point in common. */
  readonly touching: readonly (readonly [number, number])[];
  readonly pair: PairEvaluation | null;
  /** What it says to the question, if there is one that has an answer. */
  readonly answer: Answer | null;
}

/**
 * Things never change: one that stays as it is keeps its shape from one state to the next. The library
 * reclaims the shapes of those that are gone.
 */
const shapes = new WeakMap<Thing, Shape>();

function knownShape(thing: Thing): Shape {
  const known = shapes.get(thing);
  if (known !== undefined) return known;
  const made = shapeOf(thing);
  shapes.set(thing, made);
  return made;
}

/** Asks the library; throws its `SepaxError` if a shape or a number is not acceptable. */
export function evaluateBoard(state: BoardState): BoardEvaluation {
  const { things, pair, velocity } = state;
  const all = things.map(knownShape);
  return {
    shapes: all,
    touching: touchingPairs(all),
    pair: pair === null ? null : evaluatePair(all[pair[0]]!, all[pair[1]]!, velocity),
    answer: answerTo(state, all),
  };
}

const touchingPairs = (all: readonly Shape[]): [number, number][] =>
  all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .flatMap((b, j): [number, number][] => (intersects(a, b) ? [[i, i + 1 + j]] : [])),
  );

function evaluatePair(a: Shape, b: Shape, velocity: Point | null): PairEvaluation {
  return {
    a,
    b,
    collision: collide(a, b),
    distance: distance(a, b),
    contacts: contacts(a, b),
    motion: velocity && {
      velocity,
      collision: collide(a, b, { velocity }),
      impact: sweep(a, b, { translationA: velocity }),
    },
  };
}
