import { SepaxError } from 'sepax';
import type { ChangeKind, ControllerHost } from './editing-element.js';
import type { UndoableModel } from './undoable-model.js';

/** What every playground has buttons for. */
export type EditingTool = 'undo' | 'redo' | 'reset' | 'fit';

/** What the controllers of playgrounds have in common: changes, the way back, messages, the view. */
export abstract class EditingController<State, SceneName> {
  abstract readonly model: UndoableModel<State, unknown>;
  /** The scene that was chosen last, if the state is not from elsewhere. */
  abstract scene: SceneName | null;
  /** A message over the figure. */
  notice: string | null = null;

  constructor(protected readonly host: ControllerHost) {}

  get scale(): number {
    return this.host.stage()?.camera.scale ?? 1;
  }

  settle(amend: boolean): void {
    if (amend) this.model.amend();
    else this.model.settle();
    this.changed('final');
  }

  /** Shows a message over the figure; with `null`, takes it away. */
  say(message: string | null): void {
    this.notice = message;
    this.host.changed('look');
  }

  focusHandle(id: string): void {
    void this.host.rendered().then(() => this.host.stage()?.focusHandle(id));
  }

  rest(): void {
    const stage = this.host.stage();
    if (stage !== null && !stage.dragging && !stage.fits) stage.refit(true);
  }

  /** Goes to a state that "start again" will come back to. */
  restart(state: State, scene: SceneName | null): void {
    this.model.restart(state);
    this.scene = scene;
    this.notice = null;
    this.forget();
    this.changed('final');
    this.host.stage()?.refit(true);
  }

  use(tool: EditingTool): void {
    this.notice = null;
    switch (tool) {
      case 'undo':
        if (this.model.undo()) this.changed('final');
        break;
      case 'redo':
        if (this.model.redo()) this.changed('final');
        break;
      case 'reset':
        this.commit(() => this.model.origin);
        break;
      case 'fit':
        this.host.stage()?.refit(true);
        return;
    }
    this.rest();
  }

  /** A change that is made at once; if the library refuses it, everything stays as it was. */
  protected commit(next: () => State): boolean {
    this.notice = null;
    const settle = (): void => {
      this.model.change(next());
      this.model.settle();
    };
    const done = this.attempt(settle, 'final');
    if (done) this.rest();
    return done;
  }

  /** Whether the library accepts a change; if not, it is said why. */
  protected attempt(change: () => void, kind: 'drag' | 'final'): boolean {
    try {
      change();
    } catch (error) {
      if (!(error instanceof SepaxError)) throw error;
      this.say(this.refusal(error));
      return false;
    }
    this.changed(kind);
    return true;
  }

  /** Lets go of what belongs to a state that is gone. */
  protected forget(): void {}

  /** The words for what the library refuses. */
  protected abstract refusal(error: SepaxError): string;

  /** The state, or what is to be seen of it, is another. */
  protected abstract changed(kind: ChangeKind): void;
}
