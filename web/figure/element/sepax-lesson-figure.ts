import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Bounds } from 'sepax';
import '../../stage/sepax-stage.js';
import type { Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
import type { SepaxStage } from '../../stage/sepax-stage.js';
import { boundsOf, cornersOf } from '../../stage/vector-math.js';
import { toolButton } from '../parts/tool-button.js';
import { shareButton } from '../share/share-button.js';
import type { Shared, SharedSteps, Sharing } from '../share/sharing.js';
import { LiveStatus } from '../state/live-status.js';
import { SpokenElement } from '../voice/spoken-element.js';
import type { Tool, ToolEvent } from './figure-events.js';
import { noticeBar } from './notice.js';
import './stepper.js';
import { readingTime } from '../voice/reading-time.js';
import { marked, plain, rich, withoutTerms } from '../voice/rich.js';
import { text } from '../voice/text.js';
import { speaking, spoken, type Voice } from '../voice/voice.js';
import { language, words } from '../voice/words.js';
import type { Figure, FigureView } from './figure.js';
import { FigureController } from './figure-controller.js';
import { Glide } from './glide.js';
import { type LiveActions, LiveFigure } from './live-figure.js';
import type { Step } from './step.js';
import type { Mark, PlaceEvent } from './stepper.js';
import type { Fold } from './unfolding.js';

/** Free space around the picture, in CSS pixels: what is dragged a little further is still in view. */
const roomAround = 32;

/** A tool for all of the figure. */
export type FigureTool = Exclude<Tool, 'apply'>;

/** The figure shows something else: another state or step, or only another look of it. */
export class FigureChangeEvent extends Event {
  static readonly type = 'figure-change';
  constructor(readonly kind: 'look' | 'state') {
    super(FigureChangeEvent.type);
  }
}

/**
 * The figure of a figure: what can be dragged, the steps, what each of them says, and its formulas.
 *
 * @fires figure-change - Something else is shown.
 */
export class SepaxLessonFigure extends SpokenElement {
  static override readonly properties = {
    ...SpokenElement.properties,
    formulas: { attribute: false },
    tools: { attribute: false },
    steady: { attribute: false },
    praise: { attribute: false },
    beside: { attribute: false },
    sharing: { attribute: false },
    liveText: { state: true },
  };

  /** Whether the formulas are shown. Who wants them imports parts/formula.ts. */
  declare formulas: boolean;
  declare tools: readonly FigureTool[];
  /** What has the room of its longest at all times, so that nothing moves from step to step: sentences, or formulas, too. */
  declare steady: 'said' | 'all' | null;
  /** Whether it tells what has been tried out with success; for who shows the list of that, too. */
  declare praise: boolean;
  /** What a page shows within the figure, to be looked at together with the picture. */
  declare beside: TemplateResult | null;
  /** What the page knows for who takes the figure elsewhere; `null`: nobody is offered to. */
  declare sharing: Sharing | null;
  declare liveText: string;

  /** How it is painted: a page that points at things paints them so that they stand out. */
  painting: Figure['paint'];
  readonly controller: FigureController;
  readonly #live: LiveFigure | null;
  readonly #glide = new Glide();
  /** The formulas of all steps, and the sentences of those. */
  #room: TemplateResult[] = [];
  #sentences = '';
  readonly #status = new LiveStatus((said) => {
    this.liveText = said;
  });

  constructor(
    readonly figure: Figure,
    voice: Voice | null = null,
    /** What of it was tried out with success before. */
    done: Iterable<string> = [],
  ) {
    super();
    this.voice = voice;
    this.painting = figure.paint;
    this.formulas = true;
    this.tools = ['undo', 'redo', 'reset', 'fit'];
    this.steady = null;
    this.praise = false;
    this.beside = null;
    this.sharing = null;
    this.liveText = '';
    const controller = new FigureController(figure, this, done);
    this.controller = controller;
    this.#live = figure.live
      ? new LiveFigure(
          this,
          figure.live,
          spoken(this.#liveActions(), () => this.voice),
        )
      : null;
  }

  #liveActions(): LiveActions {
    const { controller } = this;
    return {
      advance: (seconds) => controller.advance(seconds),
      tick: () => controller.tick(),
      rest: () => this.changed('state'),
    };
  }

  /** In the light DOM, so that reader modes and print find it, and the styles of formulas reach it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#status.stop();
    this.#glide.stop();
  }

  stage(): SepaxStage | null {
    return this.querySelector('sepax-stage');
  }

  rendered(): Promise<unknown> {
    return this.updateComplete.then(() => this.stage()?.updateComplete);
  }

  changed(kind: 'look' | 'state'): void {
    this.requestUpdate();
    if (kind === 'state') this.#status.update(speaking(this.voice, () => this.said()));
    this.dispatchEvent(new FigureChangeEvent(kind));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('voice')) this.controller.translate();
  }

  protected override render(): TemplateResult {
    const { controller } = this;
    const { view, hands, notice } = controller;
    const { scene } = this.figure;
    return html`
      <div
        class="figure"
        role="group"
        aria-label=${words('part.figure')}
        @place-select=${this.#onPlace}
        @tool=${({ tool }: ToolEvent) => controller.use(tool)}
      >
        <div class="canvas">
          <sepax-stage
            inset=${roomAround}
            label=${text(this.figure.label ?? 'stage.label', { status: this.said() })}
            .handles=${scene.handles(view)}
            .bodies=${scene.bodies(view)}
            .actions=${hands}
            .paint=${this.#paint}
            .extent=${this.#extent}
            .frame=${this.figure.live?.followed ? null : this.#frame}
          ></sepax-stage>
          <div aria-live="polite">
            ${noticeBar(notice && words(notice.key, notice.values), () => controller.notify(null))}
          </div>
        </div>
        ${this.#live?.pad()}
        <div class="below">
          ${this.#stepper()}
          <div class="said">
            <p class="say">${rich(view.step.say, view.step.values)} ${this.#contrast(view.step)} ${this.#fold(controller.foldAt(view.place))}</p>
            ${this.steady && view.steps.map((step, place) => this.#unseen(step, controller.foldAt(place)))}
          </div>
          ${this.formulas ? this.#formulas() : nothing}
          ${this.praise ? this.#trial() : nothing}
          ${this.beside === null ? nothing : html`<div class="beside">${this.beside}</div>`}
        </div>
      </div>
      <p class="hidden" role="status">${this.liveText}</p>
    `;
  }

  #stepper(): TemplateResult {
    const { view, model } = this.controller;
    const disabled: Partial<Record<FigureTool, boolean>> = {
      undo: !model.canUndo,
      redo: !model.canRedo,
    };
    const place = { number: view.place + 1, count: view.steps.length, said: this.said() };
    return html`
      <sepax-stepper
        .voice=${this.voice}
        .last=${view.steps.length - 1}
        .place=${live(view.place)}
        .progress=${live(this.controller.progress)}
        moving
        ?many=${this.#live !== null}
        .marks=${marksOf(view.steps)}
        .value=${words('step.value.of', place)}
        .dwell=${readingTime(place.said, language())}
      >
        <div class="tools" role="group" aria-label=${text('tools.label')}>
          ${this.tools.map((tool) => toolButton(tool, disabled[tool] ?? false))}
          ${this.#live?.controls()}
        </div>
        ${this.sharing === null ? nothing : this.#share(this.sharing)}
      </sepax-stepper>
    `;
  }

  #share(sharing: Sharing): TemplateResult {
    return html`<span slot="end">${shareButton(() => this.shared(sharing), this.voice)}</span>`;
  }

  /** The figure as it is now, with what the page knows of where it is. */
  shared(sharing: Sharing): Shared {
    const { step, steps } = this.controller.view;
    const stage = this.stage()!;
    return {
      ...sharing,
      ...(step.mark === 'answer' ? {} : { step: this.controller.number + 1 }),
      scheme: stage.scheme,
      picture: (scheme) => stage.picture(scheme),
      ...(steps.length > 1 ? { steps: () => this.steps() } : {}),
    };
  }

  /** What all steps show and say; ask for it while the figure's voice speaks. */
  steps(): SharedSteps {
    const { figure } = this;
    const views = this.controller.everyView;
    return {
      all: views.map((view) => ({
        said: plain(words(view.step.say, view.step.values)),
        handles: figure.scene.handles(view),
        paint: (pen) => figure.paint(pen, view),
      })),
      answer: views.findIndex(({ step }) => step.mark === 'answer'),
      extent: this.#frame,
    };
  }

  #formulas(): TemplateResult {
    const { view } = this.controller;
    return html`
      <div class="set">
        <div class="formulas" role="group" aria-label=${words('part.formula')}>${this.#typeset(view)}</div>
        ${this.steady === 'all' ? this.#unseenFormulas() : nothing}
      </div>
    `;
  }

  #typeset(view: FigureView): TemplateResult[] {
    return this.figure
      .formulas(view)
      .map((tex) => html`<sepax-formula block .tex=${tex}></sepax-formula>`);
  }

  /** Those of all steps. Other numbers in the same sentences are as high: they are not set anew with each drag. */
  #unseenFormulas(): TemplateResult[] {
    const { view, everyView } = this.controller;
    const sentences = view.steps.map(({ say }) => say).join();
    if (sentences !== this.#sentences) {
      this.#sentences = sentences;
      this.#room = everyView.map(
        (each) => html`<div class="formulas unseen">${this.#typeset(each)}</div>`,
      );
    }
    return this.#room;
  }

  /** Leads to where a simple method fails, or from there to where it is right. */
  #contrast(step: Step): TemplateResult | null {
    const contrast = this.controller.contrastIn(step);
    const go = (): void => this.#glide.begin(this.controller.glideTo(contrast!));
    return (
      contrast &&
      html`<button class="contrast" type="button" @click=${go}>${text(`contrast.${contrast}`)}</button>`
    );
  }

  /** Leads to the parts of a step that stands for several, and back. */
  #fold(fold: Fold | null): TemplateResult | null {
    const turn = (): void => this.controller.turnFold();
    return (
      fold &&
      html`<button class="contrast fold" type="button" @click=${turn}>${text(`fold.${fold.kind}`, { count: fold.count })}</button>`
    );
  }

  /** The sentence of a step, and those of its parts, which only keep their room. */
  #unseen(step: Step, fold: Fold | null): TemplateResult {
    const { say, values, parts = [] } = step;
    const sentence = marked(withoutTerms(words(say, values)));
    return html`<p class="unseen" aria-hidden="true">${sentence} ${this.#contrast(step)} ${this.#fold(fold)}</p>${parts.map(
      (part) => this.#unseen(part, { kind: 'close', count: 1 }),
    )}`;
  }

  /** What has just been tried out with success, or what to try next; the page's list tells all of it. */
  #trial(): TemplateResult | typeof nothing {
    const { latest, done } = this.controller.trials;
    const { challenges } = this.figure;
    const next = challenges.find(({ key }) => !done.has(key)) ?? challenges[0];
    if (latest !== null)
      return html`<p class="trial praise" aria-hidden="true">✓ ${rich(`${latest}.done`)}</p>`;
    if (next === undefined) return nothing;
    return html`<p class="trial" aria-hidden="true"><b>${words('trial.next')}</b> ${rich(next.key)}</p>`;
  }

  /** Goes to the first step, and lets it happen. */
  begin(): void {
    this.querySelector('sepax-stepper')!.happen(0);
  }

  /** Scrolls to where the buttons of the steps are seen with the picture, and at least to the picture. */
  comeIntoView(): void {
    for (const part of [this.querySelector('sepax-stepper'), this.stage()]) {
      part?.scrollIntoView({ block: 'nearest' });
    }
  }

  readonly #onPlace = ({ place, progress }: PlaceEvent): void => {
    const { controller } = this;
    if (place === controller.view.place) controller.move(progress);
    else controller.show(place, progress);
  };

  /** What is said of the step, with nothing marked up; ask for it while the figure's voice speaks. */
  said(): string {
    const { say, values } = this.controller.view.step;
    return plain(words(say, values));
  }

  // The stage asks for these later, when the view may be another one already.
  readonly #paint = (pen: Pen): void =>
    speaking(this.voice, () => this.painting(pen, this.controller.view));
  readonly #extent = (scale: number, size: Size): Bounds =>
    speaking(this.voice, () => this.figure.extent(this.controller.view, scale, size));
  /** All steps have room in one view: it need not move from one to the next. */
  readonly #frame = (scale: number, size: Size): Bounds =>
    speaking(this.voice, () =>
      boundsOf(
        this.controller.everyView.flatMap((view) =>
          cornersOf(this.figure.extent(view, scale, size)),
        ),
      ),
    );
}

const marksOf = (steps: readonly Step[]): Mark[] =>
  steps.map(({ mark, hollow = false }, place) => ({ place, kind: mark ?? 'plain', hollow }));

customElements.define('sepax-lesson-figure', SepaxLessonFigure);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-lesson-figure': SepaxLessonFigure;
  }
}
