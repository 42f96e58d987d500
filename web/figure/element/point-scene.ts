import type { Vector } from 'sepax';
import type { Handle, StageActions } from '../../stage/handle.js';
import { add } from '../../stage/vector-math.js';
import type { Workbench } from '../pair/hands-on.js';
import { grainAt } from '../pair/reshape.js';
import { tidy } from '../pair/state.js';
import type { Scene } from './scene.js';

/** A scene in which every handle is a point that goes where it is put. */
export interface PointScene<State, Evaluation> extends Omit<Scene<State, Evaluation>, 'hands'> {
  /**
   * The state with a handle at a point, or as near to it as the handle can be. `start` is the state
   * when the handle was taken.
   */
  moved(state: State, id: string, to: Vector, start: State): State;
  /** The state after an arrow key, of a handle that doesn't go just as far as the key says. */
  nudged?(state: State, id: string, by: Vector): State | null;
  /** The state with what the handle belongs to turned; without it, nothing turns. */
  turned?(state: State, id: string, degrees: number): State;
  /** The state with a handle as it is in `origin`; without it, its point goes back to its place. */
  restored?(state: State, id: string, origin: State): State;
  /** Rounds the points that a hand gives, in units; else it depends on the scale of the picture. */
  readonly grain?: number;
}

/** A scene whose handles are moved by pointer and keys. */
export function pointScene<State, Evaluation>(
  scene: PointScene<State, Evaluation>,
): Scene<State, Evaluation> {
  return { ...scene, hands: (bench) => new PointHands(scene, bench) };
}

/** What the user's hands do to the points of a scene. */
class PointHands<State, Evaluation> implements StageActions {
  /** What is held, and the state when it was taken. */
  readonly #held = new Map<string, State>();

  constructor(
    private readonly scene: PointScene<State, Evaluation>,
    private readonly bench: Workbench<State, Evaluation>,
  ) {}

  grab(id: string): void {
    this.bench.notify(null);
    this.#held.set(id, this.bench.model.state);
  }

  drag(id: string, to: Vector): void {
    const start = this.#held.get(id);
    if (start !== undefined) this.#move(id, to, start);
  }

  release(id: string, cancelled: boolean): void {
    const start = this.#held.get(id);
    this.#held.delete(id);
    if (cancelled && start !== undefined) this.bench.change(start);
    if (this.#held.size > 0) return;
    this.#settle(false);
  }

  nudge(id: string, by: Vector, repeat: boolean): void {
    const handle = this.#find(id, this.bench.model.state);
    if (handle === undefined) return;
    this.bench.notify(null);
    const { state } = this.bench.model;
    // A knob has one way to go: right and up are forth, left and down are back.
    if (handle.kind === 'turn') this.turn(id, by.x - by.y, repeat);
    else {
      const next = this.scene.nudged?.(state, id, by) ?? null;
      if (next === null) this.#move(id, add(handle.at, by), state);
      else this.bench.change(next);
      this.#settle(repeat);
    }
  }

  turn(id: string, degrees: number, repeat: boolean): void {
    const { scene, bench } = this;
    if (scene.turned === undefined) return;
    bench.change(scene.turned(bench.model.state, id, degrees));
    this.#settle(repeat);
  }

  reset(id: string): void {
    const { state, origin } = this.bench.model;
    const home = this.#find(id, origin);
    if (home === undefined) return;
    const { scene } = this;
    const restored = scene.restored?.(state, id, origin);
    this.bench.change(restored ?? scene.moved(state, id, home.at, state));
    this.#settle(false);
  }

  insert(): void {
    // A scene has the points that it has.
  }

  remove(): void {
    // A scene has the points that it has.
  }

  hover(at: Vector | null): void {
    this.bench.hover(at);
  }

  press(at: Vector): void {
    this.bench.press(at);
  }

  doublePress(): void {
    // Nothing is inserted or removed.
  }

  #find(id: string, state: State): Handle | undefined {
    return this.scene.handles(this.scene.accept(state)).find((handle) => handle.id === id);
  }

  #move(id: string, { x, y }: Vector, start: State): void {
    const grain = this.scene.grain ?? grainAt(this.bench.scale);
    const to = { x: tidy(x, grain), y: tidy(y, grain) };
    this.bench.change(this.scene.moved(this.bench.model.state, id, to, start));
  }

  #settle(repeat: boolean): void {
    this.bench.settle(repeat);
    this.bench.rest();
  }
}
