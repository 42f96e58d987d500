import { type Impact, sweep, type Vector } from 'sepax';
import type { FigureView } from '../../figure/element/figure.js';
import type { Scene } from '../../figure/element/scene.js';
import { type Evaluation, evaluate, polygonOf } from '../../figure/pair/evaluation.js';
import { KnobHands } from '../../figure/pair/knob-hands.js';
import { type AxisStep, movingScene } from '../../figure/pair/pair-scene.js';
import { type PlaygroundState, tidy } from '../../figure/pair/state.js';
import { readNumber } from '../../figure/state/link-fields.js';
import { percent } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import type { Handle } from '../../stage/handle.js';
import { add, dot, lengthOf, quarterTurn, scale, subtract } from '../../stage/vector-math.js';

/** Two polygons, of which `a` moves, and a moment of the frame to look at. */
export interface MovingState extends PlaygroundState {
  /** 0 is this frame, 1 the next one. */
  readonly time: number;
}

export interface MovingEvaluation extends Evaluation {
  /** The same with `a` where it is at the moment. */
  readonly now: Evaluation;
  /** The first contact. */
  readonly impact: Impact | null;
}

export type MovingView = FigureView<MovingState, MovingEvaluation, AxisStep>;

const knobId = 'time';
/** How far the knob stands off the path, in CSS pixels. */
export const knobStandOff = 46;

const velocityOf = ({ velocity }: PlaygroundState): Vector => {
  const [x, y] = velocity ?? [0, 0];
  return { x, y };
};

/** `a` at a moment of the frame. */
export function movedTo(state: PlaygroundState, time: number): PlaygroundState {
  const { x, y } = add(state.a, scale(velocityOf(state), time));
  return { ...state, a: { ...state.a, x, y } };
}

function impactOf(state: PlaygroundState): Impact | null {
  const a = polygonOf(state.a);
  const b = polygonOf(state.b);
  try {
    return sweep(a, b, { translationA: velocityOf(state) });
  } finally {
    a.dispose();
    b.dispose();
  }
}

/** A moment within the frame, to a hundredth of it. */
export const at = (state: MovingState, time: number): MovingState => ({
  ...state,
  time: tidy(Math.min(1, Math.max(0, time)), 0.01),
});

/** The moment at which `a` is nearest to a point of its path. */
function momentAt(state: MovingState, to: Vector): number {
  const velocity = velocityOf(state);
  const square = dot(velocity, velocity);
  return square === 0 ? state.time : dot(subtract(to, state.a), velocity) / square;
}

function timeKnob(state: MovingState): Handle {
  const velocity = velocityOf(state);
  const length = lengthOf(velocity);
  const side = length === 0 ? { x: 0, y: 1 } : scale(quarterTurn(velocity), 1 / length);
  return {
    id: knobId,
    kind: 'velocity',
    tone: 'decide',
    at: add(state.a, scale(velocity, state.time)),
    standOff: scale(side, knobStandOff),
    label: words('handle.time', { time: percent(state.time) }),
  };
}

export const scene: Scene<MovingState, MovingEvaluation> = {
  ...movingScene,
  accept(next, before) {
    const { state, evaluation } = movingScene.accept(next, before);
    const now = evaluate(movedTo(state, next.time));
    return {
      state: { ...state, time: next.time },
      evaluation: { ...evaluation, now, impact: impactOf(state) },
    };
  },
  write: (state) => [...movingScene.write(state), `time=${state.time}`],
  read(fields) {
    const state = movingScene.read(fields);
    const time = readNumber(fields.get('time') ?? '0');
    return state !== null && time >= 0 && time <= 1 ? { ...state, time } : null;
  },
  handles: (seen) => [timeKnob(seen.state), ...movingScene.handles(seen)],
  hands: (bench) =>
    new KnobHands(bench, {
      id: knobId,
      moved: ({ state }, to) => at(state, momentAt(state, to)),
      advanced: (state, hundredths) => at(state, state.time + hundredths / 100),
      restored: (state, { time }) => ({ ...state, time }),
    }),
};
