import { SepaxError } from 'sepax';
import type { ControllerHost } from '../playground/playground-element.js';
import { text } from '../text.js';
import { BoardFigure } from './board-figure.js';
import { BoardModel, emptyBoard } from './board-model.js';
import { limits } from './check-state.js';
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

export type Tool = 'undo' | 'redo' | 'reset' | 'fit';

/** How far from the original a duplicate stands, in units. */
const duplicateShift = 24;

/** What can be done with the board, by hand, by form, or by program. */
export class BoardController implements Workbench {
  readonly model = new BoardModel(sceneState(firstScene));
  readonly hands: BoardHands;
  readonly drawing = new Drawing(this);
  /** The scene that was chosen last, if the state is not from elsewhere. */
  scene: SceneName | null = firstScene;
  /** The thing whose parts can be taken hold of. */
  selected: number | null = null;
  /** What is to be seen of the state. */
  figure: BoardFigure;
  /** A message over the board. */
  notice: string | null = null;
  /** Whether the corners of the selected thing are listed. */
  listing = false;
  /** Whether the next thing that is taken hold of is to be looked at together with this one. */
  joining = false;

  constructor(private readonly host: ControllerHost) {
    this.hands = new BoardHands(this);
    this.figure = this.#look();
  }

  get scale(): number {
    return this.host.stage()?.camera.scale ?? 1;
  }

  change(next: () => BoardState): boolean {
    return this.#try(() => this.model.change(next()), 'drag');
  }

  settle(amend: boolean): void {
    if (amend) this.model.amend();
    else this.model.settle();
    this.#changed('final');
  }

  quiet(): void {
    if (this.notice !== null) this.say(null);
  }

  /** Shows a message over the board; with `null`, takes it away. */
  say(message: string | null): void {
    this.notice = message;
    this.host.changed('look');
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
    this.#changed('look');
  }

  list(shown: boolean): void {
    this.listing = shown;
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
  restart(state: BoardState, scene: SceneName | null): void {
    this.model.restart(state);
    this.scene = scene;
    this.selected = null;
    this.notice = null;
    this.#changed('final');
    this.host.stage()?.refit(true);
  }

  /** A change that is made at once; if the library refuses it, everything stays as it was. */
  edit(change: (state: BoardState) => BoardState): boolean {
    this.notice = null;
    const settle = (): void => {
      this.model.change(change(this.model.state));
      this.model.settle();
    };
    const done = this.#try(settle, 'final');
    if (done) this.rest();
    return done;
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
    else this.#changed('look');
  }

  show(name: OverlayName, shown: boolean): void {
    this.model.show(name, shown);
    this.#changed('final');
    this.rest();
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
        this.edit(() => this.model.origin);
        break;
      case 'fit':
        this.host.stage()?.refit(true);
        return;
    }
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
    this.#changed('look');
  }

  #takeUp(index: number): void {
    this.select(index);
    this.focusHandle(idOf({ part: 'body', thing: index }));
  }

  #try(change: () => void, kind: 'drag' | 'final'): boolean {
    try {
      change();
    } catch (error) {
      if (!(error instanceof SepaxError)) throw error;
      this.say(refusalOf(error));
      return false;
    }
    this.#changed(kind);
    return true;
  }

  #look(): BoardFigure {
    const { state, evaluation } = this.model;
    return new BoardFigure(state, evaluation, this.selected, this.drawing.stroke);
  }

  /** What was selected may be gone. */
  #changed(kind: 'look' | 'drag' | 'final'): void {
    const { length } = this.model.state.things;
    if (this.selected !== null && this.selected >= length) this.selected = null;
    this.figure = this.#look();
    this.host.changed(kind);
  }
}
