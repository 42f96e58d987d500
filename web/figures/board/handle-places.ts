import type { Vector } from 'sepax';
import { screenPosition } from '../../stage/handle-layer.js';
import type { Pen } from '../../stage/pen.js';
import type { BoardFigure } from './board-figure.js';
import { handlesOf } from './handles.js';

/** Where the handles of a board are on the screen: names keep clear of them. */
export const handlePlaces = (pen: Pen, { state, selected }: BoardFigure): Vector[] =>
  handlesOf(state, selected).map((handle) => screenPosition(handle, pen.camera));
