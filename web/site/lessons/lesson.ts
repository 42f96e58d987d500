import type { TemplateResult } from 'lit';
import type { Figure, FigureView } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import type { LessonName } from '../../figures/registry.js';
import type { Code } from './parts/code-panel.js';

/** A page of the book: a figure, and what stands beside it. */
export interface Lesson<
  State = unknown,
  Evaluation = unknown,
  OwnStep extends Step = Step,
  View = FigureView<State, Evaluation, OwnStep>,
> {
  readonly name: LessonName;
  readonly figure: Figure<State, Evaluation, OwnStep, View>;
  readonly code: Code;
  /** Which column has room for what is to be tried; without it that stands below both. */
  readonly room?: 'figure' | 'code';
  /** The numbers of the figure, linked with it. */
  table(view: View): TemplateResult;
  /** A picture of the method beside the code. */
  chart?(view: View): TemplateResult;
}
