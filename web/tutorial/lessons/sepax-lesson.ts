import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Bounds } from 'sepax';
import '../../stage/sepax-stage.js';
import type { Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import { noticeBar } from '../notice.js';
import type { AxisHoverEvent, StepEvent, ToolEvent } from '../playground/events.js';
import { LiveStatus } from '../playground/live-status.js';
import { toolButton } from '../playground/toolbar.js';
import '../stepper.js';
import type { Mark, PlaceEvent } from '../stepper.js';
import { Translated, text } from '../text.js';
import type { EditEvent } from './edit-event.js';
import { words } from './language.js';
import type { Lesson, LessonStep } from './lesson.js';
import { LessonController } from './lesson-controller.js';
import { LiveFigure } from './live-figure.js';
import './parts/code-panel.js';
import { lessonBar, pager } from './parts/lesson-bar.js';
import { challenges, prose } from './parts/prose.js';
import { plain, rich } from './parts/rich.js';
import { lessonNames } from './registry.js';

/** Code of at most so many lines leaves room for the table below it. */
const shortCode = 25;

/**
 * A page of the book: a question, a figure that answers it step by step, and what there is to say.
 *
 * The figure is mirrored into the attributes `data-place`, `data-phase` and `data-active`, which is what is pointed at.
 *
 * @fires lesson-change - Another state is shown.
 */
export class SepaxLesson extends LitElement {
  static override readonly properties = { liveText: { state: true } };

  declare liveText: string;

  readonly #controller: LessonController;
  readonly #live: LiveFigure | null;
  readonly #status = new LiveStatus((said) => {
    this.liveText = said;
  });

  constructor(readonly lesson: Lesson) {
    super();
    this.liveText = '';
    const stage = (): SepaxStage | null => this.querySelector('sepax-stage');
    this.#controller = new LessonController(lesson, {
      stage,
      rendered: () => this.updateComplete.then(() => stage()?.updateComplete),
      changed: (kind) => this.#onChange(kind),
    });
    const controller = this.#controller;
    this.#live = lesson.live
      ? new LiveFigure(this, lesson.live, {
          advance: (seconds) => controller.advance(seconds),
          tick: () => controller.tick(),
          rest: () => this.#onChange('state'),
        })
      : null;
    new Translated(this);
  }

  /** In the light DOM, so that reader modes and print find it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.fonts.addEventListener('loadingdone', this.#onFont);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.fonts.removeEventListener('loadingdone', this.#onFont);
    this.#status.stop();
  }

  /** The state of the scene, as plain JSON. */
  get state(): unknown {
    return structuredClone(this.#controller.model.state);
  }

  get steps(): readonly LessonStep[] {
    return this.#controller.view.steps;
  }

  get step(): number {
    return this.#controller.view.place;
  }

  set step(place: number) {
    this.#controller.show(place);
  }

  /** State and step as the hash of an address. */
  get link(): string {
    return this.#controller.link;
  }

  set link(hash: string) {
    this.#controller.open(hash);
  }

  protected override render(): TemplateResult {
    const { lesson } = this;
    const { view } = this.#controller;
    const number = lessonNames.indexOf(lesson.name) + 1;
    const chart = lesson.chart?.(view);
    // The columns are of about the same height so.
    const below = lesson.code.js.length > shortCode;
    const table = html`
      <section class="card numbers" aria-label=${words('part.numbers')}>${lesson.table(view)}</section>
    `;
    return html`
      ${lessonBar(lesson.name)}
      <header class="opening">
        <p class="kicker">${words('lesson.number', { number })}</p>
        <h1>${words(`${lesson.name}.title`)}</h1>
        <p class="question">${rich('question')}</p>
      </header>
      <div
        class="layout"
        @place-select=${({ place }: PlaceEvent) => this.#controller.show(place)}
        @tool=${({ tool }: ToolEvent) => this.#controller.use(tool)}
        @state-edit=${({ state, done }: EditEvent) => this.#controller.edit(state, done)}
        @axis-hover=${({ step }: AxisHoverEvent) => this.#controller.point(step)}
        @step-select=${({ step }: StepEvent) => this.#controller.showThing(Number(step))}
      >
        <div class="column">${this.#figure()} ${below ? table : nothing}</div>
        <div class="column">
          ${chart === undefined ? nothing : html`<section class="card chart">${chart}</section>`}
          <section class="card code" aria-labelledby="part-code">
            <h2 id="part-code">${words('part.code')}</h2>
            <sepax-code-panel .code=${lesson.code} .phase=${view.step.phase}></sepax-code-panel>
          </section>
          ${below ? nothing : table}
        </div>
      </div>
      ${challenges(lesson.challenges, this.#controller.solved)} ${prose()} ${pager(lesson.name)}
      <p class="hidden" role="status">${this.liveText}</p>
    `;
  }

  #figure(): TemplateResult {
    const { view, model } = this.#controller;
    const { scene } = this.lesson;
    const { step } = view;
    return html`
      <section class="figure" aria-label=${words('part.figure')}>
        <div class="canvas">
          <sepax-stage
            label=${text('stage.label', { status: this.#said() })}
            .handles=${scene.handles(view)}
            .bodies=${scene.bodies(view)}
            .actions=${this.#controller.hands}
            .paint=${this.#paint}
            .extent=${this.#extent}
          ></sepax-stage>
          <div aria-live="polite">${noticeBar(this.#controller.notice, () => this.#controller.notify(null))}</div>
        </div>
        ${this.#live?.pad() ?? nothing}
        <div class="below">
          <sepax-stepper
            .last=${view.steps.length - 1}
            .place=${view.place}
            .marks=${marksOf(view.steps)}
            .value=${words('step.value.of', { number: view.place + 1, count: view.steps.length, said: this.#said() })}
          >
            <div class="tools" role="group" aria-label=${text('tools.label')}>
              ${toolButton('undo', !model.canUndo)} ${toolButton('redo', !model.canRedo)}
              ${toolButton('reset', false)} ${toolButton('fit', false)}
              ${this.#live?.controls() ?? nothing}
            </div>
          </sepax-stepper>
          <p class="say">${rich(step.say, step.values)}</p>
          <div class="formulas" role="group" aria-label=${words('part.formula')}>
            ${this.lesson
              .formulas(view)
              .map((tex) => html`<sepax-formula block .tex=${tex}></sepax-formula>`)}
          </div>
        </div>
      </section>
    `;
  }

  #said(): string {
    const { say, values } = this.#controller.view.step;
    return plain(words(say, values));
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const { view } = this.#controller;
    document.title = `${words(`${this.lesson.name}.title`)} · sepax`;
    const { dataset } = this;
    dataset.place = String(view.place);
    dataset.phase = view.step.phase;
    dataset.active = String(view.hovered);
  }

  /** Another language may have brought another font: what is painted is not set again by itself. */
  readonly #onFont = (): void => this.querySelector('sepax-stage')?.invalidate();

  #onChange(kind: 'look' | 'state'): void {
    this.requestUpdate();
    if (kind === 'look') return;
    this.#status.update(this.#said());
    this.dispatchEvent(new CustomEvent('lesson-change'));
  }

  // The stage asks for these later, when the view may be another one already.
  readonly #paint = (pen: Pen): void => this.lesson.paint(pen, this.#controller.view);
  readonly #extent = (scale: number, size: Size): Bounds =>
    this.lesson.extent(this.#controller.view, scale, size);
}

const marksOf = (steps: readonly LessonStep[]): Mark[] =>
  steps.flatMap(({ mark, hollow = false }, place) =>
    mark === undefined ? [] : [{ place, kind: mark, hollow }],
  );

customElements.define('sepax-lesson', SepaxLesson);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-lesson': SepaxLesson;
  }
}
