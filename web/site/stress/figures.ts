import type { Crowd } from '../../figure/crowd/crowd.js';
import { type FrameTimes, type Part, parts, type Spread } from '../frame-times.js';

/** The numbers that the page shows. */
export interface Figures {
  readonly count: number;
  readonly contacts: number;
  /** Bodies that touch another. */
  readonly touching: number;
  /** Boxes of the broad phase in the picture. */
  readonly boxes: number;
  /** Frames since the last change of the settings. */
  readonly frames: number;
  readonly times: Readonly<Record<Part | 'all', Spread>>;
  /** How many decimals of times the clock knows. */
  readonly decimals: number;
}

const noTime: Spread = { median: 0, high: 0 };

export const noFigures: Figures = {
  count: 0,
  contacts: 0,
  touching: 0,
  boxes: 0,
  frames: 0,
  times: { collision: noTime, movement: noTime, drawing: noTime, all: noTime },
  decimals: 0,
};

export function figuresOf(crowd: Crowd, times: FrameTimes, boxes: number): Figures {
  const spreads = [...parts, 'all' as const].map((part) => [part, times.spread(part)] as const);
  return {
    count: crowd.world.size,
    contacts: crowd.world.contacts.length,
    touching: crowd.touchingCount,
    boxes,
    frames: times.frames,
    times: Object.fromEntries(spreads) as Record<Part | 'all', Spread>,
    decimals: times.decimals,
  };
}
