import { html, type TemplateResult } from 'lit';
import type { Bounds } from 'sepax';
import '../../stage/sepax-stage.js';
import { noticeBar } from '../../figure/element/notice.js';
import type { Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
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
import { sentencesOf } from './describe.js';
import './export/export-dialog.js';
import { handlesOf } from './handles.js';
import { help } from './help.js';
import './import/import-dialog.js';
import type { ImportEvent } from './import/import-event.js';
import { roomOf } from './import/room.js';
import { writeBoard } from './link.js';
import { overlayPanel } from './overlay-panel.js';
import { paintBoard } from './paint-board.js';
import { pairPanel } from './pair-panel.js';
import { palette } from './palette.js';
import { type SceneName, sceneState } from './scenes.js';
import type { BoardState } from './state.js';
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
  static override readonly styles = [controls, figure, playgroundStyles, boardStyles];

  protected override readonly controller = new BoardController(this.host);

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
    return html`
      <div class="layout" @things-import=${(event: ImportEvent) => controller.bringIn(event)}>
        <section class="figure" aria-label=${text('tools.label')}>
          ${toolbar(
            { scene, canUndo, canRedo, measures },
            {
              choose: this.#onScene,
              use: (tool) => controller.use(tool),
              measure: () => controller.toggleRuler(),
              copyLink: () => void this.#copyLink(),
              exportBoard: this.#openExport,
            },
          )}
          ${palette(controller.drawing.isOn, {
            add: (form) => controller.add(form),
            toggleDrawing: () => controller.drawing.toggle(),
            importShapes: this.#openImport,
          })}
          <div class="canvas">
            ${this.#stage()} ${zoomButtons((factor) => controller.zoom(factor))}
            <div aria-live="polite">${noticeBar(controller.notice, () => this.notify(null))}</div>
          </div>
        </section>
        <aside class="panel">
          <section class="card">${pairPanel(figure, controller)}</section>
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
      </div>
      <p class="hidden" role="status">${this.liveText}</p>
    `;
  }

  #stage(): TemplateResult {
    const { model, figure, selected, hands, drawing } = this.controller;
    return html`
      <sepax-stage
        roams
        label=${text('board.stage', { status: this.statusText() })}
        .handles=${handlesOf(model.state, selected)}
        .bodies=${bodiesOf(figure)}
        .actions=${hands}
        .strokes=${drawing.isOn ? drawing : null}
        .paint=${this.#paint}
        .extent=${this.#extent}
        @pointerdown=${this.#onPress}
      ></sepax-stage>
    `;
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

  protected override onKey(event: KeyboardEvent): void {
    this.controller.joining = false;
    super.onKey(event);
  }

  protected override statusText(): string {
    return spokenStatus(this.controller.figure);
  }

  async #copyLink(): Promise<void> {
    const link = new URL(writeBoard(this.controller.model.state), window.location.href);
    try {
      await navigator.clipboard.writeText(link.href);
      this.notify(text('board.notice.copied'));
    } catch {
      // Where the clipboard is forbidden, the link is in the notice to be copied by hand.
      this.notify(link.href);
    }
  }

  // The stage asks for these later, when the figure may be another one already.
  readonly #paint = (pen: Pen): void => paintBoard(pen, this.controller.figure);
  readonly #extent = (scale: number, size: Size): Bounds =>
    this.controller.figure.extent(scale, size);

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
