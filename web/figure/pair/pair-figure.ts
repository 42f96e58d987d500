import type { Bounds, TraceStep, Vector } from 'sepax';
import type { Camera, Size } from '../../stage/camera.js';
import {
  add,
  boundsOf,
  lengthOf,
  middle,
  quarterTurn,
  scale as scaled,
  subtract,
} from '../../stage/vector-math.js';
import { NumberFormat } from '../voice/number-format.js';
import {
  axesAround,
  axisAt,
  edgeAt,
  edgeOf,
  type PlacedAxis,
  reachOf,
  testedStep,
} from './axis-layout.js';
import type { Evaluation } from './evaluation.js';
import { handlePlaces } from './handles.js';
import type { PlaygroundState } from './state.js';
import { decidingStep, type Verdict, verdictOf } from './verdict.js';

/** How far the normal of an edge and its name reach from the edge, in CSS pixels. */
const normalRoom = 44;

/** The step that would decide if the test ended after this one. */
function bestUntil({ trace, moving }: Evaluation, last: number): TraceStep {
  const { steps } = trace;
  const least = steps[steps[last]!.running.step]!;
  if (!moving) return least;
  // Of moving shapes, the axis decides on which the shadows meet last.
  const latest = steps
    .slice(0, last + 1)
    .reduce((best, step) => (step.enter > best.enter ? step : best));
  return latest.enter > 0 ? latest : least;
}

/** What is to be seen of an evaluation: which axes, which of them stands out, and the answer. */
export class PairFigure {
  readonly verdict: Verdict;
  readonly format: NumberFormat;
  /** The step whose axis stands out. */
  readonly active: TraceStep;
  /** The step that is best so far: at the end, the one that decides. */
  readonly best: TraceStep;
  /** Whether the answer is shown, and not the way to it. */
  readonly answered: boolean;

  constructor(
    readonly evaluation: Evaluation,
    readonly state: PlaygroundState,
    /** The step that is pointed at. */
    readonly hovered: number | null,
  ) {
    const { steps } = evaluation.trace;
    this.verdict = verdictOf(evaluation);
    this.format = NumberFormat.for(evaluation);
    this.answered = state.step === 'all';
    this.best = state.step === 'all' ? decidingStep(evaluation) : bestUntil(evaluation, state.step);
    const index = hovered ?? (state.step === 'all' ? this.best.index : state.step);
    this.active = steps[index] ?? this.best;
  }

  /** The axes to draw: those that have been tested, the one that stands out last. */
  axes(scale: number, size: Size): PlacedAxis[] {
    const around = axesAround(this.evaluation, scale, size);
    const { step } = this.state;
    const tested = testedStep(this.evaluation.trace.steps, this.active.index);
    const others = around.filter(
      (axis) => axis.step !== tested && (step === 'all' || axis.step.index < step),
    );
    const { placement } = around.find((axis) => axis.step === tested)!;
    // The shadows of a repeated axis are measured along its own normal, which may point backwards.
    const own = { ...placement, normal: this.active.normal };
    return [...others, { step: this.active, placement: own }];
  }

  /** The step whose axis or edge is at a point of the world. */
  stepAt(at: Vector, camera: Camera, size: Size): number | null {
    return (
      axisAt(this.axes(camera.scale, size), at, 14 / camera.scale) ??
      edgeAt(this.evaluation, at, 7 / camera.scale)?.index ??
      null
    );
  }

  /** How far `a` is moved in all: by the velocity and by the push. */
  get outcome(): Vector {
    return add(this.evaluation.velocity, this.evaluation.trace.result.mtv);
  }

  /** The part of the world that all of the drawing takes with these axes, at a scale. */
  extent(scale: number, size: Size, axes = axesAround(this.evaluation, scale, size)): Bounds {
    const { a, b, velocity } = this.evaluation;
    return boundsOf([
      ...a.worldPoints,
      ...b.worldPoints,
      ...a.worldPoints.map((point) => add(point, velocity)),
      ...a.worldPoints.map((point) => add(point, this.outcome)),
      ...handlePlaces(this.state, this.evaluation, scale),
      ...axes.flatMap((axis) => reachOf(axis, scale, size)),
      ...this.#normalReach(scale),
    ]);
  }

  /** The end of the normal of the axis that stands out, with its name. */
  #normalReach(scale: number): Vector[] {
    const ends = edgeOf(this.evaluation, this.active);
    if (ends === null) return [];
    const outward = quarterTurn(subtract(ends[0], ends[1]));
    const reach = normalRoom / (scale * lengthOf(outward));
    return [add(middle(...ends), scaled(outward, reach))];
  }
}
