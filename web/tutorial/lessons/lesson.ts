import type { TemplateResult } from 'lit';
import type { Bounds, Vector } from 'sepax';
import type { Camera, Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
import type { Evaluation } from '../playground/evaluation.js';
import { NumberFormat } from '../playground/number-format.js';
import type { PlaygroundState } from '../playground/state.js';
import type { Values } from '../text.js';
import type { Code } from './parts/code-panel.js';
import type { LessonName } from './registry.js';

/** One step of a lesson. */
export interface LessonStep {
  /** What is done in it: names the lines of code and the place in the flow chart. */
  readonly phase: string;
  /** The step of the library's trace that it looks at. */
  readonly axis: number;
  /** The corner that it looks at. */
  readonly vertex?: number;
  /** The text that says what happens. */
  readonly say: string;
  readonly values: Values;
  /** Gives the step a mark under the slider. */
  readonly mark?: 'a' | 'b' | 'motion' | 'answer';
  /** Whether the axis only repeats another. */
  readonly hollow?: boolean;
}

/** What a lesson shows at a moment. */
export class LessonView {
  readonly step: LessonStep;
  readonly format: NumberFormat;

  constructor(
    readonly evaluation: Evaluation,
    readonly state: PlaygroundState,
    readonly steps: readonly LessonStep[],
    readonly place: number,
    /** The thing that is pointed at: what the number means is up to the lesson. */
    readonly hovered: number | null,
  ) {
    this.step = steps[place]!;
    this.format = NumberFormat.for(evaluation);
  }
}

/** Something to try; the library tells when it is done. */
export interface Challenge {
  /** The text that says what to do. */
  readonly key: string;
  isSolved(view: LessonView): boolean;
}

/** Everything that one lesson has of its own. */
export interface Lesson {
  readonly name: LessonName;
  /** The state to start from, as a link. */
  readonly start: string;
  /** Whether there is an axis to turn by hand; else the axes are the library's. */
  readonly freeAxis: boolean;
  readonly code: Code;
  readonly challenges: readonly Challenge[];
  steps(evaluation: Evaluation): readonly LessonStep[];
  paint(pen: Pen, view: LessonView): void;
  /** The part of the world to show at a scale. */
  extent(view: LessonView, scale: number, size: Size): Bounds;
  /** The formulas of the step, with the numbers of the moment, in TeX. */
  formulas(view: LessonView): readonly string[];
  /** The numbers of the figure, linked with it. */
  table(view: LessonView): TemplateResult;
  /** Where the lesson speaks of something that can be pointed at; -1 if nowhere. */
  placeOf(view: LessonView, thing: number): number;
  /** A picture of the method beside the code. */
  chart?(view: LessonView): TemplateResult;
  /** Where the handle of the free axis is. */
  axisHandle?(view: LessonView): Vector;
  /** How far the axis is turned when its handle is at a point; in degrees. */
  axisTowards?(view: LessonView, at: Vector): number;
  /** What is pointed at at a point of the world. */
  pointAt?(view: LessonView, at: Vector, camera: Camera, size: Size): number | null;
}
