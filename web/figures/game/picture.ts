import type { Bounds } from 'sepax';
import type { Theme } from '../../stage/theme.js';
import type { Game } from './game.js';
import type { Place } from './scene.js';

/** What painters need to know. They paint in units of the level. */
export interface Picture {
  readonly context: CanvasRenderingContext2D;
  readonly theme: Theme;
  readonly game: Game;
  /** What is to be seen of the level. */
  readonly view: Bounds;
  /** How much of the step to come is over, 0 to 1: everything is painted that far on its way. */
  readonly part: number;
  /** Whether nothing is to move but what has to. */
  readonly calm: boolean;
}

/** Where a body is between the last step and the next. */
export const placeOf = ({ game, part }: Pick<Picture, 'game' | 'part'>, id: number): Place =>
  game.scene.placeOf(id, part);

/** A closed polygon from flat coordinates, added to the path. */
export function tracePolygon(context: CanvasRenderingContext2D, points: readonly number[]): void {
  for (let i = 0; i < points.length; i += 2) {
    if (i === 0) context.moveTo(points[i]!, points[i + 1]!);
    else context.lineTo(points[i]!, points[i + 1]!);
  }
  context.closePath();
}

export function fillCircle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
