import { html, nothing, type TemplateResult } from 'lit';
import type { Bounds, Vector } from 'sepax';
import '../../stage/sepax-stage.js';
import { noticeBar } from '../../figure/element/notice.js';
import type { Size } from '../../stage/camera.js';
import type { Handle } from '../../stage/handle.js';
import type { Pen } from '../../stage/pen.js';
import { roaming } from '../../stage/roaming.js';
import '../../figure/parts/number-field.js';
import { PlaygroundElement } from '../../figure/state/editing-element.js';
import { controls } from '../../figure/styles/controls.js';
import { playgroundStyles } from '../../figure/styles/editor-styles.js';
import { figure } from '../../figure/styles/figure.js';
import { text } from '../../figure/voice/text.js';
import { BoardController } from './board-controller.js';
import { boardStyles } from './board-styles.js';
import { bodiesOf } from './bodies.js';
import { isBoardState } from './check-state.js';
import { copyThings, pasteThings } from './clipboard.js';
import { sentencesOf } from './describe.js';
import './export/export-dialog.js';
import { FormKeys } from './form-keys.js';
import { gripOf } from './grips.js';
import { handlesOf } from './handles.js';
import { help } from './help.js';
import './import/import-dialog.js';
import type { ImportEvent } from './import/import-event.js';
import { roomOf } from './import/room.js';
import { overlayPanel } from './overlay-panel.js';
import { paintBoard } from './paint-board.js';
import { pairPanel } from './pair-panel.js';
import { palette } from './palette.js';
import { formatIn } from './place-format.js';
import { questionPanel } from './questions/question-panel.js';
import { runPad, runStyles } from './run/run-pad.js';
import { type SceneName, sceneState } from './scenes.js';
import { nameOf } from './starting-forms.js';
import type { BoardState } from './state.js';
import './thing-menu.js';
import { thingPanel } from './thing-panel.js';
import { toolbar, zoomButtons } from './toolbar.js';
import { touchingList } from './touching-list.js';
import { spokenStatus } from './verdict.js';

/**
 * Any number of shapes of every kind, and what the library says about two of them.
 *
 * The result is mirrored into the attributes `data-things` (how many), `data-touching` (pairs such as
 * `1-2`), `data-hit` and `data-depth` of the pair, and `data-selected`.
 */
export class SepaxBoard extends PlaygroundElement<BoardState> {
  static override readonly styles = [controls, figure, playgroundStyles, boardStyles, runStyles];

  protected override readonly controller = new BoardController(
    this.host,
    (at) => this.#showPlace(at),
    (thing, at) => this.#openMenu(thing, at),
    () => this.renderRoot.querySelector<HTMLElement>('.palette [data-kind=point]')?.focus(),
  );

