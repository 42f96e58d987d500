import type { TemplateResult } from 'lit';
import type { Bounds, Vector } from 'sepax';
import type { Camera, Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
import type { NumberFormat } from '../playground/number-format.js';
import type { Accepted } from '../playground/undoable-model.js';
import type { TextKey } from '../text.js';
import type { LessonStep } from './lesson-step.js';
import type { Code } from './parts/code-panel.js';
import type { LessonName } from './registry.js';
import type { Scene } from './scene.js';

/** What a lesson shows at a moment. */
export class LessonView<
  State = unknown,
  Evaluation = unknown,
  Step extends LessonStep = LessonStep,
> {
  readonly state: State;
  readonly evaluation: Evaluation;
  readonly step: Step;

  constructor(
    seen: Accepted<State, Evaluation>,
    readonly format: NumberFormat,
    readonly steps: readonly Step[],
    readonly place: number,
    /** The thing that is pointed at: what the number means is up to the lesson. */
    readonly hovered: number | null,
  ) {
    this.state = seen.state;
    this.evaluation = seen.evaluation;
    this.step = steps[place]!;
  }
}

/** Something to try; the library tells when it is done. */
export interface Challenge<View = LessonView> {
  /** The text that says what to do. */
  readonly key: string;
  isSolved(view: View): boolean;
}

/** What a figure shows, step by step. */
export interface LessonPicture<
  State = unknown,
  Evaluation = unknown,
  Step extends LessonStep = LessonStep,
  View = LessonView<State, Evaluation, Step>,
> {
  readonly scene: Scene<State, Evaluation>;
  /** The state to start from, as the fields of a link. */
  readonly start: string;
  /** The text alternative of the picture; that of two shapes without it. */
  readonly label?: TextKey;
  readonly challenges: readonly Challenge<View>[];
  steps(evaluation: Evaluation, state: State): readonly Step[];
  paint(pen: Pen, view: View): void;
  /** The part of the world to show at a scale. */
  extent(view: View, scale: number, size: Size): Bounds;
  /** The formulas of the step, with the numbers of the moment, in TeX. */
  formulas(view: View): readonly string[];
  /** Where the lesson speaks of something that can be pointed at; -1 if nowhere. */
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

/** Everything that one lesson has of its own. */
export interface Lesson<
  State = unknown,
  Evaluation = unknown,
  Step extends LessonStep = LessonStep,
  View = LessonView<State, Evaluation, Step>,
> extends LessonPicture<State, Evaluation, Step, View> {
  readonly name: LessonName;
  readonly code: Code;
  /** Which column has room for what is to be tried; without it that stands below both. */
  readonly room?: 'figure' | 'code';
  /** The numbers of the figure, linked with it. */
  table(view: View): TemplateResult;
  /** A picture of the method beside the code. */
  chart?(view: View): TemplateResult;
}
