import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { BodyClass } from '../../figure/crowd/crowd-painter.js';
import { bodyTones } from '../../figure/crowd/crowd-painter.js';
import { meetings } from '../../figure/crowd/crowd-settings.js';
import { reducedMotion } from '../../figure/element/reduced-motion.js';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { controls } from '../../figure/styles/controls.js';
import { figure } from '../../figure/styles/figure.js';
import { text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { type Figures, figuresOf, noFigures } from './figures.js';
import { foundList, timesPanel } from './figures-panel.js';
import { type Settings, usualSettings } from './settings.js';
import { settingsPanel } from './settings-panel.js';
import { Simulation } from './simulation.js';
import { stressStyles } from './stress-styles.js';
import { StressView } from './stress-view.js';

/** How often the figures are brought up to date, in milliseconds. */
const figuresInterval = 500;
/** Frames after which the figures are said: enough for a median that stays. */
const framesToSay = 120;

/**
 * Thousands of bodies that move, and the time that each part of a frame takes.
 *
 * The figures are mirrored into `data-` attributes: `count`, `contacts`, `touching`, `boxes`, `frames` and
 * `running`, and for each part of a frame `<part>-median` and `<part>-high` (95 %), in milliseconds.
 *
 * @fires settings-change - Something else was chosen.
 */
export class SepaxStress extends LitElement {
  static override readonly properties = {
    settings: { attribute: false },
    running: { state: true },
    figures: { state: true },
    said: { state: true },
    notice: { state: true },
  };

  static override readonly styles = [controls, figure, stressStyles];

  declare settings: Settings;
  declare running: boolean;
  declare figures: Figures;
  declare said: string;
  declare notice: string;

  #view: StressView | null = null;
  #simulation: Simulation | null = null;
  #lastFigures = 0;

  constructor() {
    super();
    this.settings = usualSettings;
    this.running = false;
    this.figures = noFigures;
    this.said = '';
    this.notice = '';
  }

  /** Shows a sentence below the figure, and has it read out. */
  say(sentence: string): void {
    this.notice = sentence;
    this.said = sentence;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Not the first time, when there is nothing rendered yet.
    if (this.hasUpdated) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#simulation?.dispose();
    this.#view?.disconnect();
    this.running = false;
  }

  protected override firstUpdated(): void {
    this.#start();
  }

  protected override updated(changed: Map<string, unknown>): void {
    if (!changed.has('settings') || changed.get('settings') === undefined) return;
    this.#simulation?.change(this.settings);
    this.#refresh();
  }

  protected override render(): TemplateResult {
    const { settings, figures } = this;
    return html`
      <div class="layout">
        <section class="figure">
          ${this.#toolbar()}
          <div class="field">
            <canvas
              id="field"
              role="img"
              aria-label=${text('stress.stage', {
                count: whole(settings.count),
                moving: text('stress.moving.value', { share: settings.moving }),
                touching: whole(figures.touching),
              })}
            ></canvas>
            <span class="probe"></span>
          </div>
          <div class="below">${this.#legend()} ${foundList(figures, settings)}</div>
        </section>
        <aside class="panel">
          <section class="card">
            ${settingsPanel(settings, (part) => this.#choose(part))}
          </section>
          <section class="card">
            ${timesPanel(figures)}
            <p class="said" aria-hidden="true">${this.#sentence()}</p>
            <p class="hidden" role="status">${this.said}</p>
          </section>
        </aside>
      </div>
    `;
  }

  #toolbar(): TemplateResult {
    const { running } = this;
    return html`
      <div class="bar">
        <div class="tools" role="group" aria-label=${text('stress.tools')}>
          <button class="main" type="button" @click=${() => this.#toggle()}>
            ${icon(running ? icons.pause : icons.play)} ${text(running ? 'live.pause' : 'live.play')}
          </button>
          <button type="button" @click=${() => this.#step()}>
            ${icon(icons.step)} ${text('live.step')}
          </button>
          <button
            class="icon"
            type="button"
            title=${text('stress.reset')}
            aria-label=${text('stress.reset')}
            @click=${() => this.#reset()}
          >
            ${icon(icons.reset)}
          </button>
        </div>
        <div class="choice" role="group" aria-label=${text('stress.meeting')}>
          ${meetings.map(
            (meeting) => html`
              <button
                type="button"
                aria-pressed=${meeting === this.settings.meeting}
                @click=${() => this.#choose({ meeting })}
              >
                ${text(`stress.meeting.${meeting}`)}
              </button>
            `,
          )}
        </div>
      </div>
    `;
  }

  #legend(): TemplateResult {
    const { tree, links, moving } = this.settings;
    const body = (name: BodyClass): TemplateResult => html`
      <li><span class="dot ${bodyTones[name]}"></span>${text(`stress.key.${name}`)}</li>
    `;
    return html`
      <ul class="legend">
        ${moving > 0 ? body('moving') : nothing} ${moving < 100 ? body('resting') : nothing}
        ${body('touching')}
        ${links ? html`<li><span class="link b"></span>${text('stress.key.links')}</li>` : nothing}
        ${tree ? html`<li><span class="box"></span>${text('stress.key.tree')}</li>` : nothing}
      </ul>
    `;
  }

  #start(): void {
    const find = <Found extends Element>(selector: string): Found =>
      this.renderRoot.querySelector<Found>(selector)!;
    this.#view = new StressView(find('#field'), find('#graph'), find('.probe'), () => {
      this.#simulation?.repaint();
      this.#refresh();
    });
    this.#simulation = new Simulation(this.#view, this.settings, () => this.#onFrame());
    this.#view.connect();
    if (reducedMotion.matches) {
      this.said ||= text('stress.status.none');
    } else {
      this.#toggle();
    }
  }

  #toggle(): void {
    const simulation = this.#simulation!;
    if (simulation.running) simulation.pause();
    else simulation.run();
    this.running = simulation.running;
    this.#refresh();
    if (!this.running) this.#sayFigures();
  }

  #step(): void {
    if (this.running) this.#toggle();
    this.#simulation!.step();
    this.#refresh();
    this.#sayFigures();
  }

  #reset(): void {
    this.#simulation!.restart();
    this.#refresh();
  }

  #choose(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    this.dispatchEvent(new Event('settings-change'));
  }

  /** Said aloud once after each change, when the times have settled: a screen reader is not flooded. */
  #onFrame(): void {
    if (performance.now() - this.#lastFigures >= figuresInterval) this.#refresh();
    if (this.#simulation!.times.frames === framesToSay) this.#sayFigures();
  }

  #sayFigures(): void {
    if (this.figures.frames === 0) return;
    this.notice = '';
    this.said = this.#summary();
  }

  /** What is seen below the times: of the same frames as they, so that the two agree at any moment. */
  #sentence(): string {
    if (this.notice !== '') return this.notice;
    if (this.figures.frames > 0) return this.#summary();
    return this.running || !this.hasUpdated ? '' : text('stress.status.none');
  }

  #summary(): string {
    const { count, contacts, times, decimals } = this.figures;
    return text('stress.status', {
      count: whole(count),
      contacts: whole(contacts),
      median: times.collision.median.toFixed(decimals),
      high: times.collision.high.toFixed(decimals),
    });
  }

  #refresh(): void {
    const { crowd, times } = this.#simulation!;
    if (crowd === null) return;
    this.#lastFigures = performance.now();
    this.figures = figuresOf(crowd, times, this.settings.tree ? this.#view!.boxCount : 0);
    this.#mirror();
  }

  #mirror(): void {
    const { dataset, figures } = this;
    const { times, decimals: _, ...counts } = figures;
    dataset.running = String(this.running);
    for (const [name, value] of Object.entries(counts)) dataset[name] = String(value);
    for (const [part, { median, high }] of Object.entries(times)) {
      dataset[`${part}Median`] = median.toFixed(3);
      dataset[`${part}High`] = high.toFixed(3);
    }
  }
}

customElements.define('sepax-stress', SepaxStress);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-stress': SepaxStress;
  }
}
