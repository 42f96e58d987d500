import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { type CheckKind, type CheckReport, hardCases, judge } from 'sepax/check';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { controls } from '../../figure/styles/controls.js';
import { figure } from '../../figure/styles/figure.js';
import { Translated, text } from '../../figure/voice/text.js';
import { whole } from '../../figure/voice/whole.js';
import { wayTo } from '../addresses.js';
import { codeColours, codeText } from '../code-text.js';
import { guideAt } from '../guides/guides.js';
import type { CodeLine } from '../lessons/parts/code-line.js';
import { pages } from '../pages.js';
import { resultTable } from '../result-table.js';
import type { Looked } from './board-address.js';
import { checkStyles } from './check-styles.js';
import { familyTable } from './family-table.js';
import { lines as matterLines } from './libraries/matter.ts?code';
import { lines as planckLines } from './libraries/planck.ts?code';
import { type LibraryName, libraryNames, runLibrary } from './libraries/run-library.js';
import { lines as satLines } from './libraries/sat.ts?code';
import { lines as sepaxLines } from './libraries/sepax.ts?code';
import { likelyMistakes } from './likely-mistakes.js';
import sample from './sample.js?raw';
import { type Failure, runSandboxed } from './sandbox.js';

type Candidate = 'own' | LibraryName;

const names: Readonly<Record<LibraryName, string>> = {
  sat: 'SAT.js',
  matter: 'matter-js',
  planck: 'planck',
  sepax: 'sepax',
};
const sources: Readonly<Record<LibraryName, readonly CodeLine[]>> = {
  sat: satLines,
  matter: matterLines,
  planck: planckLines,
  sepax: sepaxLines,
};
/** After so many milliseconds it is said that pasted code is stopped if it goes on. */
const untilWaiting = 2000;
const kindNames: readonly CheckKind[] = ['polygon', 'box', 'circle'];

/**
 * Asks a function that is pasted, or a library, about thousands of hard pairs, and shows what was wrong.
 *
 * What it found is mirrored into `data-` attributes: `wrong`, the number of wrong answers, or `why`, if there are none.
 */
export class SepaxCheck extends LitElement {
  static override readonly properties = {
    patience: { type: Number },
    candidate: { state: true },
    kinds: { state: true },
    touching: { state: true },
    running: { state: true },
    waiting: { state: true },
    failure: { state: true },
    invalid: { state: true },
    report: { state: true },
  };

  static override readonly styles = [controls, figure, codeColours, resultTable, checkStyles];

  /** How long pasted code may take, in milliseconds. */
  declare patience: number;
  declare candidate: Candidate;
  declare kinds: readonly CheckKind[];
  declare touching: boolean;
  declare running: boolean;
  /** Whether pasted code has let us wait for a while. */
  declare waiting: boolean;
  /** Why there is no report. */
  declare failure: string;
  /** Whether what is written does not run, as far as is known. */
  declare invalid: boolean;
  declare report: CheckReport | null;

