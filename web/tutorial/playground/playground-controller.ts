import { SepaxError, type Vector } from 'sepax';
import { type TextKey, text } from '../text.js';
import type { CornerEvent, Tool } from './events.js';
import { Figure } from './figure.js';
import { HandsOn, type Workbench } from './hands-on.js';
import type { ControllerHost } from './playground-element.js';
import { PlaygroundModel } from './playground-model.js';
import { firstScene, type SceneName, sceneState } from './scenes.js';
import type { Body, PlaygroundState, ShapeName } from './state.js';

/** What can be done with the playground, by hand, by form, or by program. */
export class PlaygroundController implements Workbench {
  readonly model = new PlaygroundModel(sceneState(firstScene));
  readonly hands: HandsOn;
  /** The scene that was chosen last, if the state is not from elsewhere. */
  scene: SceneName | null = firstScene;
  /** What is to be seen of the state. */
  figure: Figure;
  /** A message over the figure. */
  notice: string | null = null;

  constructor(private readonly host: ControllerHost) {
    this.hands = new HandsOn(this);
    this.figure = this.#look(null);
  }

  get scale(): number {
    return this.host.stage()?.camera.scale ?? 1;
  }

  change(next: PlaygroundState): void {
    this.#try(() => this.model.change(next), 'drag');
  }

  settle(amend: boolean): void {
    if (amend) this.model.amend();
    else this.model.settle();
    this.#changed('final');
  }

  notify(key: TextKey | null): void {
    this.say(key && text(key));
  }

  /** Shows a message over the figure; with `null`, takes it away. */
  say(message: string | null): void {
    this.notice = message;
    this.host.changed('look');
  }

  hover(at: Vector | null): void {
    const stage = this.host.stage();
    this.point(at && stage ? this.figure.stepAt(at, stage.camera, stage.size) : null);
  }

  /** Points at a step: its axis stands out as long as it is pointed at. */
  point(step: number | null): void {
    if (step === this.figure.hovered) return;
    this.figure = this.#look(step);
    this.host.changed('look');
  }

  press(at: Vector): void {
    const stage = this.host.stage();
    const step = stage && this.figure.stepAt(at, stage.camera, stage.size);
    if (step !== null) this.showStep(step);
  }

  focusHandle(id: string): void {
    void this.host.rendered().then(() => this.host.stage()?.focusHandle(id));
  }

  rest(): void {
    const stage = this.host.stage();
    if (stage !== null && !stage.dragging && !stage.fits) stage.refit(true);
  }

  showStep(step: PlaygroundState['step']): void {
    this.model.look(step);
    this.#changed('final');
  }

  /** Goes to a state that "start again" will come back to. */
  restart(state: PlaygroundState, scene: SceneName | null): void {
    this.model.restart(state);
    this.scene = scene;
    this.notice = null;
    this.#changed('final');
    this.host.stage()?.refit(true);
  }

  /** A change that is made at once; if the library refuses it, everything stays as it was. */
  edit(part: Partial<PlaygroundState>): void {
    this.notice = null;
    const settle = (): void => {
      this.model.change({ ...this.model.state, ...part });
      this.model.settle();
    };
    if (this.#try(settle, 'final')) this.rest();
  }

  editBody(shape: ShapeName, body: Body): void {
    const before = this.model.state[shape].points;
    this.edit({ [shape]: body });
    // Another outline may be of quite another size.
    if (body.points !== before) this.host.stage()?.refit(true);
  }

  editCorner(shape: ShapeName, edit: CornerEvent['edit']): void {
    if (edit.kind === 'move') this.hands.moveVertex(shape, edit.index, edit.to);
    else if (edit.kind === 'insert') this.hands.insertAfter(shape, edit.index);
    else this.hands.removeVertex(shape, edit.index);
  }

  use(tool: Tool): void {
    this.notice = null;
    switch (tool) {
      case 'undo':
        if (this.model.undo()) this.#changed('final');
        break;
      case 'redo':
        if (this.model.redo()) this.#changed('final');
        break;
      case 'reset':
        this.edit(this.model.origin);
        break;
      case 'apply':
        this.#apply();
        break;
      case 'fit':
        this.host.stage()?.refit(true);
        return;
    }
    this.rest();
  }

  /** Does to `a` what the answer says: the push alone, or the step with the push. */
  #apply(): void {
    const { state } = this.model;
    const { x, y } = this.figure.outcome;
    this.edit({ a: { ...state.a, x: state.a.x + x, y: state.a.y + y } });
  }

  #try(change: () => void, kind: 'drag' | 'final'): boolean {
    try {
      change();
    } catch (error) {
      if (!(error instanceof SepaxError)) throw error;
      this.say(text('notice.refused', { reason: error.message }));
      return false;
    }
    this.#changed(kind);
    return true;
  }

  #look(hovered: number | null): Figure {
    return new Figure(this.model.evaluation, this.model.state, hovered);
  }

  /** What was pointed at may be another axis now, or none. */
  #changed(kind: 'drag' | 'final'): void {
    this.figure = this.#look(null);
    this.host.changed(kind);
  }
}
