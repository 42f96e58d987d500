import { Box, Circle, Polygon, type Shape } from 'sepax';
import type { TextKey } from '../../../figure/voice/text.js';
import type { BoardEvaluation } from '../evaluation.js';
import type { OverlayName } from '../state.js';
import { hasDifference } from './difference.js';
import { hasRegions } from './regions.js';

const isSharpPolygon = (shape: Shape): shape is Polygon =>
  shape instanceof Polygon && shape.radius === 0;

/** Whether the library traces the axes of two shapes. */
export const hasAxes = (a: Shape, b: Shape): boolean => isSharpPolygon(a) && isSharpPolygon(b);

/** Whether the library traces the one distance that decides about two shapes. */
export const hasCircleTrace = (a: Shape, b: Shape): boolean => {
  const others = [a, b].filter((shape) => !(shape instanceof Circle));
  return others.length === 0 || (others.length === 1 && others[0] instanceof Box);
};

/** The text that says why an overlay cannot be shown; `null` if it can. */
export function whyNot({ pair }: BoardEvaluation, name: OverlayName): TextKey | null {
  if (name === 'grid') return null;
  if (pair === null) return 'board.whyNot.pair';
  const { a, b, motion } = pair;
  switch (name) {
    case 'axes':
      return hasAxes(a, b) || hasCircleTrace(a, b) ? null : 'board.whyNot.axes';
    case 'projections':
      return hasAxes(a, b) ? null : 'board.whyNot.projections';
    case 'regions':
      return hasRegions(b) ? null : 'board.whyNot.regions';
    case 'difference':
      return hasDifference(a, b) ? null : 'board.whyNot.difference';
    case 'sweep':
      return motion === null ? 'board.whyNot.sweep' : null;
    default:
      return null;
  }
}