  /** What was written here; null as long as it is the sample, whose comment is in the language of the page. */
  #written: string | null = null;
  #looked: readonly Looked[] = [];
  /** What is being asked, as long as nothing else was chosen. */
  #asked: object | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.patience = 10_000;
    this.candidate = 'own';
    this.kinds = kindNames;
    this.touching = true;
    this.running = false;
    this.waiting = false;
    this.failure = '';
    this.invalid = false;
    this.report = null;
    new Translated(this);
  }

  get #code(): string {
    return this.#written ?? `${text('check.sample')}\n${sample}`;
  }

  protected override render(): TemplateResult {
    return html`
      <div class="layout ${this.report === null ? 'idle' : ''}">
        <section class="card" aria-labelledby="what">
          <h2 id="what">${text('check.what')}</h2>
          ${this.#candidates()} ${this.candidate === 'own' ? this.#editor() : codeText(sources[this.candidate])}
          ${this.#questions()}
        </section>
        <section class="results">
          <div id="verdict" role="status">${this.#verdict()}</div>
          ${this.report === null ? nothing : likelyMistakes(this.report, this.#looked)}
        </section>
        <section class="card families" aria-labelledby="cases">
          <h2 id="cases">${text('check.cases')}</h2>
          <p>${text('check.cases.lead')}</p>
          ${familyTable(this.report?.families ?? null)}
          <p class="runner">
            ${text('check.runner')}
            <a href=${wayTo(guideAt('checking'))}>${text('check.guide')}</a>
          </p>
        </section>
      </div>
    `;
  }

  #candidates(): TemplateResult {
    return html`
      <div class="choice" role="group" aria-labelledby="what">
        ${(['own', ...libraryNames] as const).map(
          (name) => html`
            <button
              type="button"
              aria-pressed=${this.candidate === name}
              @click=${() => this.#choose(name)}
            >
              ${name === 'own' ? text('check.own') : names[name]}
            </button>
          `,
        )}
      </div>
    `;
  }

  #choose(name: Candidate): void {
    this.candidate = name;
    this.#forget();
  }

  /** What was found, or is looked for now, is of something else. */
  #forget(): void {
    this.#asked = null;
    this.#rest();
    this.report = null;
    this.failure = '';
    this.invalid = false;
    delete this.dataset.wrong;
    delete this.dataset.why;
  }

  /** Nothing is asked any more. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.waiting = false;
  }

  #editor(): TemplateResult {
    return html`
      <label class="hidden" for="code">${text('check.code')}</label>
      <textarea
        id="code"
        rows="16"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-invalid=${this.invalid}
        aria-describedby=${this.invalid ? 'verdict' : nothing}
        .value=${this.#code}
        @input=${(event: Event) => {
          this.#written = (event.target as HTMLTextAreaElement).value;
          this.invalid = false;
        }}
      ></textarea>
      <p class="safe">${text('check.safe')}</p>
    `;
  }

  #questions(): TemplateResult {
    return html`
      <fieldset>
        <legend class="hidden">${text('check.kinds')}</legend>
        ${kindNames.map((kind) => this.#kind(kind))}
        <label>
          <input
            type="checkbox"
            .checked=${this.touching}
            @change=${(event: Event) => {
              this.touching = (event.target as HTMLInputElement).checked;
              this.#forget();
            }}
          />
          ${text('check.touching')}
        </label>
      </fieldset>
      <button
        class="main"
        type="button"
        aria-disabled=${this.#isIdle}
        aria-describedby=${this.kinds.length === 0 ? 'verdict' : nothing}
        @click=${() => this.#check()}
      >
        ${icon(icons.play)} ${text('check.run')}
      </button>
    `;
  }

  /** Whether it is of no use to ask now. The button stays what has the focus. */
  get #isIdle(): boolean {
    return this.running || this.kinds.length === 0;
  }

  #kind(kind: CheckKind): TemplateResult {
    return html`
      <label>
        <input
          type="checkbox"
          .checked=${this.kinds.includes(kind)}
          @change=${(event: Event) => this.#ask(kind, (event.target as HTMLInputElement).checked)}
        />
        ${text(`check.kind.${kind}`)}
      </label>
    `;
  }

  #ask(kind: CheckKind, wanted: boolean): void {
    this.kinds = kindNames.filter((name) => (name === kind ? wanted : this.kinds.includes(name)));
    this.#forget();
  }

  #verdict(): TemplateResult {
    const { report } = this;
    if (this.running) return html`<p class="verdict">${this.#progress()}</p>`;
    if (this.kinds.length === 0) return html`<p class="verdict">${text('check.noKinds')}</p>`;
    if (report === null) return html`<p class="verdict">${this.failure || text('check.ready')}</p>`;
    const { passed, cases, wrong, falsePositives, falseNegatives, wrongTouching, threw } = report;
    const failed = wrong === 1 ? 'check.failedOne' : 'check.failed';
    const said = passed ? 'check.passed' : failed;
    return html`
      <p class="verdict ${passed ? 'good' : 'bad'}">
        ${text(said, { cases: whole(cases), wrong: whole(wrong) })}
      </p>
      ${
        passed
          ? nothing
          : html`<p>
              ${text('check.counts', {
                positives: whole(falsePositives),
                negatives: whole(falseNegatives),
                touching: whole(wrongTouching),
                threw: whole(threw),
              })}
            </p>`
      }
    `;
  }

  #progress(): string {
    if (!this.waiting) return text('check.running');
    return text('check.waiting', { time: this.patience / 1000 });
  }

  async #check(): Promise<void> {
    if (this.#isIdle) return;
    this.#forget();
    const asked = {};
    this.#asked = asked;
    this.running = true;
    const { candidate, kinds, touching } = this;
    if (candidate === 'own') {
      this.#timer = setTimeout(() => {
        this.waiting = true;
      }, untilWaiting);
    }
    const cases = hardCases({ kinds });
    const outcome = await (candidate === 'own'
      ? runSandboxed(this.#code, cases, this.patience)
      : runLibrary(candidate, cases));
    const found =
      'answers' in outcome ? await seen(judge(cases, outcome.answers, { touching })) : outcome;
    if (this.#asked !== asked) return;
    this.#rest();
    if ('why' in found) this.#fail(found);
    else this.#show(found);
  }

  #show({ report, looked }: Seen): void {
    this.#looked = looked;
    this.report = report;
    this.dataset.wrong = String(report.wrong);
  }

  #fail(outcome: Failure): void {
    this.failure =
      outcome.why === 'broken'
        ? text('check.broken', { reason: outcome.reason })
        : text(`check.${outcome.why}`, { time: this.patience / 1000 });
    this.invalid = this.candidate === 'own';
    this.dataset.why = outcome.why;
  }
}

/** A report, and for each of its mistakes what is shown of the first pair. */
interface Seen {
  readonly report: CheckReport;
  readonly looked: readonly Looked[];
}

/** Looks at the pairs of a report by the library, which is loaded for that. */
async function seen(report: CheckReport): Promise<Seen | Failure> {
  try {
    const { lookAt } = await import('./board-address.js');
    const board = new URL(wayTo(pages.board), document.baseURI).href;
    return { report, looked: report.mistakes.map(({ first }) => lookAt(first, board)) };
  } catch (error) {
    return { why: 'broken', reason: String(error) };
  }
}

customElements.define('sepax-check', SepaxCheck);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-check': SepaxCheck;
  }
}
