import type { Vector } from 'sepax';
import type { StageActions } from '../../stage/handle.js';
import { HandsOn, type Workbench } from '../playground/hands-on.js';
import type { Point } from '../playground/state.js';
import { tidy } from '../playground/state.js';
import { degreesOf, motionAcross } from './free-axis.js';

/** The id of the knob of the free axis. */
export const axisId = 'axis';

/** The hands of the playground, which also turn the free axis. */
export class FreeAxisHands implements StageActions {
  readonly #hands: HandsOn;
  /** The axis when it was taken. */
  #held: Point | null = null;

  constructor(
    private readonly bench: Workbench,
    /** The angle that puts the knob at a point, in degrees. */
    private readonly degreesTowards: (at: Vector) => number,
  ) {
    this.#hands = new HandsOn(bench);
  }

  grab(id: string): void {
    if (id === axisId) this.#held = this.bench.model.state.velocity;
    else this.#hands.grab(id);
  }

  drag(id: string, to: Vector): void {
    if (id === axisId) this.#point(motionAcross(tidy(this.degreesTowards(to), 0.1)));
    else this.#hands.drag(id, to);
  }

  release(id: string, cancelled: boolean): void {
    if (id !== axisId) {
      this.#hands.release(id, cancelled);
      return;
    }
    if (cancelled && this.#held !== null) this.#point(this.#held);
    this.#held = null;
    this.#settle(false);
  }

  nudge(id: string, by: Vector, repeat: boolean): void {
    // The knob has one way to go: right and up are forth, left and down are back.
    if (id === axisId) this.turn(id, by.x - by.y, repeat);
    else this.#hands.nudge(id, by, repeat);
  }

  turn(id: string, degrees: number, repeat: boolean): void {
    if (id !== axisId) {
      this.#hands.turn(id, degrees, repeat);
      return;
    }
    this.#point(motionAcross(degreesOf(this.bench.model.state) + degrees));
    this.#settle(repeat);
  }

  reset(id: string): void {
    if (id !== axisId) {
      this.#hands.reset(id);
      return;
    }
    this.#point(this.bench.model.origin.velocity!);
    this.#settle(false);
  }

  insert(id: string): void {
    if (id !== axisId) this.#hands.insert(id);
  }

  remove(id: string): void {
    if (id !== axisId) this.#hands.remove(id);
  }

  hover(at: Vector | null): void {
    this.#hands.hover(at);
  }

  press(at: Vector): void {
    this.#hands.press(at);
  }

  doublePress(at: Vector, id: string | null): void {
    if (id !== axisId) this.#hands.doublePress(at, id);
  }

  #point(velocity: Point): void {
    this.bench.change({ ...this.bench.model.state, velocity });
  }

  #settle(repeat: boolean): void {
    this.bench.settle(repeat);
    this.bench.rest();
  }
}