  readonly #formKeys = new FormKeys(this.controller, () =>
    this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.thing')!),
  );

  /** What was told last of the pair. */
  #status = '';
  #odd = false;

  /** The version of the library, for programs that are opened elsewhere. */
  version = 'latest';

  /** The whole board in sentences. */
  describe(): string {
    return sentencesOf(this.controller.figure).join('\n');
  }

  protected override restart(state: BoardState): void {
    if (!isBoardState(state)) throw new TypeError('This is not a state of the board.');
    this.controller.restart(state, null);
  }

  protected override render(): TemplateResult {
    const controller = this.controller;
    const { model, figure, scene, selected } = controller;
    const { state, canUndo, canRedo } = model;
    const measures = state.ruler !== null;
    const { snaps } = controller;
    return html`
      <div class="layout" @things-import=${(event: ImportEvent) => controller.bringIn(event)}>
        <section class="figure" aria-label=${text('tools.label')}>
          ${toolbar(
            { scene, canUndo, canRedo, measures, snaps, shared: this.sharing && this.shared },
            {
              choose: this.#onScene,
              use: (tool) => controller.use(tool),
              measure: () => controller.toggleRuler(),
              snap: () => controller.toggleSnap(),
              exportBoard: this.#openExport,
            },
          )}
          ${palette(controller.drawing.isOn, {
            add: (form) => controller.add(form),
            toggleDrawing: (byKey) => controller.toggleDrawing(byKey),
            importShapes: this.#openImport,
          })}
          ${state.question?.kind === 'run' ? runPad(controller.runner) : nothing}
          <div class="canvas">
            ${this.#stage()} ${zoomButtons((factor) => controller.zoom(factor))}
            <div class="messages">
              <p class="place" aria-hidden="true"></p>
              <div aria-live="polite">${noticeBar(controller.notice, () => this.notify(null))}</div>
            </div>
          </div>
        </section>
        <aside class="panel">
          <section class="card">${pairPanel(figure, controller)}</section>
          <section class="card">${questionPanel(figure, controller)}</section>
          <section class="card">
            ${overlayPanel(figure, (name, shown) => controller.show(name, shown))}
          </section>
        </aside>
        <section class="forms">
          <div class="card thing">${thingPanel(state, selected, controller)}</div>
          <div class="card">
            ${touchingList(figure, (pair) => controller.edit((now) => ({ ...now, pair })))}
          </div>
        </section>
        <section class="card help">${help(figure)}</section>
        <sepax-import-dialog></sepax-import-dialog>
        <sepax-export-dialog></sepax-export-dialog>
        <sepax-thing-menu></sepax-thing-menu>
      </div>
      <p class="hidden" role="status">${this.liveText}</p>
    `;
  }

  #stage(): TemplateResult {
    const { figure, hands, drawing } = this.controller;
    return html`
      <sepax-stage
        .rules=${roaming}
        label=${text('board.stage', { status: this.statusText() })}
        .handles=${this.#handles()}
        .bodies=${bodiesOf(figure)}
        .actions=${hands}
        .strokes=${drawing.isOn ? drawing : null}
        .paint=${this.#paint}
        .extent=${this.#extent}
        @pointerdown=${this.#onPress}
      ></sepax-stage>
    `;
  }

  /** The handles, of which those of shapes are called what they are: on the board there may be many. */
  #handles(): Handle[] {
    const { model, selected } = this.controller;
    return handlesOf(model.state, selected).map((handle) => {
      const grip = gripOf(handle.id);
      if (grip.part !== 'body') return handle;
      const kind = text(`board.kind.${nameOf(model.state.things[grip.thing]!.form)}`);
      return { ...handle, label: text('board.handle.thing', { name: grip.thing + 1, kind }) };
    });
  }

  protected override mirror(): void {
    const { model, selected } = this.controller;
    const { pair, touching } = model.evaluation;
    const { dataset } = this;
    dataset.things = String(model.state.things.length);
    dataset.touching = touching.map((places) => places.map((i) => i + 1).join('-')).join(' ');
    dataset.hit = String(pair?.collision.intersects ?? '');
    dataset.depth = String(pair?.collision.depth ?? '');
    dataset.selected = selected === null ? '' : String(selected + 1);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#status = this.statusText();
    for (const type of ['copy', 'cut'] as const) window.addEventListener(type, this.#onCopy);
    window.addEventListener('paste', this.#onPaste);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.controller.runner.end();
    for (const type of ['copy', 'cut'] as const) window.removeEventListener(type, this.#onCopy);
    window.removeEventListener('paste', this.#onPaste);
  }

  readonly #onCopy = (event: ClipboardEvent): void => copyThings(event, this, this.controller);
  readonly #onPaste = (event: ClipboardEvent): void => pasteThings(event, this, this.controller);

  protected override onKey(event: KeyboardEvent): void {
    this.controller.joining = false;
    // In this order, as browsers that fill in fields tell of a key that is none and has no name.
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
    if (isAll && this.#isOnStage(event)) {
      event.preventDefault();
      this.controller.chooseAll();
    }
    // A line that is being drawn takes the key for itself.
    if (event.key === 'Escape' && this.#isAtDrawing(event)) this.controller.drawing.stop();
    this.#formKeys.press(event);
    super.onKey(event);
  }

  /** What was done goes before what it has changed of the pair. */
  protected override toldText(): string {
    const { deed } = this.controller;
    const status = this.statusText();
    const isOld = status === this.#status;
    this.#status = status;
    if (deed === null) return status;
    // The same words again are told again if something in them is new.
    this.#odd = !this.#odd;
    return `${deed}${this.#odd ? '' : '\u00a0'}${isOld ? '' : ` ${status}`}`;
  }

  protected override statusText(): string {
    return spokenStatus(this.controller.figure);
  }

  // The stage asks for these later, when the figure may be another one already.
  readonly #paint = (pen: Pen): void => paintBoard(pen, this.controller.figure);
  readonly #extent = (scale: number, size: Size): Bounds =>
    this.controller.figure.extent(scale, size);

  /** Whether a key is for the stage or the buttons around it: menus and dialogs have keys of their own. */
  #isAtDrawing(event: Event): boolean {
    const [target] = event.composedPath();
    const palette = this.renderRoot.querySelector('.palette')!;
    return target === document.body || palette.contains(target as Node) || this.#isOnStage(event);
  }

  #isOnStage(event: Event): boolean {
    return event.composedPath().includes(this.renderRoot.querySelector('sepax-stage')!);
  }

  /** Where the mouse is: it moves too often to render everything for it. */
  #showPlace(at: Vector | null): void {
    const stage = this.host.stage()!;
    this.renderRoot.querySelector('.place')!.textContent =
      at === null ? '' : formatIn(stage.camera, stage.size).vector(at);
  }

  #openMenu(thing: number | null, { x, y }: Vector): void {
    const { left, top } = this.renderRoot.querySelector('sepax-stage')!.getBoundingClientRect();
    const menu = this.renderRoot.querySelector('sepax-thing-menu')!;
    void menu.open(this.controller, thing, { x: left + x, y: top + y });
  }

  readonly #onScene = (scene: SceneName): void => {
    this.controller.restart(sceneState(scene), scene);
  };

  readonly #openImport = (): void => {
    const dialog = this.renderRoot.querySelector('sepax-import-dialog')!;
    void dialog.open(roomOf(this.controller.model.evaluation));
  };

  readonly #openExport = (): void => {
    const dialog = this.renderRoot.querySelector('sepax-export-dialog')!;
    const stage = this.renderRoot.querySelector('sepax-stage')!;
    dialog.version = this.version;
    void dialog.open(this.controller.model.state, stage);
  };

  /** Comes before the stage sees the press. */
  readonly #onPress = {
    handleEvent: (event: PointerEvent): void => {
      this.controller.joining = event.shiftKey;
    },
    capture: true,
  };
}

customElements.define('sepax-board', SepaxBoard);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-board': SepaxBoard;
  }
}
