import type { Vector } from 'sepax';
import { knobAngle } from '../../figure/pair/handles.js';
import { tidyPoint } from '../../figure/pair/points.js';
import { grainAt } from '../../figure/pair/reshape.js';
import { tidy } from '../../figure/pair/state.js';
import type { StageActions } from '../../stage/handle.js';
import { add, scale, subtract } from '../../stage/vector-math.js';
import type { BoardModel } from './board-model.js';
import { type Grip, gripOf, idOf, type ThingGrip } from './grips.js';
import { handlesOf, pullOf } from './handles.js';
import { turnedTo } from './pose.js';
import { edgeNear, needsCorners, withCornerAfter, withCornerAt, withoutCorner } from './rings.js';
import { pulled } from './sizes.js';
import type { BoardState, Thing } from './state.js';
import { withQuestion, withThing } from './things.js';

/** What the hands need of the board around them. */
export interface Workbench {
  readonly model: Pick<BoardModel, 'state' | 'origin'>;
  readonly selected: number | null;
  /** All that is chosen: what moves together. */
  readonly chosen: readonly number[];
  /** CSS pixels per unit. */
  readonly scale: number;
  /** What places are multiples of, in units; `null`: no more than can be seen. */
  readonly snap: number | null;
  /** Shows another state, as a part of the change that is going on; says why if that is refused. */
  change(next: () => BoardState): boolean;
  /** Ends the change; `amend` makes it one with the change before. */
  settle(amend: boolean): void;
  quiet(): void;
  /** A thing has come into focus. */
  visit(thing: number): void;
  /** A thing is taken hold of. */
  take(thing: number): void;
  /** The menu of a thing, or of the board, is asked for; at a point of the stage. */
  menu?(thing: number | null, at: Vector): void;
  /** The mouse is here, or gone. */
  point(at: Vector | null): void;
  /** A press on nothing. */
  leave(): void;
  duplicate(thing: number): void;
  remove(thing: number): void;
  /** Says that a corner cannot go. */
  keepCorner(): void;
  focusHandle(id: string): void;
  /** Called when nothing is held any more. */
  rest(): void;
}

/** What angles are multiples of where places are, too; in degrees. */
const snappedTurn = 15;

/** What the user's hands do on the board, as changes of its state. */
export class BoardHands implements StageActions {
  /** What is held, and the state when it was taken. */
  readonly #held = new Map<string, BoardState>();

  /** Where there is no menu, the browser has its own. */
  readonly menu?: NonNullable<StageActions['menu']>;

  constructor(private readonly bench: Workbench) {
    if (bench.menu === undefined) return;
    this.menu = (id, at) => {
      const grip = id === null ? null : gripOf(id);
      bench.menu?.(grip !== null && 'thing' in grip ? grip.thing : null, at);
    };
  }

  focus(id: string): void {
    const grip = gripOf(id);
    if (grip.part === 'body') this.bench.visit(grip.thing);
  }

  grab(id: string): void {
    this.bench.quiet();
    this.#held.set(id, this.#state);
    const grip = gripOf(id);
    if (grip.part === 'body') this.bench.take(grip.thing);
  }

  drag(id: string, to: Vector): void {
    const start = this.#held.get(id);
    if (start !== undefined) this.#moveTo(id, to, start);
  }

