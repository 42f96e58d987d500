import { SepaxError, type Vector } from 'sepax';
import type { StageActions } from '../../stage/handle.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import type { Workbench } from '../pair/hands-on.js';
import { betweenStates } from '../state/between-states.js';
import { UndoableModel } from '../state/undoable-model.js';
import { refusalSentence } from '../voice/refusal.js';
import type { TextKey } from '../voice/text.js';
import { speaking, spoken, type Values, type Voice } from '../voice/voice.js';
import type { ContrastName } from './contrast.js';
import { type Figure, FigureView } from './figure.js';
import type { Tool } from './figure-events.js';
import { readFigureLink, writeFigureLink } from './figure-link.js';
import type { Step } from './step.js';
import { Trials } from './trials.js';
import { type Fold, Unfolding } from './unfolding.js';

/** A text that is to be shown, and its values. */
export interface Notice {
  readonly key: string;
  readonly values?: Values;
}

/** What the controller needs of the element that shows it. */
export interface LessonHost {
  /** What says the texts of the figure; `null` is the page. */
  readonly voice: Voice | null;
  stage(): SepaxStage | null;
  rendered(): Promise<unknown>;
  changed(kind: 'look' | 'state'): void;
}

/** The state of a figure, and what can be done with it. */
export class FigureController implements Workbench<unknown, unknown> {
  readonly model: UndoableModel<unknown, unknown>;
  readonly hands: StageActions;
  readonly trials: Trials;
  view: FigureView;
  readonly #unfolding = new Unfolding();
  /** A message over the figure. */
  notice: Notice | null = null;
  /** How far what happens in the step has come, from 0 to 1; what is pointed at is shown as it ends. */
  #progress = 1;
  /** Where the last glide leads, as long as nothing else is done. */
  #gliding: unknown = null;

  constructor(
    readonly figure: Figure,
    private readonly host: LessonHost,
    done: Iterable<string>,
  ) {
    this.trials = new Trials(figure.challenges, done);
    const { scene } = figure;
    this.model = new UndoableModel(this.#stateOf(figure.start), scene);
    this.hands = spoken(scene.hands(this), () => host.voice);
    this.view = this.#viewAt('answer', null);
  }

  #stateOf(link: string): unknown {
    const linked = readFigureLink(this.figure.scene, `#v1&${link}`);
    if (linked === null) throw new Error(`Not a link: ${link}`);
    return linked.state;
  }

  get scale(): number {
    return this.host.stage()?.camera.scale ?? 1;
  }

  /** What all steps show of the state as it is. */
  get everyView(): FigureView[] {
    const { state, evaluation } = this.model;
    const { format, steps } = this.view;
    return steps.map((_, i) => new FigureView({ state, evaluation }, format, steps, i, null));
  }

  get progress(): number {
    return this.#progress;
  }

  /** The number of the step that is shown, from 0, and how many there are if all are unfolded. */
  get number(): number {
    return this.#unfolding.numberAt(this.view.place);
  }

  get count(): number {
    return this.#unfolding.count;
  }

  /** How the step at a place can be unfolded or folded. */
  foldAt(place: number): Fold | null {
    return this.#unfolding.foldAt(place);
  }

  get link(): string {
    return writeFigureLink(this.figure.scene, { state: this.model.state, place: this.number });
  }

