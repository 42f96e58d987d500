import type { SepaxError } from 'sepax';
import { EditingController, type EditingTool } from '../../figure/state/editing-controller.js';
import type { ChangeKind, ControllerHost } from '../../figure/state/editing-element.js';
import { text } from '../../figure/voice/text.js';
import { BOARD_LIMITS as limits } from '../../lib/debug/board-text.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import { BoardFigure } from './board-figure.js';
import { BoardModel, emptyBoard } from './board-model.js';
import { copyByButton } from './clipboard.js';
import { deedOf, shapeCount } from './deeds.js';
import { Drawing } from './drawing.js';
import { focusedHandle, gripOfElement, scrollToFocus } from './focus.js';
import { freePlace } from './free-place.js';
import { gridStep } from './grid.js';
import { gripOf, idOf } from './grips.js';
import { handlesOf } from './handles.js';
import { BoardHands, type Workbench } from './hands.js';
import type { ImportEvent } from './import/import-event.js';
import { wayOf } from './questions/answer.js';
import { firstQuestion } from './questions/first-question.js';
import type { QuestionKind } from './questions/question.js';
import { refusalOf } from './refusal.js';
import { rulerAcross } from './ruler.js';
import { Runner } from './run/runner.js';
import { firstScene, type SceneName, sceneState } from './scenes.js';
import type { BoardState, Form, OverlayName, Thing } from './state.js';
import { afterStep, withMore, withoutThing, withQuestion, withThing } from './things.js';

/** How far from the original a duplicate stands, in units. */
const duplicateShift = 24;

/** What can be done with the board, by hand, by form, or by program. */
export class BoardController extends EditingController<BoardState, SceneName> implements Workbench {
  override readonly model = new BoardModel(sceneState(firstScene));
  readonly hands: BoardHands;
  readonly drawing = new Drawing(this);
  readonly runner = new Runner(this);
  override scene: SceneName | null = firstScene;
  /** The thing whose parts can be taken hold of. */
  selected: number | null = null;
  /** What is chosen together with it. */
  #others: ReadonlySet<number> = new Set();
  /** What is to be seen of the state. */
  figure: BoardFigure;
  /** Whether the corners of the selected thing are listed. */
  listing = false;
  /** Whether places are those of the grid. */
  snaps = false;
  /** The moment of the step that is looked at; `null`: none. */
  moment: number | null = null;
  /** What is being done, in words for those who do not see it; `null`: what is told of the pair says it. */
  deed: string | null = null;
  /** Whether the next thing that is taken hold of is to be looked at together with this one. */
  joining = false;

  constructor(
    host: ControllerHost,
    readonly point: Workbench['point'],
    readonly menu: NonNullable<Workbench['menu']>,
    /** Gives the focus to what a board without shapes begins with. */
    private readonly beginAnew: () => void = () => undefined,
  ) {
    super(host);
    this.hands = new BoardHands(this);
    this.figure = this.#look();
  }

  get snap(): number | null {
    return this.snaps ? gridStep(this.scale) : null;
  }

  /** Who cannot draw by the keys that began it is told what these can do instead. */
  toggleDrawing(byKey: boolean): void {
    this.drawing.toggle();
    this.say(this.drawing.isOn && byKey ? text('board.draw.keys') : null);
  }

  toggleSnap(): void {
    this.snaps = !this.snaps;
    this.host.changed('look');
  }

