import type { Vector } from 'sepax';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import { KnobHands } from '../../figure/pair/knob-hands.js';
import { movingScene, type PairScene, pairScene } from '../../figure/pair/pair-scene.js';
import { type PlaygroundState, tidy } from '../../figure/pair/state.js';
import { words } from '../../figure/voice/words.js';
import type { Handle } from '../../stage/handle.js';
import { degreesOf, motionAcross } from './free-axis.js';

/** The id of the knob of the free axis. */
const axisId = 'axis';

/** The knob that turns the axis. */
export interface AxisKnob {
  at(evaluation: Evaluation): Vector;
  /** How far the axis is turned when its knob is at a point; in degrees. */
  towards(evaluation: Evaluation, point: Vector): number;
}

/** Two polygons and an axis to turn by hand. Links have its angle instead of a velocity. */
export function freeAxisScene(knob: AxisKnob): PairScene {
  return {
    ...movingScene,
    write: (state) => [
      ...pairScene.write({ ...state, velocity: null }),
      `axis=${degreesOf(state)}`,
    ],
    read: (fields) => {
      const state = pairScene.read(fields);
      const degrees = readDegrees(fields.get('axis'));
      return state && degrees !== null ? turnedTo(state, degrees) : null;
    },
    handles: ({ state, evaluation }) => [
      knobHandle(knob.at(evaluation)),
      ...pairScene.handles({ state: { ...state, velocity: null }, evaluation }),
    ],
    hands: (bench) =>
      new KnobHands(bench, {
        id: axisId,
        moved: ({ state, evaluation }, to) =>
          turnedTo(state, tidy(knob.towards(evaluation, to), 0.1)),
        advanced: (state, degrees) => turnedTo(state, degreesOf(state) + degrees),
        restored: (state, { velocity }) => ({ ...state, velocity }),
      }),
  };
}

const turnedTo = (state: PlaygroundState, degrees: number): PlaygroundState => ({
  ...state,
  velocity: motionAcross(degrees),
});

const knobHandle = (at: Vector): Handle => ({
  id: axisId,
  kind: 'turn',
  tone: 'decide',
  at,
  label: words('handle.axis'),
});

function readDegrees(written: string | undefined): number | null {
  if (written === undefined || !/^-?\d+(\.\d+)?$/.test(written)) return null;
  return Math.abs(Number(written)) > 360 ? null : Number(written);
}
