import type { Vector } from 'sepax';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawLabel } from '../../stage/draw/label.js';
import type { Pen } from '../../stage/pen.js';
import {
  add,
  dot,
  lengthOf,
  middle,
  quarterTurn,
  scale,
  subtract,
} from '../../stage/vector-math.js';
import { text } from '../voice/text.js';
import { measureText } from './measure-room.js';
import type { PairFigure } from './pair-figure.js';

/** The velocity and the push. */
export function paintArrows(pen: Pen, figure: PairFigure): void {
  const { evaluation, state, answered, format } = figure;
  const { velocity, moving, trace } = evaluation;
  const { theme } = pen;
  const origin = { x: state.a.x, y: state.a.y };
  if (moving) {
    const name = { text: text('stage.velocity'), colour: theme.a };
    paintArrow(pen, origin, velocity, 2.5, name);
  }
  if (!answered || trace.result.depth === 0) return;
  // Added to the velocity, the push starts where that ends; else where `a` is deepest in `b`.
  const start = moving ? add(origin, velocity) : deepestPoint(figure);
  const name = {
    text: measureText(pen.size, 'mtv', format.length(trace.result.depth)),
    colour: theme.mtv,
  };
  paintArrow(pen, start, trace.result.mtv, 4, name);
}

/** The point of `a` that is furthest along the normal: a corner, or the middle of the edge. */
function deepestPoint({ evaluation }: PairFigure): Vector {
  const { normal, feature } = evaluation.trace.result;
  if (feature?.shape === 'a') {
    const { worldPoints } = evaluation.a;
    return middle(
      worldPoints[feature.edge]!,
      worldPoints[(feature.edge + 1) % worldPoints.length]!,
    );
  }
  return evaluation.a.worldPoints.reduce((best, point) =>
    dot(point, normal) > dot(best, normal) ? point : best,
  );
}

interface Name {
  readonly text: string;
  readonly colour: string;
}

/** An arrow between points of the world with its name beside it. */
export function paintArrow(
  pen: Pen,
  start: Vector,
  along: Vector,
  width: number,
  name: Name,
  parts = places,
): void {
  const from = pen.camera.toScreen(start);
  const to = pen.camera.toScreen(add(start, along));
  drawArrow(pen, from, to, { colour: name.colour, width, head: 8 + width * 1.5 });
  nameArrow(pen, from, to, name, parts);
}

/** Parts of the way along an arrow at which its name may stand, the best first. */
const places: readonly number[] = [0.5, 0.3, 0.7, 1.1, 0];

/** Writes beside an arrow: up or left of its middle, or where else the name has room. */
export function nameArrow(pen: Pen, from: Vector, to: Vector, name: Name, parts = places): void {
  const along = subtract(to, from);
  const length = lengthOf(along);
  // Shorter than a pixel there is no arrow.
  if (length < 1) return;
  const side = scale(quarterTurn(along), 1 / length);
  const first = side.y > 0 ? scale(side, -1) : side;
  const [place, ...or] = [first, scale(first, -1)].flatMap((away) =>
    parts.map((part) => ({ at: add(from, scale(along, part)), away })),
  );
  const style = { colour: name.colour, weight: 650, away: place!.away, clearance: 7, or };
  drawLabel(pen, name.text, place!.at, style);
}
