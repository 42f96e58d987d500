import { SepaxError, type Vector } from 'sepax';
import type { StageActions } from '../../stage/handle.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import type { Workbench } from '../pair/hands-on.js';
import { UndoableModel } from '../state/undoable-model.js';
import type { TextKey } from '../voice/text.js';
import { speaking, spoken, type Values, type Voice } from '../voice/voice.js';
import { type Figure, FigureView } from './figure.js';
import type { Tool } from './figure-events.js';
import { readFigureLink, writeFigureLink } from './figure-link.js';
import { Trials } from './trials.js';

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
  /** A message over the figure. */
  notice: Notice | null = null;

  constructor(
    readonly figure: Figure,
    private readonly host: LessonHost,
    done: Iterable<string>,
  ) {
    this.trials = new Trials(figure.challenges, done);
    const { scene } = figure;
    const start = readFigureLink(scene, `#v1&${figure.start}`);
    if (start === null) throw new Error(`Not a link: ${figure.start}`);
    this.model = new UndoableModel(start.state, scene);
    this.hands = spoken(scene.hands(this), () => host.voice);
    this.view = this.#viewAt('answer', null);
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

  get link(): string {
    return writeFigureLink(this.figure.scene, { state: this.model.state, place: this.view.place });
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
    const linked = readFigureLink(this.figure.scene, hash);
    try {
      if (linked === null) throw new TypeError('not a link');
      go(linked.state);
      this.notice = null;
      this.view = this.#viewAt(linked.place, null);
      this.trials.withdraw(this.view);
    } catch {
      this.notice = { key: 'notice.link' };
    }
    this.host.changed('state');
    this.host.stage()?.refit(false);
  }

  change(next: unknown): void {
    try {
      this.model.change(next);
      this.notice = null;
    } catch (error) {
      if (!(error instanceof SepaxError)) throw error;
      const key = this.figure.scene.refusal?.(error);
      const reason = { key: 'notice.refused', values: { reason: error.message } };
      this.notice = key ? { key } : reason;
    }
    this.#look();
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

  show(place: number | 'answer'): void {
    this.view = this.#viewAt(place, null);
    this.trials.withdraw(this.view);
    this.host.changed('state');
    this.#reveal();
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
    this.trials.withdraw(this.view);
    this.host.changed('state');
  }

  /** Nobody lets go of what goes on by itself. */
  #judge(): void {
    if (this.host.stage()?.dragging) this.trials.withdraw(this.view);
    else this.trials.judge(this.view);
  }

  #viewAt(wanted: number | 'answer', hovered: number | null): FigureView {
    const { evaluation, state } = this.model;
    const steps = speaking(this.host.voice, () => this.figure.steps(evaluation, state));
    const place =
      wanted === 'answer'
        ? steps.findIndex(({ mark }) => mark === 'answer')
        : Math.min(wanted, steps.length - 1);
    const format = this.figure.scene.format(evaluation);
    return new FigureView({ evaluation, state }, format, steps, place, hovered);
  }
}
