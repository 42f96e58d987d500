import type { Growth } from '../../stage/draw/axis.js';
import { doneAt } from '../../stage/easing.js';

/** How much is drawn of an axis and of what drops onto it, in parts from 0 to 1. */
export interface AxisGrowth extends Growth {
  /** Of the way from the corners to the axis. */
  readonly drop: number;
  /** Of the line that parts the shapes, if one does. */
  readonly separator: number;
}

export const wholeAxis: AxisGrowth = { drop: 1, shadows: 1, measure: 1, separator: 1 };

/** Corners drop, and between them the shadows grow: nothing is measured yet. */
export const projectedAt = (moment: number): AxisGrowth => ({
  drop: doneAt(moment, 0, 0.5),
  shadows: doneAt(moment, 0.5, 1),
  measure: 0,
  separator: 0,
});

/** What is between the shadows is measured, and where that is a gap, a line parts the shapes. */
export const measuredAt = (moment: number, apart: boolean): AxisGrowth => ({
  ...wholeAxis,
  measure: doneAt(moment, 0, apart ? 0.5 : 1),
  separator: doneAt(moment, 0.5, 1),
});

/** All of that, one after the other. */
export const grownAt = (moment: number, apart: boolean): AxisGrowth => ({
  drop: doneAt(moment, 0, 0.3),
  shadows: doneAt(moment, 0.3, 0.6),
  measure: doneAt(moment, 0.6, apart ? 0.8 : 1),
  separator: doneAt(moment, 0.8, 1),
});
