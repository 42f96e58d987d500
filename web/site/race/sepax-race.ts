import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { saveFile } from '../../figure/share/save-file.js';
import { controls } from '../../figure/styles/controls.js';
import { figure } from '../../figure/styles/figure.js';
import { Translated, text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { resultTable } from '../result-table.js';
import { differencesList, lanesTable, winner } from './lanes.js';
import { raceStyles } from './race-styles.js';
import { type Lane, Race } from './run-race.js';
import { type Runner, runnerNames, runners, type Scene } from './runners.js';

const counts: readonly number[] = [1000, 2000, 5000, 10_000];

const frames = { warmUp: 20, timed: 60 } as const;

/**
 * The same bodies by several libraries, one after the other, each in a worker.
 *
 * Where it is is mirrored into `data-state`: `ready`, `running`, `stopped` or `done`.
 */
export class SepaxRace extends LitElement {
  static override readonly properties = {
    scene: { attribute: false },
    lanes: { state: true },
    state: { state: true },
  };

  static override readonly styles = [controls, figure, resultTable, raceStyles];

  declare scene: Scene;
  declare lanes: ReadonlyMap<Runner, Lane>;
  declare state: 'ready' | 'running' | 'stopped' | 'done';

  #race: Race | null = null;

  constructor() {
    super();
    this.scene = { count: 5000, ...frames };
    this.lanes = new Map();
    this.state = 'ready';
    new Translated(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override updated(): void {
    this.dataset.state = this.state;
  }

  protected override render(): TemplateResult {
    const done = this.state === 'done';
    return html`
      <section class="card">
        <div class="tools">
          ${this.#startButton()} ${this.#countField()}
          ${
            done
              ? html`<button type="button" @click=${() => this.#save()}>
                  ${icon(icons.download)} ${text('race.card')}
                </button>`
              : nothing
          }
        </div>
        <p class="said" role="status">${this.#said()}</p>
        ${lanesTable(this.lanes)}
      </section>
      ${
        done
          ? html`<section class="prose">
              <h2>${text('race.differences')}</h2>
              ${differencesList([...this.lanes.values()])}
            </section>`
          : nothing
      }
      <section class="prose">
        <h2>${text('race.fair')}</h2>
        <ul>
          <li>${text('race.fair.scene')}</li>
          <li>${text('race.fair.time', frames)}</li>
          <li>${text('race.fair.setups')}</li>
          <li>${text('race.fair.referee')}</li>
          <li>${text('race.fair.threads')}</li>
        </ul>
      </section>
    `;
  }

  #startButton(): TemplateResult {
    const running = this.state === 'running';
    return html`
      <button class="main" type="button" @click=${() => (running ? this.#stop() : this.#start())}>
        ${icon(running ? icons.pause : icons.play)} ${text(running ? 'race.stop' : 'race.start')}
      </button>
    `;
  }

  #countField(): TemplateResult {
    return html`
      <label>
        ${text('race.count')}
        <select ?disabled=${this.state === 'running'} @change=${this.#onCount}>
          ${counts.map(
            (count) => html`
              <option value=${count} ?selected=${count === this.scene.count}>${whole(count)}</option>
            `,
          )}
        </select>
      </label>
    `;
  }

  readonly #onCount = (event: Event): void => {
    const count = Number((event.target as HTMLSelectElement).value);
    this.scene = { ...this.scene, count };
    this.lanes = new Map();
    this.state = 'ready';
  };

  #said(): string | typeof nothing {
    const lanes = [...this.lanes.values()];
    if (this.state === 'done') return winner(lanes);
    if (this.state === 'running') {
      const name = runnerNames[lanes.at(-1)?.runner ?? runners[0]];
      return text('race.running', { name });
    }
    return text(this.state === 'stopped' ? 'race.stopped' : 'race.ready');
  }

  async #start(): Promise<void> {
    this.lanes = new Map();
    this.state = 'running';
    const race = new Race(this.scene, (lane) => {
      this.lanes = new Map(this.lanes).set(lane.runner, lane);
    });
    this.#race = race;
    await race.run();
    if (this.#race === race) this.state = 'done';
  }

  #stop(): void {
    this.#race?.stop();
    this.#race = null;
    if (this.state === 'running') this.state = 'stopped';
  }

  async #save(): Promise<void> {
    const { raceCard } = await import('./race-card.js');
    const texts = {
      title: text('race.card.title', { count: whole(this.scene.count) }),
      unit: text('race.time'),
      machine: text('race.card.machine', { cores: navigator.hardwareConcurrency }),
    };
    saveFile('sepax-race.png', raceCard([...this.lanes.values()], texts));
  }
}

customElements.define('sepax-race', SepaxRace);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-race': SepaxRace;
  }
}
