import type { TemplateResult } from 'lit';
import type { Bounds, Vector } from 'sepax';
import type { Camera, Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
import type { Accepted } from '../state/undoable-model.js';
import type { NumberFormat } from '../voice/number-format.js';
import type { TextKey } from '../voice/text.js';
import type { Contrast } from './contrast.js';
import type { Scene } from './scene.js';
import type { Step } from './step.js';

/** What a figure shows at a moment. */
export class FigureView<State = unknown, Evaluation = unknown, OwnStep extends Step = Step> {
  readonly state: State;
  readonly evaluation: Evaluation;
  readonly step: OwnStep;

  constructor(
    seen: Accepted<State, Evaluation>,
    readonly format: NumberFormat,
    readonly steps: readonly OwnStep[],
    readonly place: number,
    /** The thing that is pointed at: what the number means is up to the figure. */
    readonly hovered: number | null,
    /** How far what happens in the step has come, from 0 to 1: painters draw that moment. */
    readonly progress = 1,
  ) {
    this.state = seen.state;
    this.evaluation = seen.evaluation;
    this.step = steps[place]!;
  }

  /** Another moment of the same step. */
  at(progress: number): FigureView<State, Evaluation, OwnStep> {
    return new FigureView(this, this.format, this.steps, this.place, this.hovered, progress);
  }
}

/** Something to try; the library tells when it is done. */
export interface Challenge<View = FigureView> {
  /** The text that says what to do. */
  readonly key: string;
  isSolved(view: View): boolean;
}

/** What a figure shows, step by step. */
export interface Figure<
  State = unknown,
  Evaluation = unknown,
  OwnStep extends Step = Step,
  View = FigureView<State, Evaluation, OwnStep>,
> {
  readonly scene: Scene<State, Evaluation>;
  /** The state to start from, as the fields of a link. */
  readonly start: string;
  /** Where a simple method fails, as it does at the start, and where it is right. */
  readonly contrast?: Contrast;
  /** The text alternative of the picture; that of two shapes without it. */
  readonly label?: TextKey;
  readonly challenges: readonly Challenge<View>[];
  steps(evaluation: Evaluation, state: State): readonly OwnStep[];
  paint(pen: Pen, view: View): void;
  /** The part of the world to show at a scale. */
  extent(view: View, scale: number, size: Size): Bounds;
  /** The formulas of the step, with the numbers of the moment, in TeX. */
  formulas(view: View): readonly string[];
  /** Where the steps speak of something that can be pointed at; -1 if nowhere. */
  placeOf(view: View, thing: number): number;
  /** What goes on by itself in the figure. */
  readonly live?: {
    /** Moves on what the evaluation is about, in place. */
    advance(view: View, seconds: number): void;
    /** Whether it waits for somebody to start it. */
    readonly waits?: boolean;
    /** Whether the view goes along with what moves. */
    readonly followed?: boolean;
    /** Begins anew: what follows is the state from its start. */
    restart?(): void;
    /** What it is played with; `run` starts it. */
    pad?(run: () => void): TemplateResult;
  };
  /** What is pointed at at a point of the world. */
  pointAt?(view: View, at: Vector, camera: Camera, size: Size): number | null;
}
