/** The places for characters on the board: what comes of one look ahead, worked out by hand. */
import { expect, test } from 'vitest';
import { evaluateBoard } from '../../../../web/figures/board/evaluation.js';
import { characterSceneNames, sceneState } from '../../../../web/figures/board/scenes.js';

/** When the first meets the second, in halves of what the board has, and the way from the first to the second there. */
const impacts = {
  // Its head is 60 below the ceiling, and 2 of it are below the corner.
  ceiling: [60 / 110, 0, -1],
  shelfBelow: [46 / 120, 0, -1],
  shelfAbove: [56 / 80, 0, 1],
  stepsUp: [35.5 / 60, 1, 0],
  // Over the edge after 6.5 of 40, and down by 7 of 10.
  stepsDown: [0.7, 0, 1],
  // It stands on both tiles.
  seams: [0, 0, 1],
  // The slope of 3 in 2 is 21 high at x = 14; 12 away from it is further above by the length of (1, 1.5).
  wedge: [
    (130 - 1.5 * 14 - 12 * Math.hypot(1, 1.5)) / 110,
    1.5 / Math.hypot(1, 1.5),
    1 / Math.hypot(1, 1.5),
  ],
  door: [71 / 140, 1, 0],
  beam: [81 / 110, 1, 0],
} as const;

test.each(Object.entries(impacts))('%s', (name, [time, x, y]) => {
  const { pair } = evaluateBoard(sceneState(name as keyof typeof impacts));
  expect(pair?.motion?.impact?.time).toBeCloseTo(time, 9);
  expect(pair?.motion?.impact?.normal.x).toBeCloseTo(x, 9);
  expect(pair?.motion?.impact?.normal.y).toBeCloseTo(y, 9);
});

test('a platform that moves up takes along who stands on it', () => {
  const { pair } = evaluateBoard(sceneState('platform'));
  // Feet of radius 18 at (-32, -42), above a side that is 16 from the middle and turned by 12 degrees.
  const angle = (12 * Math.PI) / 180;
  const gap = 42 * Math.cos(angle) - 32 * Math.sin(angle) - 16 - 18;
  expect(pair?.distance.distance).toBeCloseTo(gap, 9);
  const closing = 80 * Math.sin(angle) + 60 * Math.cos(angle);
  expect(pair?.motion?.impact?.time).toBeCloseTo(gap / closing, 9);
});

test('every place is among these', () => {
  expect([...characterSceneNames].sort()).toEqual([...Object.keys(impacts), 'platform'].sort());
});
