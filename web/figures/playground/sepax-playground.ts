import { html, type TemplateResult } from 'lit';
import type { Bounds } from 'sepax';
import '../../stage/sepax-stage.js';
import { noticeBar } from '../../figure/element/notice.js';
import { controls } from '../../figure/styles/controls.js';
import { figure } from '../../figure/styles/figure.js';
import { colourNames, text, withoutMarks } from '../../figure/voice/text.js';
import type { Size } from '../../stage/camera.js';
import type { Body as StageBody } from '../../stage/handle.js';
import type { Pen } from '../../stage/pen.js';
import '../../figure/pair/axis-table.js';
import type { AxisHoverEvent, StepEvent, ToolEvent } from '../../figure/element/figure-events.js';
import { handlesOf } from '../../figure/pair/handles.js';
import type { PairFigure } from '../../figure/pair/pair-figure.js';
import { paintFigure } from '../../figure/pair/pair-painter.js';
import { commentary } from './commentary.js';
import { sentencesOf } from './describe.js';
import type { BodyEvent, CornerEvent, PasteEvent, SceneEvent, VelocityEvent } from './events.js';
import { help } from './help.js';
import { legend } from './legend.js';
import { motionCard } from './motion-card.js';
import '../../figure/parts/number-field.js';
import { numbersPanel } from '../../figure/pair/numbers-panel.js';
import { type CollideChange, PlaygroundElement } from '../../figure/state/editing-element.js';
import { playgroundStyles } from '../../figure/styles/editor-styles.js';
import { PlaygroundController } from './playground-controller.js';
import './points-dialog.js';
import { sceneState } from './scenes.js';
import './shape-card.js';
import { isPlaygroundState, type PlaygroundState } from '../../figure/pair/state.js';
import './step-control.js';
import { spokenStatus } from '../../figure/pair/verdict.js';
import { toolbar } from './toolbar.js';

/**
 * Two convex shapes to drag, and everything that the separating-axis test does with them.
 *
 * The result is mirrored into the attributes `data-hit`, `data-will-hit`, `data-depth`, `data-axis`
 * (the step that gave the normal) and `data-active-axis` (the step that stands out).
 */
export class SepaxPlayground extends PlaygroundElement<PlaygroundState> {
  static override readonly styles = [controls, figure, playgroundStyles];

  protected override readonly controller = new PlaygroundController(this.host);

  /** The step that is looked at; the number of steps stands for the answer with all axes. */
  get step(): number {
    const { step } = this.controller.model.state;
    return step === 'all' ? this.steps.length : step;
  }

  set step(step: number) {
    this.controller.showStep(step);
  }

  /** Everything that the separating-axis test did. */
  get steps(): PairFigure['evaluation']['trace']['steps'] {
    return this.controller.model.evaluation.trace.steps;
  }

  /** The whole figure in sentences. */
  describe(): string {
    return sentencesOf(this.controller.model.evaluation).join('\n');
  }

  protected override restart(state: PlaygroundState): void {
    if (!isPlaygroundState(state)) throw new TypeError('This is not a state of the playground.');
    this.controller.restart(state, null);
  }

  protected override render(): TemplateResult {
    const { model, figure, scene } = this.controller;
    const { state, evaluation, canUndo, canRedo } = model;
    return html`
      <div
        class="layout"
        @tool=${({ tool }: ToolEvent) => this.controller.use(tool)}
        @scene-select=${this.#onScene}
        @step-select=${({ step }: StepEvent) => this.controller.showStep(step)}
        @axis-hover=${({ step }: AxisHoverEvent) => this.controller.point(step)}
        @body-edit=${({ shape, body }: BodyEvent) => this.controller.editBody(shape, body)}
        @corner-edit=${({ shape, edit }: CornerEvent) => this.controller.editCorner(shape, edit)}
        @velocity-edit=${({ velocity }: VelocityEvent) => this.controller.edit({ velocity })}
        @paste-open=${this.#onPaste}
      >
        <section class="figure" aria-label=${text('tools.label')}>
          ${toolbar({ scene, canUndo, canRedo, shared: this.sharing && this.shared })}
          <div class="canvas">
            ${this.#stage(figure)}
            <div aria-live="polite">${noticeBar(this.controller.notice, () => this.notify(null))}</div>
          </div>
          <div class="below">
            <sepax-step-control .steps=${this.steps} .step=${state.step}></sepax-step-control>
            <p class="say">${colourNames(commentary(figure))}</p>
            ${legend(figure)}
          </div>
        </section>
        <aside class="panel">
          <section class="card">${numbersPanel(figure)}</section>
          <section class="card">
            <sepax-axis-table .figure=${figure}></sepax-axis-table>
          </section>
        </aside>
        <section class="forms">
          ${(['a', 'b'] as const).map(
            (name) => html`
              <sepax-shape-card
                class="card"
                .name=${name}
                .body=${state[name]}
                .corners=${evaluation[name].worldPoints}
              ></sepax-shape-card>
            `,
          )}
          <div class="card motion">${motionCard(state.velocity)}</div>
        </section>
        <section class="card help">${help(state, evaluation)}</section>
        <sepax-points-dialog></sepax-points-dialog>
      </div>
      <p class="hidden" role="status">${this.liveText}</p>
    `;
  }

  #stage(figure: PairFigure): TemplateResult {
    return html`
      <sepax-stage
        label=${text('stage.label', { status: this.statusText() })}
        data-active-axis=${figure.active.index}
        .handles=${handlesOf(figure.state, figure.evaluation)}
        .bodies=${bodiesOf(figure)}
        .actions=${this.controller.hands}
        .paint=${this.#paint}
        .extent=${this.#extent}
      ></sepax-stage>
    `;
  }

  protected override mirror(): void {
    const { model, figure } = this.controller;
    const { result, normalStep } = model.evaluation.trace;
    const { dataset } = this;
    dataset.hit = String(result.intersects);
    dataset.willHit = String(result.willIntersect);
    dataset.depth = String(result.depth);
    dataset.axis = String(normalStep);
    dataset.activeAxis = String(figure.active.index);
  }

  protected override statusText(): string {
    const { figure } = this.controller;
    const { step } = figure.state;
    return step === 'all' ? spokenStatus(figure.evaluation) : withoutMarks(commentary(figure));
  }

  // The stage asks for these later, when the figure may be another one already.
  readonly #paint = (pen: Pen): void => paintFigure(pen, this.controller.figure);
  readonly #extent = (scale: number, size: Size): Bounds =>
    this.controller.figure.extent(scale, size);

  readonly #onScene = ({ scene }: SceneEvent): void => {
    this.renderRoot.querySelector('sepax-step-control')!.pause();
    this.controller.restart(sceneState(scene), scene);
  };

  readonly #onPaste = ({ shape }: PasteEvent): void => {
    const dialog = this.renderRoot.querySelector('sepax-points-dialog')!;
    void dialog.open(shape, this.controller.model.state[shape]);
  };
}

/** `a` is painted over `b`, so it is taken hold of first. */
function bodiesOf({ evaluation }: PairFigure): StageBody[] {
  return (['a', 'b'] as const).map((id) => ({ id, outline: evaluation[id].worldPoints }));
}

customElements.define('sepax-playground', SepaxPlayground);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-playground': SepaxPlayground;
  }
  interface HTMLElementEventMap {
    'collide-change': CustomEvent<CollideChange<unknown>>;
  }
}
