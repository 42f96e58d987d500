import type { Figure } from '../../figure/element/figure.js';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import { HandsOn } from '../../figure/pair/hands-on.js';
import { type AxisStep, pairScene } from '../../figure/pair/pair-scene.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { figure as wayOut } from '../way-out/figure.js';

/** Two shapes that keep their form: what is moved and turned, and nothing else. */
class FirmHands extends HandsOn {
  override insert(): void {}
  override remove(): void {}
  override doublePress(): void {}
}

/** A box, a triangle, and the push that parts them: the answer of `collide`, without the way to it. */
export const figure: Figure<PlaygroundState, Evaluation, AxisStep> = {
  ...wayOut,
  scene: {
    ...pairScene,
    handles: (seen) => pairScene.handles(seen).filter(({ kind }) => kind !== 'vertex'),
    hands: (bench) => new FirmHands(bench),
  },
  start: 'a=-60,-35_60,-35_60,35_-60,35@-34,30~12&b=0,-80_75,55_-75,55@52,-14',
  challenges: [],
  steps: (evaluation, state) =>
    wayOut.steps(evaluation, state).filter(({ mark }) => mark === 'answer'),
  pointAt: () => null,
};
