import type { Values } from '../voice/text.js';

/** One step of a figure. */
export interface Step {
  /** What is done in it: names the lines of code and the place in the flow chart. */
  readonly phase: string;
  /** The text that says what happens. */
  readonly say: string;
  readonly values: Values;
  /** Gives the step a mark under the slider. */
  readonly mark?: 'a' | 'b' | 'motion' | 'answer';
  /** Whether the axis only repeats another. */
  readonly hollow?: boolean;
  /** What it stands for, as long as it is not unfolded: it ends as the last of them. */
  readonly parts?: readonly Step[];
}

/** A step that says a text of its figure. */
export const part = (phase: string, say: string, values: Values = {}): Step => ({
  phase,
  say: `do.${say}`,
  values,
});

/** The same step as the one that has the answer. */
export const answer = (step: Step): Step => ({ ...step, mark: 'answer' });
