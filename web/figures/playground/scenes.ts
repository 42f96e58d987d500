import { readLink } from '../../figure/pair/pair-link.js';
import type { PlaygroundState } from '../../figure/pair/state.js';

/**
 * The scenes to start from, written as links. Each shows one thing that a textbook has to say; the
 * numbers are chosen to be short.
 */
const links = {
  overlap: 'a=-70,40_10,-80_60,40@-42,8~12&b=-75,-45_75,-45_75,45_-75,45@52,-10~-18',
  apart:
    'a=-70,40_10,-80_60,40@-95,20~-8&b=0,-70_66.57,-21.63_41.14,56.63_-41.14,56.63_-66.57,-21.63@80,-24~20',
  // All coordinates are whole numbers, so that the corner lies on the edge exactly.
  touch: 'a=-50,-60_50,-60_50,60_-50,60@-50,0&b=0,-70_80,0_0,70_-80,0@80,-20',
  inside:
    'a=-30,-18_30,-18_30,18_-30,18@30,18~25&b=60,-103.92_120,0_60,103.92_-60,103.92_-120,0_-60,-103.92@0,0',
  slide:
    'a=-32,-32_32,-32_32,32_-32,32@-150,-96~10&b=-130,-18_130,-18_130,18_-130,18@86,20~-24&velocity=190,120',
  // At the end of the step the arrow is clear of the wall again: only the sweep finds the hit.
  tunnel: 'a=-24,-16_24,0_-24,16@-180,20&b=-12,-90_12,-90_12,90_-12,90@0,0~8&velocity=340,-20',
  // The unit box that moves by (8, 8) past the box [4, 5] × [0, 1], 40 times as large, y down: the
  // test of one axis at a time says hit (Cozic 2006), but there is no common moment.
  corner:
    'a=-20,-20_20,-20_20,20_-20,20@20,-20&b=-20,-20_20,-20_20,20_-20,20@180,-20&velocity=320,-320',
  // Ireland and Iceland, as countries.ts makes them.
  countries:
    'a=-50.9,68.5_-43.5,-20.8_11.2,-75_46.7,-20.2_50.9,10.7_31.4,49.4_-14.4,75@-42,16&b=-75,-19.9_-65.5,-41.4_-44.3,-46.3_39.2,-50.2_62.4,-47.8_75,-3.8_56.8,21.5_4.4,50.2_-53.1,34.8_-69.8,4@52,-26',
} as const;

export type SceneName = keyof typeof links;

export const sceneNames = Object.keys(links) as SceneName[];

export const firstScene: SceneName = 'overlap';

export function sceneState(name: SceneName): PlaygroundState {
  const state = readLink(`#v1&${links[name]}`);
  if (state === null) throw new Error(`The scene ${name} is not a link.`);
  return state;
}
