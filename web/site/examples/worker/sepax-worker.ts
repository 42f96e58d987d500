import { html, LitElement, type TemplateResult } from 'lit';
import { reducedMotion } from '../../../figure/element/reduced-motion.js';
import { icon } from '../../../figure/parts/icon.js';
import * as icons from '../../../figure/parts/icons.js';
import { controls } from '../../../figure/styles/controls.js';
import { figure } from '../../../figure/styles/figure.js';
import { text } from '../../../figure/voice/text.js';
import { codeColours } from '../../code-text.js';
import { now } from './frame.js';
import { SideView } from './side-view.js';
import { PageSide, type Side, WorkerSide } from './sides.js';
import { lines as pageLines } from './sides.ts?code';
import { sourcePanel } from './source-panel.js';
import { lines as workerLines } from './worker.ts?code';
import { workerStyles } from './worker-styles.js';

/** So long the page does nothing else when it is told to, in milliseconds. */
const blockTime = 200;
/** What stood still is given so long to have run before, if it was paused. */
const lead = 600;

const sideNames = ['page', 'worker'] as const;
type SideName = (typeof sideNames)[number];

/** A stop of the page: from when to when. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/**
 * The same world in the page and in a worker, and when each made its steps.
 *
 * What it shows is mirrored into `data-` attributes: `running`, `frame` and `contacts` of the worker's world, and
 * after the page was blocked `blocked`, for how long, and `pageSteps` and `workerSteps` meanwhile.
 */
export class SepaxWorker extends LitElement {
  static override readonly properties = { running: { state: true }, said: { state: true } };

  static override readonly styles = [controls, figure, codeColours, workerStyles];

  declare running: boolean;
  declare said: string;

  #sides: Readonly<Record<SideName, Side>> | null = null;
  #views: Readonly<Record<SideName, SideView>> | null = null;
  #frame = 0;
  #block: Block | null = null;
  /** The moment that the graphs end with: it stays while all stands still. */
  #until = 0;

  constructor() {
    super();
    this.running = false;
    this.said = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Not the first time, when there is nothing rendered yet.
    if (this.hasUpdated) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    cancelAnimationFrame(this.#frame);
    for (const name of sideNames) {
      this.#sides![name].stop();
      this.#views![name].disconnect();
    }
    this.running = false;
  }

  protected override firstUpdated(): void {
    this.#start();
  }

  protected override render(): TemplateResult {
    return html`
      <div class="tools">
        <button class="main" type="button" @click=${this.#blockPage}>
          ${text('worker.block', { time: blockTime })}
        </button>
        <button type="button" @click=${() => this.#run(!this.running)}>
          ${icon(this.running ? icons.pause : icons.play)} ${text(this.running ? 'live.pause' : 'live.play')}
        </button>
      </div>
      <p class="said" role="status">${this.said || text('worker.hint')}</p>
      <div class="sides">${sideNames.map(side)}</div>
      <span class="probe"></span>
      <p class="key">
        <span class="tick"></span> ${text('worker.key.step')}
        <span class="stop"></span> ${text('worker.key.stop')}
      </p>
      <div class="sources">
        ${sourcePanel('worker.ts', text('worker.source.worker'), workerLines)}
        ${sourcePanel('sides.ts', text('worker.source.page'), pageLines)}
      </div>
    `;
  }

  #start(): void {
    const probe = this.renderRoot.querySelector<HTMLElement>('.probe')!;
    const view = (name: SideName): SideView =>
      new SideView(this.renderRoot.querySelector(`#${name}`)!, probe, () => this.#paint());
    this.#sides = { page: new PageSide(), worker: new WorkerSide(this.#onFrame) };
    this.#views = { page: view('page'), worker: view('worker') };
    this.#until = now();
    for (const name of sideNames) this.#views[name].connect();
    this.#run(!reducedMotion.matches);
  }

  #run(running: boolean): void {
    this.running = running;
    this.dataset.running = String(running);
    for (const name of sideNames) {
      if (running) this.#sides![name].steps.clear();
      this.#sides![name].run(running);
    }
    cancelAnimationFrame(this.#frame);
    if (running) this.#frame = requestAnimationFrame(this.#onScreen);
  }

  readonly #onScreen = (): void => {
    this.#until = now();
    this.#paint();
    this.#frame = requestAnimationFrame(this.#onScreen);
  };

  #paint(): void {
    for (const name of sideNames) {
      this.#sides![name].paint((numbers) => this.#views![name].paintField(numbers));
      this.#views![name].paintSteps(this.#sides![name].steps, this.#until);
    }
  }

  readonly #onFrame = (): void => {
    const { number, contacts } = this.#sides!.worker;
    this.dataset.frame = String(number);
    this.dataset.contacts = String(contacts);
    if (!this.running) this.#paint();
    this.#judge();
  };

  readonly #blockPage = (): void => {
    if (this.running) {
      this.#standStill();
      return;
    }
    this.#run(true);
    setTimeout(this.#standStill, lead);
  };

  readonly #standStill = (): void => {
    const from = now();
    // What a page is busy with: sorting, parsing, laying out. Nothing else gets its turn.
    while (now() - from < blockTime);
    this.#block = { from, to: now() };
  };

  /** Says what became of the two worlds meanwhile, once the worker has told of a step after it. */
  #judge(): void {
    const block = this.#block;
    const { page, worker } = this.#sides!;
    if (block === null || (worker.steps.all.at(-1) ?? 0) < block.to) return;
    this.#block = null;
    const time = Math.round(block.to - block.from);
    const [own, other] = [page, worker].map(({ steps }) => steps.between(block.from, block.to));
    this.said = text('worker.judged', { time, own: own!, other: other! });
    Object.assign(this.dataset, { blocked: time, pageSteps: own, workerSteps: other });
  }
}

const side = (name: SideName): TemplateResult => html`
  <section class="figure" id=${name} aria-labelledby="${name}-title">
    <h2 id="${name}-title">${text(`worker.side.${name}`)}</h2>
    <div class="field">
      <canvas role="img" aria-label=${text('worker.stage')}></canvas>
    </div>
    <canvas class="graph" role="img" aria-label=${text('worker.graph')}></canvas>
  </section>
`;

customElements.define('sepax-worker', SepaxWorker);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-worker': SepaxWorker;
  }
}
