import {
  Box,
  type CastStretch,
  type ClosestPoint,
  castRayAll,
  castSegmentAll,
  closestPoint,
  containsPoint,
  type Impact,
  moveAndSlide,
  type Shape,
  type SlideResult,
  separate,
  sweep,
  type Vector,
} from 'sepax';
import type { Point } from '../../../figure/pair/state.js';
import { heroBox, heroReach } from '../../game/hero-size.js';
import type { BoardState } from '../state.js';
import type { PlaceKind, Question, WayKind } from './question.js';

/** What is found of a thing, which is given by its place in the list. */
export type Found<What> = What & { readonly thing: number };

/** What the library says to a question. */
export type Answer =
  | {
      readonly kind: WayKind;
      /** All that the way has in common with the shapes, as it comes along. */
      readonly stretches: readonly Found<{ readonly stretch: CastStretch }>[];
    }
  | {
      readonly kind: 'point';
      readonly inside: readonly number[];
      /** Of the shape whose boundary is nearest, if there is one. */
      readonly nearest: Found<{ readonly closest: ClosestPoint }> | null;
    }
  /** What it meets on its way, the first one first. */
  | { readonly kind: 'cast'; readonly impacts: readonly Found<{ readonly impact: Impact }>[] }
  | {
      /** Of a run, it is the fall of the hero from where he begins. */
      readonly kind: 'slide' | 'walk' | 'run';
      readonly slid: SlideResult;
      /** Whose the walls are. */
      readonly owners: readonly number[];
    }
  | { readonly kind: 'separate'; readonly way: Vector };

/** Up on a board, whose y leads down. */
export const up: Point = [0, -1];

/** Asks the library; `null` where there is nobody who moves, or nowhere to. */
export function answerTo(
  { question, pair, velocity }: BoardState,
  shapes: readonly Shape[],
): Answer | null {
  if (question === undefined) return null;
  switch (question.kind) {
    case 'ray':
    case 'segment':
      return alongWay(question, shapes);
    case 'point':
      return atPoint(question.at, shapes);
    case 'run':
      return landing(question.at, shapes);
    default:
      return pair === null ? null : ofMover(question.kind, pair[0], velocity, shapes);
  }
}

function alongWay(
  { kind, from, to }: Extract<Question, { kind: WayKind }>,
  shapes: readonly Shape[],
): Answer {
  const along = [to[0] - from[0], to[1] - from[1]] as const;
  const stretches = shapes.flatMap((shape, thing) =>
    (kind === 'ray' ? castRayAll(from, along, shape) : castSegmentAll(from, to, shape)).map(
      (stretch) => ({ thing, stretch }),
    ),
  );
  return {
    kind,
    stretches: stretches.sort((p, q) => p.stretch.entry.fraction - q.stretch.entry.fraction),
  };
}

function atPoint(at: Point, shapes: readonly Shape[]): Answer {
  const all = shapes.map((shape, thing) => ({ thing, closest: closestPoint(shape, at) }));
  const away = ({ closest }: (typeof all)[number]): number => Math.abs(closest.distance);
  const [nearest = null] = [...all].sort((p, q) => away(p) - away(q));
  const inside = all.filter(({ thing }) => containsPoint(shapes[thing]!, at));
  return { kind: 'point', inside: inside.map(({ thing }) => thing), nearest };
}

function ofMover(
  kind: Exclude<Question['kind'], WayKind | PlaceKind>,
  mover: number,
  velocity: Point | null,
  shapes: readonly Shape[],
): Answer | null {
  const shape = shapes[mover]!;
  const others = shapes.filter((_, i) => i !== mover);
  if (kind === 'separate') return { kind, way: separate(shape, others) };
  if (velocity === null) return null;
  if (kind === 'cast') {
    const impacts = shapes.flatMap((other, thing) => {
      const impact = thing === mover ? null : sweep(shape, other, { translationA: velocity });
      return impact === null ? [] : [{ thing, impact }];
    });
    return { kind, impacts: impacts.sort((p, q) => p.impact.time - q.impact.time) };
  }
  const slid = moveAndSlide(shape, velocity, others, kind === 'walk' ? { up } : {});
  return { kind, slid, owners: slid.walls.map((wall) => shapes.indexOf(wall.shape)) };
}

/** Where the hero comes to stand when he falls, or how far below all shapes he is. */
function landing([x, y]: Point, shapes: readonly Shape[]): Answer {
  const hero = new Box(heroBox.width, heroBox.height, { x, y, radius: heroBox.radius });
  const lowest = Math.max(y, ...shapes.map(({ bounds }) => bounds.maxY));
  const slid = moveAndSlide(hero, [0, lowest - y + 2 * heroReach], shapes, { up });
  return { kind: 'run', slid, owners: slid.walls.map((wall) => shapes.indexOf(wall.shape)) };
}

/** Where the first of the pair goes by an answer; `null` if it stays, or was not asked about. */
export function wayOf(answer: Answer | null, velocity: Point | null): Vector | null {
  switch (answer?.kind) {
    case 'cast': {
      const [first] = answer.impacts;
      const part = first?.impact.time ?? 1;
      return velocity && { x: part * velocity[0], y: part * velocity[1] };
    }
    case 'slide':
    case 'walk':
      return answer.slid.translation;
    case 'separate':
      return answer.way;
    default:
      return null;
  }
}
