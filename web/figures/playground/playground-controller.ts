import type { SepaxError, Vector } from 'sepax';
import type { Tool } from '../../figure/element/figure-events.js';
import { HandsOn, type Workbench } from '../../figure/pair/hands-on.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { PlaygroundModel } from '../../figure/pair/pair-model.js';
import type { Body, PlaygroundState, ShapeName } from '../../figure/pair/state.js';
import { EditingController } from '../../figure/state/editing-controller.js';
import type { ChangeKind, ControllerHost } from '../../figure/state/editing-element.js';
import { refusalSentence } from '../../figure/voice/refusal.js';
import { type TextKey, text } from '../../figure/voice/text.js';
import type { CornerEvent } from './events.js';
import { firstScene, type SceneName, sceneState } from './scenes.js';

/** What can be done with the playground, by hand, by form, or by program. */
export class PlaygroundController
  extends EditingController<PlaygroundState, SceneName>
  implements Workbench
{
  override readonly model = new PlaygroundModel(sceneState(firstScene));
  readonly hands: HandsOn;
  override scene: SceneName | null = firstScene;
  /** What is to be seen of the state. */
  figure: PairFigure;

  constructor(host: ControllerHost) {
    super(host);
    this.hands = new HandsOn(this);
    this.figure = this.#look(null);
  }

  change(next: PlaygroundState): void {
    this.attempt(() => this.model.change(next), 'drag');
  }

  notify(key: TextKey | null): void {
    this.say(key && text(key));
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

  showStep(step: PlaygroundState['step']): void {
    this.model.look(step);
    this.changed('final');
  }

  /** A change that is made at once; if the library refuses it, everything stays as it was. */
  edit(part: Partial<PlaygroundState>): void {
    this.commit(() => ({ ...this.model.state, ...part }));
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

  override use(tool: Tool): void {
    if (tool !== 'apply') {
      super.use(tool);
      return;
    }
    this.#apply();
    this.rest();
  }

  protected override refusal(error: SepaxError): string {
    return text('notice.refused', { reason: refusalSentence(error) });
  }

  /** Does to `a` what the answer says: the push alone, or the step with the push. */
  #apply(): void {
    const { state } = this.model;
    const { x, y } = this.figure.outcome;
    this.edit({ a: { ...state.a, x: state.a.x + x, y: state.a.y + y } });
  }

  #look(hovered: number | null): PairFigure {
    return new PairFigure(this.model.evaluation, this.model.state, hovered);
  }

  /** What was pointed at may be another axis now, or none. */
  protected override changed(kind: ChangeKind): void {
    this.figure = this.#look(null);
    this.host.changed(kind);
  }
}