  release(id: string, cancelled: boolean): void {
    const start = this.#held.get(id);
    this.#held.delete(id);
    if (cancelled && start !== undefined) this.#restore(gripOf(id), start);
    if (this.#held.size > 0) return;
    this.#settle(false);
  }

  nudge(id: string, by: Vector, repeat: boolean): void {
    const grip = gripOf(id);
    // The knob has one way to go: right and up are forth, left and down are back.
    if (grip.part === 'turn') {
      this.turn(id, by.x - by.y, repeat);
      return;
    }
    this.bench.quiet();
    const handle = handlesOf(this.#state, this.bench.selected).find((one) => one.id === id);
    if (handle === undefined) return;
    this.#moveTo(id, add(handle.at, scale(by, this.bench.snap ?? 1)), this.#state);
    this.#settle(repeat);
  }

  turn(id: string, degrees: number, repeat: boolean): void {
    const grip = gripOf(id);
    if (!('thing' in grip)) return;
    this.bench.change(() =>
      withThing(this.#state, grip.thing, (thing) => turnedTo(thing, thing.degrees + degrees)),
    );
    this.#settle(repeat);
  }

  reset(id: string): void {
    this.#restore(gripOf(id), this.bench.model.origin);
    this.#settle(false);
  }

  insert(id: string): void {
    const grip = gripOf(id);
    if (grip.part === 'corner') this.insertAfter(grip.thing, grip.ring, grip.index);
    else if (grip.part === 'body') this.bench.duplicate(grip.thing);
  }

  remove(id: string): void {
    const grip = gripOf(id);
    if (grip.part === 'corner') this.removeCorner(grip.thing, grip.ring, grip.index);
    else if (grip.part === 'body') this.bench.remove(grip.thing);
  }

  hover(at: Vector | null): void {
    this.bench.point(at);
  }

  press(): void {
    this.bench.leave();
  }

  doublePress(at: Vector, id: string | null): void {
    const grip = id === null ? null : gripOf(id);
    if (grip?.part === 'corner') this.removeCorner(grip.thing, grip.ring, grip.index);
    const { selected, scale: pixels } = this.bench;
    if (grip !== null || selected === null) return;
    const edge = edgeNear(this.#state.things[selected]!, at, 10 / pixels);
    if (edge !== null) this.insertAfter(selected, edge.ring, edge.index);
  }

  /** Adds a corner between one and the next. */
  insertAfter(thing: number, ring: number, index: number): void {
    const edit = (one: Thing): Thing => withCornerAfter(one, { ring, index }, this.#grain);
    this.#edit(thing, edit, idOf({ part: 'corner', thing, ring, index: index + 1 }));
  }

  removeCorner(thing: number, ring: number, index: number): void {
    if (needsCorners(this.#state.things[thing]!.form, ring)) {
      this.bench.keepCorner();
      return;
    }
    // What is left may be no outline: the library says so while the change is tried.
    const edit = (one: Thing): Thing => withoutCorner(one, { ring, index }, this.#grain);
    this.#edit(thing, edit, idOf({ part: 'corner', thing, ring, index: Math.max(0, index - 1) }));
  }

  moveCorner(thing: number, ring: number, index: number, to: Vector): void {
    this.bench.quiet();
    this.#moveTo(idOf({ part: 'corner', thing, ring, index }), to, this.#state);
    this.#settle(false);
  }

  get #state(): BoardState {
    return this.bench.model.state;
  }

  get #grain(): number {
    return this.bench.snap ?? grainAt(this.bench.scale);
  }

  #edit(thing: number, edit: (thing: Thing) => Thing, focus: string): void {
    this.bench.quiet();
    if (!this.bench.change(() => withThing(this.#state, thing, edit))) return;
    this.#settle(false);
    this.bench.focusHandle(focus);
  }

  #settle(repeat: boolean): void {
    this.bench.settle(repeat);
    this.bench.rest();
  }

  /** `start` is the state when the handle was taken: rounding does not add up along a drag. */
  #moveTo(id: string, to: Vector, start: BoardState): void {
    const grip = gripOf(id);
    const [x, y] = tidyPoint(to, this.#grain);
    const changed = this.bench.change(() => {
      switch (grip.part) {
        case 'velocity': {
          const mover = this.#state.things[this.#state.pair![0]]!;
          return {
            ...this.#state,
            velocity: [tidy(x - mover.x, this.#grain), tidy(y - mover.y, this.#grain)],
          };
        }
        case 'ruler':
          return { ...this.#state, ruler: { ...this.#state.ruler!, [grip.end]: [x, y] } };
        case 'ask':
          return { ...this.#state, question: { ...this.#state.question!, [grip.end]: [x, y] } };
        case 'body':
          if (this.#isTogether(grip.thing)) return this.#moveAll({ x, y }, grip.thing, start);
          return withThing(this.#state, grip.thing, (thing) => ({ ...thing, x, y }));
        default:
          return withThing(this.#state, grip.thing, (thing) =>
            this.#moveThing(
              grip,
              { x, y },
              this.#isShared(id, grip.thing) ? thing : start.things[grip.thing]!,
              thing,
            ),
          );
      }
    });
    if (changed) this.bench.quiet();
  }

  /** With a second finger on the same thing, that is not what it was at the start. */
  #isShared(id: string, thing: number): boolean {
    return [...this.#held.keys()].some((other) => {
      const grip = gripOf(other);
      return other !== id && 'thing' in grip && grip.thing === thing;
    });
  }

  #isTogether(thing: number): boolean {
    const { chosen } = this.bench;
    return chosen.length > 1 && chosen.includes(thing);
  }

  /** Moves all that is chosen as far as one of them is moved. */
  #moveAll({ x, y }: Vector, thing: number, start: BoardState): BoardState {
    const from = start.things[thing]!;
    return this.bench.chosen.reduce(
      (state, index) =>
        withThing(state, index, (now) => {
          const first = start.things[index]!;
          return { ...now, x: first.x + x - from.x, y: first.y + y - from.y };
        }),
      this.#state,
    );
  }

  #moveThing(
    grip: Exclude<ThingGrip, { part: 'body' }>,
    to: Vector,
    start: Thing,
    now: Thing,
  ): Thing {
    switch (grip.part) {
      case 'turn': {
        const grain = this.bench.snap === null ? 0.1 : snappedTurn;
        return turnedTo(now, knobAngle(subtract(to, now), grain));
      }
      case 'corner':
        return withCornerAt(start, grip, to, this.#grain);
      default:
        return pulled(now, grip.part, pullOf(start.form, grip.part)!, to, this.#grain);
    }
  }

  #restore(grip: Grip, from: BoardState): void {
    this.bench.change(() => {
      const state = this.#state;
      if (grip.part === 'velocity') return { ...state, velocity: from.velocity };
      if (grip.part === 'ruler') return { ...state, ruler: from.ruler };
      if (grip.part === 'ask') return withQuestion(state, from.question ?? state.question ?? null);
      const back = grip.part === 'body' && this.#isTogether(grip.thing);
      return (back ? this.bench.chosen : [grip.thing]).reduce(
        (all, index) => withThing(all, index, (thing) => from.things[index] ?? thing),
        state,
      );
    });
  }
}
