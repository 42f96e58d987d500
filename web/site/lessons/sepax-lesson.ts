import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { EditEvent } from '../../figure/element/edit-event.js';
import type { FigureController } from '../../figure/element/figure-controller.js';
import type { AxisHoverEvent, StepEvent } from '../../figure/element/figure-events.js';
import type { Step } from '../../figure/element/step.js';
import { undoKey } from '../../figure/state/undo-key.js';
import { Translated } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import type { Lesson } from './lesson.js';
import './parts/code-panel.js';
import './parts/formula.js';
import { FigureChangeEvent, SepaxLessonFigure } from '../../figure/element/sepax-lesson-figure.js';
import { rich } from '../../figure/voice/rich.js';
import { lessonNames } from '../../figures/registry.js';
import { lessonBar, pager } from './parts/lesson-bar.js';
import { challenges, prose } from './parts/prose.js';
import { rememberedTrials, rememberTrials } from './remembered-trials.js';

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
  readonly #figure: SepaxLessonFigure;

  constructor(readonly lesson: Lesson) {
    super();
    this.#figure = new SepaxLessonFigure(lesson.figure, null, rememberedTrials(lesson.name));
    this.#figure.praise = true;
    this.#figure.addEventListener(FigureChangeEvent.type, this.#onChange);
    new Translated(this);
  }

  /** In the light DOM, so that reader modes and print find it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  get #controller(): FigureController {
    return this.#figure.controller;
  }

  /** The state of the scene, as plain JSON. */
  get state(): unknown {
    return structuredClone(this.#controller.model.state);
  }

  get steps(): readonly Step[] {
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
    const tries = challenges(lesson.figure.challenges, this.#controller.trials);
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
        <p class="how">
          ${words('lesson.hands')}
          <button type="button" class="begin" @click=${this.#begin}>
            ${words('lesson.begin', { count: view.steps.length })}
          </button>
        </p>
      </header>
      <div
        class="layout"
        @axis-hover=${({ step }: AxisHoverEvent) => this.#controller.pointBeside(step)}
        @step-select=${({ step }: StepEvent) => this.#controller.showThing(Number(step))}
        @state-edit=${({ state, done }: EditEvent) => this.#controller.edit(state, done)}
      >
        <div class="column">
          ${this.#figure} ${below ? table : nothing} ${lesson.room === 'figure' ? tries : nothing}
        </div>
        <div class="column">
          ${chart === undefined ? nothing : html`<section class="card chart">${chart}</section>`}
          <section class="card code" aria-labelledby="part-code">
            <h2 id="part-code">${words('part.code')}</h2>
            <sepax-code-panel .code=${lesson.code} .phase=${view.step.phase}></sepax-code-panel>
          </section>
          ${below ? nothing : table} ${lesson.room === 'code' ? tries : nothing}
        </div>
      </div>
      ${lesson.room === undefined ? tries : nothing} ${prose()} ${pager(lesson.name)}
    `;
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const { view } = this.#controller;
    document.title = `${words(`${this.lesson.name}.title`)} · sepax`;
    const { dataset } = this;
    dataset.place = String(view.place);
    dataset.phase = view.step.phase;
    dataset.active = String(view.hovered);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const tool = undoKey(event, this);
    if (tool === null) return;
    event.preventDefault();
    this.#controller.use(tool);
  };

  readonly #begin = (): void => {
    this.#controller.show(0);
    this.#figure.scrollIntoView({ block: 'nearest' });
  };

  readonly #onChange = (event: Event): void => {
    this.requestUpdate();
    rememberTrials(this.lesson.name, this.#controller.trials.done);
    const { kind } = event as FigureChangeEvent;
    if (kind === 'state') this.dispatchEvent(new CustomEvent('lesson-change'));
  };
}

customElements.define('sepax-lesson', SepaxLesson);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-lesson': SepaxLesson;
  }
}
