import type { Vector } from 'sepax';
import type { StageActions } from '../../stage/handle.js';
import type { Accepted } from '../state/undoable-model.js';
import type { Evaluation } from './evaluation.js';
import { HandsOn, type Workbench } from './hands-on.js';
import type { PlaygroundState } from './state.js';

/** A handle beside those of the polygons that has one way to go: forth and back. */
export interface Knob<State, Seen> {
  readonly id: string;
  /** The state with the knob as near to a point as it can be. */
  moved(seen: Accepted<State, Seen>, to: Vector): State;
  /** The state with the knob so many small steps further. */
  advanced(state: State, steps: number): State;
  /** The state with the knob as it is in another one. */
  restored(state: State, from: State): State;
}

/** The hands of the playground, which also move a knob. */
export class KnobHands<State extends PlaygroundState, Seen extends Evaluation>
  implements StageActions
{
  readonly #hands: HandsOn;
  /** The state when the knob was taken. */
  #held: State | null = null;

  constructor(
    private readonly bench: Workbench<State, Seen>,
    private readonly knob: Knob<State, Seen>,
  ) {
    this.#hands = new HandsOn(bench as Workbench<PlaygroundState, Seen>);
  }

  grab(id: string): void {
    if (id === this.knob.id) this.#held = this.bench.model.state;
    else this.#hands.grab(id);
  }

  drag(id: string, to: Vector): void {
    if (id === this.knob.id) this.bench.change(this.knob.moved(this.bench.model, to));
    else this.#hands.drag(id, to);
  }

  release(id: string, cancelled: boolean): void {
    if (id !== this.knob.id) {
      this.#hands.release(id, cancelled);
      return;
    }
    if (cancelled && this.#held !== null) this.#restore(this.#held);
    this.#held = null;
    this.#settle(false);
  }

  nudge(id: string, by: Vector, repeat: boolean): void {
    // Right and up are forth, left and down are back.
    if (id === this.knob.id) this.turn(id, by.x - by.y, repeat);
    else this.#hands.nudge(id, by, repeat);
  }

  turn(id: string, steps: number, repeat: boolean): void {
    if (id !== this.knob.id) {
      this.#hands.turn(id, steps, repeat);
      return;
    }
    this.bench.change(this.knob.advanced(this.bench.model.state, steps));
    this.#settle(repeat);
  }

  reset(id: string): void {
    if (id !== this.knob.id) {
      this.#hands.reset(id);
      return;
    }
    this.#restore(this.bench.model.origin);
    this.#settle(false);
  }

  insert(id: string): void {
    if (id !== this.knob.id) this.#hands.insert(id);
  }

  remove(id: string): void {
    if (id !== this.knob.id) this.#hands.remove(id);
  }

  hover(at: Vector | null): void {
    this.#hands.hover(at);
  }

  press(at: Vector): void {
    this.#hands.press(at);
  }

  doublePress(at: Vector, id: string | null): void {
    if (id !== this.knob.id) this.#hands.doublePress(at, id);
  }

  #restore(from: State): void {
    this.bench.change(this.knob.restored(this.bench.model.state, from));
  }

  #settle(repeat: boolean): void {
    this.bench.settle(repeat);
    this.bench.rest();
  }
}
