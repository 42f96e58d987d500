import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { EditEvent } from '../../figure/element/edit-event.js';
import type { FigureController } from '../../figure/element/figure-controller.js';
import type { AxisHoverEvent, StepEvent } from '../../figure/element/figure-events.js';
import { type Pointed, paintPointed } from '../../figure/element/pointed.js';
import type { Step } from '../../figure/element/step.js';
import { LiveStatus } from '../../figure/state/live-status.js';
import { undoKey } from '../../figure/state/undo-key.js';
import { Translated } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import type { Lesson } from './lesson.js';
import type { SepaxCodePanel } from './parts/code-panel.js';
import './parts/code-panel.js';
import './parts/formula.js';
import type { FigureView } from '../../figure/element/figure.js';
import { FigureChangeEvent, SepaxLessonFigure } from '../../figure/element/sepax-lesson-figure.js';
import { rich } from '../../figure/voice/rich.js';
import { sharingOf } from '../sharing.js';
import './story/sepax-episode.js';
import { KeptHeights } from './parts/keep-heights.js';
import { pager } from './parts/pager.js';
import { challenges, type Illustrated, prose } from './parts/prose.js';
import { placeInFocus } from './place-in-focus.js';
import { rememberedTrials, rememberTrials } from './remembered-trials.js';

/**
 * A page of the book: a question, a figure that answers it step by step, and what there is to say.
 *
 * The figure is mirrored into the attributes `data-place`, `data-phase` and `data-active`, which is what is pointed at.
 *
 * @fires lesson-change - Another state is shown.
 */
export class SepaxLesson extends LitElement {
  static override readonly properties = { placeText: { state: true } };

  /** What was last told of where something is. */
  declare placeText: string;

  readonly #figure: SepaxLessonFigure;
  /** What the figure said last. */
  #said = '';
  readonly #places = new LiveStatus((text) => {
    this.placeText = text;
  });
  #pointed: Pointed | null = null;
  /** The last step that each paragraph had. */
  readonly #seen: (FigureView | undefined)[] = [];
  readonly #heights = new KeptHeights();

  constructor(readonly lesson: Lesson) {
    super();
    this.placeText = '';
    this.#figure = new SepaxLessonFigure(lesson.figure, null, rememberedTrials(lesson.name));
    this.#figure.painting = (pen, view) => paintPointed(pen, lesson.figure, view, this.#pointed);
    this.#figure.praise = true;
    this.#figure.steady = 'said';
    this.#figure.sharing = sharingOf(
      lesson.name,
      () => this.link,
      () => this.querySelector<SepaxCodePanel>('sepax-code-panel')!.text,
    );
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
    const { view, trials } = this.#controller;
    this.#figure.beside = this.#beside();
    return html`
      <h1>${words(`${lesson.name}.title`)}</h1>
      <sepax-episode .episode=${lesson.episode}></sepax-episode>
      <div
        class="workbench"
        @axis-hover=${({ step }: AxisHoverEvent) => this.#controller.pointBeside(step)}
        @step-select=${({ step }: StepEvent) => this.#controller.showThing(Number(step))}
        @state-edit=${({ state, done }: EditEvent) => this.#controller.edit(state, done)}
      >
        <p class="question">
          ${rich('question')}
          <button type="button" class="begin" @click=${this.#begin}>
            ${beginText(view.steps.length)}
          </button>
        </p>
        ${this.#figure}
        <p class="hidden" role="status">${this.placeText}</p>
        <div class="layout">
          <section class="card numbers" aria-label=${words('part.numbers')}>${lesson.table(view)}</section>
          <div class="column">
            ${this.#charted ? nothing : this.#chart()}
            ${challenges(lesson.figure.challenges, trials)}
          </div>
        </div>
        ${prose(this.#illustrated)}
        <sepax-episode closing .episode=${lesson.episode}></sepax-episode>
        ${pager(lesson.name)}
      </div>
    `;
  }

  get #illustrated(): Illustrated {
    const { figure, explains, aside = {} } = this.lesson;
    return {
      figure,
      explains,
      aside,
      views: this.#controller.everyView,
      seen: this.#seen,
      place: this.#controller.view.place,
      show: (place) => {
        this.#controller.show(place);
        // From a card that is now below the window the focus goes on to the steps.
        if (document.activeElement?.closest('.moment')) this.#focusSteps();
        this.#figure.comeIntoView();
      },
      point: (pointed) => {
        this.#pointed = pointed;
        this.#figure.stage()?.invalidate();
      },
    };
  }

  #focusSteps(): void {
    const slider = this.querySelector('sepax-stepper')?.shadowRoot?.querySelector('input');
    slider?.focus({ preventScroll: true });
  }

  /** Whether the step speaks of the chart. */
  get #charted(): boolean {
    return this.lesson.charted?.includes(this.#controller.view.step.phase) ?? false;
  }

  #chart(): TemplateResult | typeof nothing {
    const chart = this.lesson.chart?.(this.#controller.view);
    return chart === undefined ? nothing : html`<section class="card chart">${chart}</section>`;
  }

  /** What is looked at together with the picture: the code, and a chart that its step speaks of. */
  #beside(): TemplateResult {
    const { view } = this.#controller;
    return html`
      ${this.#charted ? this.#chart() : nothing}
      <section class="code" aria-label=${words('part.code')}>
        <sepax-code-panel .code=${this.lesson.code} .phase=${view.step.phase}></sepax-code-panel>
      </section>
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
    this.#said = this.#figure.said();
    window.addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#places.stop();
    window.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const tool = undoKey(event, this);
    if (tool === null) return;
    event.preventDefault();
    this.#controller.use(tool);
  };

  readonly #begin = (): void => {
    this.#figure.begin();
    this.#figure.comeIntoView();
  };

  readonly #onChange = (event: Event): void => {
    this.requestUpdate();
    rememberTrials(this.lesson.name, this.#controller.trials.done);
    const { kind } = event as FigureChangeEvent;
    if (kind !== 'state') return;
    // What is said is still of the state before.
    this.#heights.keep(this.querySelectorAll<HTMLElement>('.say, .numbers, .moment .caption'));
    this.#tellPlace();
    this.dispatchEvent(new CustomEvent('lesson-change'));
  };

  /** Where the same is said of another state, as the figure then tells nothing: where what was moved is. */
  #tellPlace(): void {
    const said = this.#figure.said();
    this.#places.update(said === this.#said ? placeInFocus(this.#figure) : '');
    this.#said = said;
  }
}

const beginText = (count: number): string =>
  count === 1 ? words('lesson.beginOne') : words('lesson.begin', { count });

customElements.define('sepax-lesson', SepaxLesson);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-lesson': SepaxLesson;
  }
}