  /** Looks at another moment of the step, or at none. */
  scrub(moment: number | null): void {
    this.moment = moment;
    this.changed('look');
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
    if (!this.joining && !this.#others.has(thing)) this.select(thing);
  }

  take(thing: number): void {
    const { selected, joining } = this;
    this.joining = false;
    if (joining && selected !== null && selected !== thing) {
      this.#others = new Set([...this.#others, thing]);
      this.edit((state) => ({ ...state, pair: [selected, thing] }));
    } else if (!this.#others.has(thing)) this.select(thing);
  }

  /** All that is chosen, the one that is taken hold of first. */
  get chosen(): readonly number[] {
    return this.selected === null ? [] : [this.selected, ...this.#others];
  }

  chooseAll(): void {
    const { length } = this.model.state.things;
    if (length === 0) return;
    this.selected ??= 0;
    this.#others = new Set([...Array(length).keys()].filter((i) => i !== this.selected));
    this.changed('look');
  }

  leave(): void {
    this.select(null);
  }

  select(thing: number | null): void {
    if (thing === this.selected && this.#others.size === 0) return;
    this.selected = thing;
    this.#others = new Set();
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
    if (more.length === 0) return false;
    const added = deedOf('added', more, length);
    if (!this.#doing(added, () => this.edit((state) => withMore(state, more)))) return false;
    this.#takeUp(length + more.length - 1);
    return true;
  }

  /** Puts shapes from elsewhere on the board, or in the place of all that is there. */
  bringIn({ things, board, replace }: ImportEvent): void {
    if (!replace) {
      this.addThings(things);
      return;
    }
    const replaced = text('board.deed.replaced', { things: shapeCount(things.length) });
    const next = ({ overlays }: BoardState): BoardState =>
      board ?? withMore({ ...emptyBoard, overlays }, things);
    if (this.#doing(replaced, () => this.edit(next))) {
      this.scene = null;
      this.host.stage()?.refit(true);
    }
  }

  duplicate(index: number): void {
    this.putBeside(this.#withChosen(index).map((one) => this.model.state.things[one]!));
  }

  copy(): void {
    void copyByButton(this);
  }

  /** Puts copies of things on the board, a little beside them. */
  putBeside(things: readonly Thing[]): void {
    this.addThings(
      things.map((thing) => ({
        ...thing,
        x: thing.x + duplicateShift,
        y: thing.y + duplicateShift,
      })),
    );
  }

  remove(index: number): void {
    const gone = [...this.#withChosen(index)].sort((i, j) => j - i);
    const things = gone.map((one) => this.model.state.things[one]!);
    const deleted = deedOf('deleted', things, index);
    const isGone = this.#doing(deleted, () =>
      this.edit((state) => gone.reduce(withoutThing, state)),
    );
    if (!isGone) return;
    this.select(null);
    this.#takeUpNear(index);
  }

  override use(tool: EditingTool): void {
    const held = focusedHandle(this.host.stage());
    if (tool === 'fit') super.use(tool);
    else this.#doing(text(`board.deed.${tool}`), () => super.use(tool));
    const grip = gripOfElement(held);
    if (grip === null || !('thing' in grip)) return;
    // What had the focus may be gone.
    void this.host.rendered().then(() => {
      if (!held!.isConnected) this.#takeUpNear(grip.thing);
    });
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

  /** Asks something else of the shapes, or nothing more. */
  ask(kind: QuestionKind | null): void {
    const stage = this.host.stage();
    if (stage === null) return;
    const { question } = this.model.state;
    const next = kind && firstQuestion(kind, question, stage.camera, stage.size);
    this.edit((state) => withQuestion(state, next));
  }

  /** Moves the first of the pair to where the answer to the question leads. */
  follow(): void {
    const way = wayOf(this.model.evaluation.answer, this.model.state.velocity);
    if (way === null) return;
    this.editThing(this.model.state.pair![0], (thing) => ({
      ...thing,
      x: thing.x + way.x,
      y: thing.y + way.y,
    }));
  }

  /** Does to the first of the pair what the answer says: the push alone, or the step with the push. */
  apply(): void {
    const { pair } = this.model.evaluation;
    if (pair !== null) this.edit((state) => afterStep(state, pair));
  }

  redraw(): void {
    this.changed('look');
  }

  stage(): SepaxStage | null {
    return this.host.stage();
  }

  protected override forget(): void {
    this.selected = null;
    this.#others = new Set();
    this.moment = null;
  }

  protected override refusal(error: SepaxError): string {
    return refusalOf(error);
  }

  /** Gives the focus back to a handle, and shows it; to its shape, if it is gone. */
  returnTo(id: string): void {
    const grip = gripOf(id);
    if (!('thing' in grip)) return;
    const isThere = handlesOf(this.model.state, this.selected).some((handle) => handle.id === id);
    this.#showHandle(isThere ? id : idOf({ part: 'body', thing: grip.thing }));
  }

  /** A thing, with all others if it is one of several that are chosen. */
  #withChosen(index: number): readonly number[] {
    return this.chosen.includes(index) ? this.chosen : [index];
  }

  #takeUp(index: number): void {
    this.select(index);
    this.#showHandle(idOf({ part: 'body', thing: index }));
  }

  #showHandle(id: string): void {
    this.focusHandle(id);
    void this.host.rendered().then(() => scrollToFocus(this.host.stage()));
  }

  /** Takes hold of a thing, or of the last one before it. */
  #takeUpNear(index: number): void {
    const { length } = this.model.state.things;
    if (length > 0) this.#takeUp(Math.min(index, length - 1));
    else {
      this.changed('look');
      void this.host.rendered().then(this.beginAnew);
    }
  }

  /** Does something that is told in these words. */
  #doing<Result>(deed: string, work: () => Result): Result {
    this.deed = deed;
    try {
      return work();
    } finally {
      this.deed = null;
    }
  }

  #look(): BoardFigure {
    const { state, evaluation } = this.model;
    const { selected, moment, drawing, runner } = this;
    const { stroke } = drawing;
    return new BoardFigure(state, evaluation, selected, stroke, moment, this.#others, runner.hero);
  }

  /** What was selected may be gone. */
  protected override changed(kind: ChangeKind): void {
    const { length } = this.model.state.things;
    if (this.selected !== null && this.selected >= length) this.selected = null;
    if ([...this.#others].some((i) => i >= length || this.selected === null))
      this.#others = new Set();
    if (this.model.state.velocity === null) this.moment = null;
    this.runner.follow();
    this.figure = this.#look();
    this.host.changed(kind);
  }
}