  /** Shows what a link says; one that cannot be read changes nothing but the message. */
  open(hash: string): void {
    this.#open(hash, (state) => {
      this.model.change(state);
      this.model.settle();
    });
  }

  /** The same, and "start again" comes back to it. */
  begin(hash: string): void {
    this.#open(hash, (state) => this.model.restart(state));
  }

  #open(hash: string, go: (state: unknown) => void): void {
    this.#gliding = null;
    const linked = readFigureLink(this.figure.scene, hash);
    try {
      if (linked === null) throw new TypeError('not a link');
      go(linked.state);
      this.notice = null;
      this.#progress = 1;
      this.view = this.#viewAt(this.#placeOf(linked.place), null);
      this.trials.withdraw(this.view);
    } catch {
      this.notice = { key: 'notice.link' };
    }
    this.host.changed('state');
    this.host.stage()?.refit(false);
  }

  /** What the other state of the contrast is, seen from the state as it is; `null` in steps that speak of something else. */
  contrastIn({ phase }: Step): ContrastName | null {
    const { contrast, start, scene } = this.figure;
    if (phase !== contrast?.phase) return null;
    const now = scene.write(this.model.state).join();
    return now === scene.write(this.#stateOf(start)).join() ? 'holds' : 'fails';
  }

  /**
   * Begins a glide to a state of the contrast, in the step that speaks of it: what is given back shows a
   * part of the way, unless something else has been done since. Nobody does that by hand, so it is not
   * judged.
   */
  glideTo(name: ContrastName): (part: number) => boolean {
    const { contrast, start } = this.figure;
    const from = this.model.state;
    const to = this.#stateOf(name === 'fails' ? start : contrast!.holds);
    this.#gliding = to;
    return (part) => {
      if (this.#gliding !== to) return false;
      this.#change(betweenStates(from, to, part));
      this.#progress = 1;
      this.view = this.#viewAt(contrast!.phase, null);
      if (part === 1) this.model.settle();
      this.#changed();
      if (part === 1) this.rest();
      return true;
    };
  }

  change(next: unknown): void {
    this.#gliding = null;
    this.#change(next);
    this.#look();
  }

  #change(next: unknown): void {
    try {
      this.model.change(next);
      this.notice = null;
    } catch (error) {
      if (!(error instanceof SepaxError)) throw error;
      const key = this.figure.scene.refusal?.(error);
      const reason = speaking(this.host.voice, () => refusalSentence(error));
      this.notice = key ? { key } : { key: 'notice.refused', values: { reason } };
    }
  }

  settle(amend: boolean): void {
    if (amend) this.model.amend();
    else this.model.settle();
    this.#look();
    this.trials.judge(this.view);
  }

  /** Shows the state that a control asks for. */
  edit(next: unknown, done: boolean): void {
    this.change(next);
    if (done) this.settle(false);
  }

  notify(key: TextKey | null): void {
    this.#gliding = null;
    this.notice = key && { key };
    this.host.changed('look');
  }

  hover(at: Vector | null): void {
    this.point(at && this.#pointAt(at));
  }

  /** The same from beside the picture: nothing moves away under the pointer. */
  pointBeside(hovered: number | null): void {
    this.point(hovered);
    this.rest();
  }

  /** Points at something: it stands out as long as it is pointed at. */
  point(hovered: number | null): void {
    if (hovered === this.view.hovered) return;
    this.view = this.#viewAt(this.view.place, hovered);
    this.host.changed('look');
  }

  press(at: Vector): void {
    const thing = this.#pointAt(at);
    if (thing !== null) this.showThing(thing);
  }

  /** Goes to where the figure speaks of something that can be pointed at. */
  showThing(thing: number): void {
    const place = this.figure.placeOf(this.view, thing);
    if (place >= 0) this.show(place);
  }

  /** Makes the texts of the view anew: they may be of another language now. */
  translate(): void {
    this.view = this.#viewAt(this.view.place, this.view.hovered);
  }

  /** Shows a step as it ends, or a moment of it. */
  show(place: number | 'answer', progress = 1): void {
    this.#progress = progress;
    this.view = this.#viewAt(place, null);
    this.#changed();
    this.#reveal();
  }

  /** Shows the step with a number: see unfolding.ts. */
  showNumber(number: number | 'answer'): void {
    this.show(this.#placeOf(number));
  }

  /** Unfolds the step that is shown, and shows the first of its parts; or folds them again. */
  turnFold(): void {
    this.show(this.#unfolding.turn(this.view.place));
  }

  /** The steps are made anew for it: another state may have others. */
  #placeOf(number: number | 'answer'): number | 'answer' {
    if (number === 'answer') return number;
    this.#viewAt(number, null);
    return this.#unfolding.placeOf(number);
  }

  /** Shows another moment of the step, of which nothing else is said. */
  move(progress: number): void {
    this.#progress = progress;
    if (this.view.hovered === null) this.view = this.view.at(progress);
    this.host.stage()?.invalidate();
  }

  /** Moves on what goes on by itself. */
  advance(seconds: number): void {
    this.figure.live?.advance(this.view, seconds);
    const stage = this.host.stage();
    if (stage === null) return;
    stage.handles = this.figure.scene.handles(this.model);
    if (this.figure.live?.followed && !stage.dragging) stage.refit(false);
    stage.invalidate();
  }

  /** What went on by itself has other numbers now. */
  tick(): void {
    const { place, hovered } = this.view;
    this.model.change(this.model.state);
    this.view = this.#viewAt(place, hovered);
    this.#judge();
    this.host.changed('look');
  }

  focusHandle(id: string): void {
    void this.host.rendered().then(() => this.host.stage()?.focusHandle(id));
  }

  /** After a drag the view stays as it is, unless too much is outside of it now. */
  rest(): void {
    const stage = this.host.stage();
    if (stage !== null && !stage.dragging && !stage.nearlyFits) stage.refit(true);
  }

  /** Brings into view what another step shows; else the view stays as it is. */
  #reveal(): void {
    const stage = this.host.stage();
    if (stage !== null && !stage.dragging && !stage.fits) stage.refit(true);
  }

  use(tool: Tool): void {
    this.notice = null;
    this.#gliding = null;
    const { model } = this;
    if (tool === 'undo') model.undo();
    else if (tool === 'redo') model.redo();
    else if (tool === 'reset') {
      this.figure.live?.restart?.();
      model.change(model.origin);
      model.settle();
    }
    this.#look();
    this.trials.judge(this.view);
    if (tool === 'fit') this.host.stage()?.refit(true);
    else this.rest();
  }

  #pointAt(at: Vector): number | null {
    const stage = this.host.stage();
    return (stage && this.figure.pointAt?.(this.view, at, stage.camera, stage.size)) ?? null;
  }

  /** The shapes are others: the answer stays in view, however many steps lead there now. */
  #look(): void {
    const { place, step } = this.view;
    this.view = this.#viewAt(step.mark === 'answer' ? 'answer' : place, null);
    this.#changed();
  }

  #changed(): void {
    this.trials.withdraw(this.view);
    this.host.changed('state');
  }

  /** Nobody lets go of what goes on by itself. */
  #judge(): void {
    if (this.host.stage()?.dragging) this.trials.withdraw(this.view);
    else this.trials.judge(this.view);
  }

  /** @param wanted - A place, what happens there, or the answer. */
  #viewAt(wanted: number | string, hovered: number | null): FigureView {
    const { evaluation, state } = this.model;
    const all = speaking(this.host.voice, () => this.figure.steps(evaluation, state));
    const steps = this.#unfolding.take(all);
    const place = placeOf(steps, wanted);
    const format = this.figure.scene.format(evaluation);
    const progress = hovered === null ? this.#progress : 1;
    return new FigureView({ evaluation, state }, format, steps, place, hovered, progress);
  }
}

function placeOf(steps: readonly Step[], wanted: number | string): number {
  if (typeof wanted === 'number') return Math.min(wanted, steps.length - 1);
  const found = steps.findIndex(({ phase }) => phase === wanted);
  return found < 0 ? steps.findIndex(({ mark }) => mark === 'answer') : found;
}
