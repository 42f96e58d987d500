import type { TemplateResult } from 'lit';
import type { Figure, FigureView } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import type { LessonName } from '../../figures/registry.js';
import type { Code } from './parts/code-panel.js';
import type { Episode } from './story/episode.js';

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
  /** The bug in the game that it mends. */
  readonly episode: Episode;
  /** The phase that each paragraph of its idea explains. */
  readonly explains: readonly string[];
  /** By that phase, what a paragraph says and the large figure does not show. */
  readonly aside?: Readonly<Record<string, TemplateResult>>;
  /** The numbers of the figure, linked with it. */
  table(view: View): TemplateResult;
  /** A picture of the method. */
  chart?(view: View): TemplateResult;
  /** The phases that speak of the chart: it stands beside the figure then. */
  readonly charted?: readonly string[];
}
