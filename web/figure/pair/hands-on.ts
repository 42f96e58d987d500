import type { Vector } from 'sepax';
import type { StageActions } from '../../stage/handle.js';
import { add, subtract } from '../../stage/vector-math.js';
import type { UndoableModel } from '../state/undoable-model.js';
import type { TextKey } from '../voice/text.js';
import { edgeAt } from './axis-layout.js';
import type { Evaluation } from './evaluation.js';
import { type Grip, gripOf, handleId, knobAngle } from './handles.js';
import { grainAt, moved, turned, withoutVertex, withVertexAt, withVertexOn } from './reshape.js';
import { type Body, type PlaygroundState, type Point, tidy } from './state.js';

/** What the hands need of the page around them. */
export interface Workbench<State = PlaygroundState, Seen = Evaluation> {
  readonly model: Pick<UndoableModel<State, Seen>, 'state' | 'evaluation' | 'origin'>;
  /** CSS pixels per unit. */
  readonly scale: number;
  /** Shows another state, as a part of the change that is going on. */
  change(next: State): void;
  /** Ends the change; `amend` makes it one with the change before. */
  settle(amend: boolean): void;
  notify(key: TextKey | null): void;
  hover(at: Vector | null): void;
  press(at: Vector): void;
  focusHandle(id: string): void;
  /** Called when nothing is held any more. */
  rest(): void;
}

/** What the user's hands do on the stage, as changes of the state. */
export class HandsOn implements StageActions {
  /** What is held, and the state when it was taken. */
  readonly #held = new Map<string, PlaygroundState>();

  constructor(private readonly bench: Workbench) {}

  grab(id: string): void {
    this.bench.notify(null);
    this.#held.set(id, this.#state);
  }

  drag(id: string, to: Vector): void {
    const start = this.#held.get(id);
    if (start !== undefined) this.#moveTo(gripOf(id), to, start);
  }

  release(id: string, cancelled: boolean): void {
    const start = this.#held.get(id);
    this.#held.delete(id);
    this.bench.notify(null);
    if (cancelled && start !== undefined) this.#restore(gripOf(id), start);
    if (this.#held.size > 0) return;
    this.bench.settle(false);
    this.bench.rest();
  }

  nudge(id: string, by: Vector, repeat: boolean): void {
    const grip = gripOf(id);
    if (grip.part === 'turn') {
      // The knob has one way to go: right and up are forth, left and down are back.
      this.turn(id, by.x - by.y, repeat);
      return;
    }
    this.bench.notify(null);
    this.#moveTo(grip, add(this.#positionOf(grip), by), this.#state);
    this.#settleKey(repeat);
  }

  turn(id: string, degrees: number, repeat: boolean): void {
    const { shape, part } = gripOf(id);
    if (part === 'velocity') return;
    const body = this.#state[shape];
    this.bench.change({ ...this.#state, [shape]: turned(body, body.degrees + degrees) });
    this.#settleKey(repeat);
  }

  reset(id: string): void {
    this.#restore(gripOf(id), this.bench.model.origin);
    this.#settleKey(false);
  }

  insert(id: string): void {
    const grip = gripOf(id);
    if (typeof grip.part === 'number') this.insertAfter(grip.shape, grip.part);
  }

  remove(id: string): void {
    const grip = gripOf(id);
    if (typeof grip.part === 'number') this.removeVertex(grip.shape, grip.part);
  }

  hover(at: Vector | null): void {
    this.bench.hover(at);
  }

  press(at: Vector): void {
    this.bench.press(at);
  }

  doublePress(at: Vector, id: string | null): void {
    if (id !== null) {
      this.remove(id);
      return;
    }
    const step = edgeAt(this.bench.model.evaluation, at, 10 / this.bench.scale);
    if (step !== null && step.source !== 'motion') this.insertAfter(step.source, step.edge);
  }

  /** Adds a vertex between vertex `index` and the next. */
  insertAfter(shape: 'a' | 'b', index: number): void {
    const body = withVertexOn(this.#state[shape], index, this.#grain);
    if (body === null) {
      this.bench.notify('notice.noRoom');
      return;
    }
    this.#reshape(shape, body);
    this.bench.focusHandle(handleId({ shape, part: index + 1 }));
  }

  removeVertex(shape: 'a' | 'b', index: number): void {
    const body = withoutVertex(this.#state[shape], index, this.#grain);
    if (body === null) {
      this.bench.notify('notice.threeLeft');
      return;
    }
    this.#reshape(shape, body);
    this.bench.focusHandle(handleId({ shape, part: Math.min(index, body.points.length - 1) }));
  }

  moveVertex(shape: 'a' | 'b', index: number, [x, y]: Point): void {
    this.bench.notify(null);
    this.#moveTo({ shape, part: index }, { x, y }, this.#state);
    this.bench.settle(false);
    this.bench.rest();
  }

  get #state(): PlaygroundState {
    return this.bench.model.state;
  }

  get #grain(): number {
    return grainAt(this.bench.scale);
  }

  #reshape(shape: 'a' | 'b', body: Body): void {
    this.bench.notify(null);
    this.bench.change({ ...this.#state, [shape]: body });
    this.bench.settle(false);
    this.bench.rest();
  }

  #settleKey(repeat: boolean): void {
    this.bench.settle(repeat);
    this.bench.rest();
  }

  #positionOf({ shape, part }: Grip): Vector {
    const { x, y } = this.#state[shape];
    if (typeof part === 'number') return this.bench.model.evaluation[shape].worldPoints[part]!;
    const [vx, vy] = (part === 'velocity' && this.#state.velocity) || [0, 0];
    return { x: x + vx, y: y + vy };
  }

  /** `start` is the state when the handle was taken: rounding does not add up along a drag. */
  #moveTo({ shape, part }: Grip, to: Vector, start: PlaygroundState): void {
    const state = this.#state;
    const body = state[shape];
    if (part === 'body') {
      this.bench.change({ ...state, [shape]: moved(body, to, this.#grain) });
    } else if (part === 'turn') {
      this.bench.change({ ...state, [shape]: turned(body, knobAngle(subtract(to, body))) });
    } else if (part === 'velocity') {
      const { x, y } = subtract(to, body);
      this.bench.change({ ...state, velocity: [tidy(x, this.#grain), tidy(y, this.#grain)] });
    } else {
      // With a second finger on the same shape, the shape is not what it was at the start.
      const shared = [...this.#held.keys()].some(
        (id) => id !== handleId({ shape, part }) && gripOf(id).shape === shape,
      );
      const drag = withVertexAt((shared ? state : start)[shape], part, to, this.#grain);
      if (drag === null) return;
      this.bench.change({ ...state, [shape]: drag.body });
      this.bench.notify(drag.heldBack ? 'notice.convex' : null);
    }
  }

  #restore({ shape, part }: Grip, from: PlaygroundState): void {
    const state = this.#state;
    this.bench.change(
      part === 'velocity'
        ? { ...state, velocity: from.velocity }
        : { ...state, [shape]: from[shape] },
    );
  }
}
