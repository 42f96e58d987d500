import type { SepaxError } from 'sepax';
import { EditingController } from '../../figure/state/editing-controller.js';
import type { ChangeKind, ControllerHost } from '../../figure/state/editing-element.js';
import { text } from '../../figure/voice/text.js';
import { BOARD_LIMITS as limits } from '../../lib/debug/board-text.js';
import { BoardFigure } from './board-figure.js';
import { BoardModel, emptyBoard } from './board-model.js';
import { Drawing } from './drawing.js';
import { freePlace } from './free-place.js';
import { idOf } from './grips.js';
import { BoardHands, type Workbench } from './hands.js';
import type { ImportEvent } from './import/import-event.js';
import { refusalOf } from './refusal.js';
import { rulerAcross } from './ruler.js';
import { firstScene, type SceneName, sceneState } from './scenes.js';
import type { BoardState, Form, OverlayName, Thing } from './state.js';
import { afterStep, withMore, withoutThing, withThing } from './things.js';

/** How far from the original a duplicate stands, in units. */
const duplicateShift = 24;

/** What can be done with the board, by hand, by form, or by program. */
export class BoardController extends EditingController<BoardState, SceneName> implements Workbench {
  override readonly model = new BoardModel(sceneState(firstScene));
  readonly hands: BoardHands;
  readonly drawing = new Drawing(this);
  override scene: SceneName | null = firstScene;
  /** The thing whose parts can be taken hold of. */
  selected: number | null = null;
  /** What is to be seen of the state. */
  figure: BoardFigure;
  /** Whether the corners of the selected thing are listed. */
  listing = false;
  /** Whether the next thing that is taken hold of is to be looked at together with this one. */
  joining = false;

  constructor(host: ControllerHost) {
    super(host);
    this.hands = new BoardHands(this);
    this.figure = this.#look();
  }

  change(next: () => BoardState): boolean {
    return this.attempt(() => this.model.change(next()), 'drag');
  }

  quiet(): void {
    if (this.notice !== null) this.say(null);
  }

  keepCorner(): void {
    this.say(text('board.notice.corners'));
  }

  visit(thing: number): void {
    if (!this.joining) this.select(thing);
  }

  take(thing: number): void {
    const { selected, joining } = this;
    this.joining = false;
    if (joining && selected !== null && selected !== thing) {
      this.edit((state) => ({ ...state, pair: [selected, thing] }));
    } else this.select(thing);
  }

  leave(): void {
    this.select(null);
  }

  select(thing: number | null): void {
    if (thing === this.selected) return;
    this.selected = thing;
    this.changed('look');
  }

  list(shown: boolean): void {
    this.listing = shown;
    this.host.changed('look');
  }

  /** A change that is made at once; if the library refuses it, everything stays as it was. */
  edit(change: (state: BoardState) => BoardState): boolean {
    return this.commit(() => change(this.model.state));
  }

  editThing(index: number, change: (thing: Thing) => Thing): void {
    this.edit((state) => withThing(state, index, change));
  }

  /** Puts a form on the board where there is room, and takes hold of it. */
  add(form: Form): void {
    const stage = this.host.stage();
    const near = stage?.camera.toWorld({ x: stage.size.width / 2, y: stage.size.height / 2 });
    const place = freePlace(form, near ?? { x: 0, y: 0 }, this.model.evaluation.shapes);
    this.addThings([{ form, ...place, degrees: 0 }]);
  }

  /** Puts things on the board, and takes hold of the last; says whether that could be done. */
  addThings(more: readonly Thing[]): boolean {
    const { length } = this.model.state.things;
    if (length + more.length > limits.things) {
      this.say(text('board.notice.full', { count: limits.things }));
      return false;
    }
    if (more.length === 0 || !this.edit((state) => withMore(state, more))) return false;
    this.#takeUp(length + more.length - 1);
    return true;
  }

  /** Puts shapes from elsewhere on the board, or in the place of all that is there. */
  bringIn({ things, board, replace }: ImportEvent): void {
    if (!replace) this.addThings(things);
    else if (this.edit(({ overlays }) => board ?? withMore({ ...emptyBoard, overlays }, things))) {
      this.scene = null;
      this.host.stage()?.refit(true);
    }
  }

  duplicate(index: number): void {
    const thing = this.model.state.things[index]!;
    this.addThings([{ ...thing, x: thing.x + duplicateShift, y: thing.y + duplicateShift }]);
  }

  remove(index: number): void {
    if (!this.edit((state) => withoutThing(state, index))) return;
    const { length } = this.model.state.things;
    this.selected = null;
    if (length > 0) this.#takeUp(Math.min(index, length - 1));
    else this.changed('look');
  }

  show(name: OverlayName, shown: boolean): void {
    this.model.show(name, shown);
    this.changed('final');
    this.rest();
  }

  zoom(factor: number): void {
    this.host.stage()?.zoom(factor);
  }

  /** Lays the ruler across the middle of the view, or takes it away. */
  toggleRuler(): void {
    const stage = this.host.stage();
    if (stage === null) return;
    const ruler = this.model.state.ruler === null ? rulerAcross(stage.camera, stage.size) : null;
    this.edit((state) => ({ ...state, ruler }));
  }

  /** Does to the first of the pair what the answer says: the push alone, or the step with the push. */
  apply(): void {
    const { pair } = this.model.evaluation;
    if (pair !== null) this.edit((state) => afterStep(state, pair));
  }

  redraw(): void {
    this.changed('look');
  }

  protected override forget(): void {
    this.selected = null;
  }

  protected override refusal(error: SepaxError): string {
    return refusalOf(error);
  }

  #takeUp(index: number): void {
    this.select(index);
    this.focusHandle(idOf({ part: 'body', thing: index }));
  }

  #look(): BoardFigure {
    const { state, evaluation } = this.model;
    return new BoardFigure(state, evaluation, this.selected, this.drawing.stroke);
  }

  /** What was selected may be gone. */
  protected override changed(kind: ChangeKind): void {
    const { length } = this.model.state.things;
    if (this.selected !== null && this.selected >= length) this.selected = null;
    this.figure = this.#look();
    this.host.changed(kind);
  }
}
