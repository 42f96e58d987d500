import type { SepaxError } from 'sepax';
import type { Body, Handle, StageActions } from '../../stage/handle.js';
import type { Workbench } from '../pair/hands-on.js';
import type { Accepted, Accepting } from '../state/undoable-model.js';
import type { NumberFormat } from '../voice/number-format.js';
import type { Step } from './step.js';

/** A state, what the library says about it, and the step that is shown. */
export interface Seen<State, Evaluation> extends Accepted<State, Evaluation> {
  /** Without it, what is asked for holds for all steps together. */
  readonly step?: Step;
}

/**
 * What the figure of a lesson is about: a state in plain JSON, what the library says about it, and
 * what can be taken hold of.
 */
export interface Scene<State, Evaluation> extends Accepting<State, Evaluation> {
  /** The text that says why a state was not accepted; without one, the error's own words are shown. */
  refusal?(error: SepaxError): string | null;
  /** The state as fields of a link, such as `a=1,2`. */
  write(state: State): string[];
  /** The state of the fields of a link, or `null` if they say nonsense. */
  read(fields: ReadonlyMap<string, string>): State | null;
  /** In the order in which Tab reaches them. */
  handles(seen: Seen<State, Evaluation>): Handle[];
  /** The areas that can be dragged, the topmost first. */
  bodies(seen: Seen<State, Evaluation>): Body[];
  hands(bench: Workbench<State, Evaluation>): StageActions;
  /** How to write numbers of the size of the scene. */
  format(evaluation: Evaluation): NumberFormat;
}
