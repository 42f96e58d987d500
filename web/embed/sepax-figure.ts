import { type Complaint, complaint } from './complaints.js';
import type { FigureElement, FigureHeight, FigureTheme, TellEvent } from './figure-types.js';
import { unwatch, watch } from './near.js';
import type { Running } from './running.js';
import { Shell } from './shell.js';
import { readHeight, readLanguage, readTheme, readWish, type Wish, WishError } from './wish.js';

/** Where there are no elements, as on a server, there is nothing to extend, and nothing is made of it. */
const Base = (globalThis.HTMLElement ?? class {}) as new () => FigureElement;

/**
 * A figure of sepax in any page: `<sepax-figure lesson="separating-axis" step="3"></sepax-figure>`. It keeps
 * its room from the start, and is loaded when it comes near what is seen of the page.
 *
 * @slot - What stands for the figure until it is loaded, and where it cannot be: a picture and a link.
 * @slot caption - A caption below the figure.
 * @csspart frame - All of it, except the caption.
 * @csspart figure - The figure itself.
 * @csspart problem - What is said if the figure cannot be shown.
 * @cssprop --sepax-font - The font.
 * @cssprop --sepax-radius - How round the corners are.
 * @cssprop --sepax-surface - The background.
 * @cssprop --sepax-ink - The text.
 * @cssprop --sepax-muted - What stands back.
 * @cssprop --sepax-hairline - Thin lines and borders.
 * @cssprop --sepax-tint - The background of what stands out.
 * @cssprop --sepax-a - Shape a.
 * @cssprop --sepax-b - Shape b.
 * @cssprop --sepax-mtv - The push.
 * @cssprop --sepax-decide - What decides.
 * @fires ready - The figure is shown; `detail` is a `FigureChange`.
 * @fires change - Another state is shown; `detail` is a `FigureChange`.
 * @fires step - Another step is shown; `detail` is a `FigureStep`.
 * @fires hit - Two shapes begin or cease to touch; `detail` is a `FigureHit`.
 * @fires problem - The figure, or its state, cannot be shown; `detail` is a `FigureProblem`.
 */
export class SepaxFigure extends Base {
  static readonly observedAttributes = [
    'lesson',
    'state',
    'step',
    'lang',
    'theme',
    'height',
    'formulas',
    'share',
  ];

  readonly #shell = new Shell(this);
  #running: Running | null = null;
  /** Counts what was asked for: what is loaded for an older wish is thrown away. */
  #wishes = 0;
  /** What was shown when the figure was taken away. */
  #kept: string | null = null;
  #isNear = false;
  #loading: Promise<void> | null = null;
  /** Attributes that have changed since the last look at them. */
  readonly #changed = new Set<string>();
  #reflecting = false;

  connectedCallback(): void {
    this.#shell.reserve(readHeight(this));
    if ([...this.querySelectorAll('img')].some(isPutOff)) this.#shell.spare();
    watch(this, this.#near);
  }

  /** Being moved to another place takes nothing apart. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      unwatch(this);
      this.#isNear = false;
      this.#kept = this.#running?.link ?? this.#kept;
      this.#unload();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // A step that is said again may be meant for another lesson.
    if (this.#reflecting || (before === after && name !== 'step')) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#apply());
    this.#changed.add(name);
  }

  /** The name of a lesson, `playground`, or `board`. */
  get lesson(): string {
    return this.getAttribute('lesson') ?? 'playground';
  }

  set lesson(name: string) {
    this.setAttribute('lesson', name);
  }

  /** The step that is shown, from 1; `null` is the answer. */
  get step(): number | null {
    const step = Number(this.getAttribute('step') ?? Number.NaN);
    return this.#running?.step ?? (Number.isInteger(step) ? step : null);
  }

  set step(step: number | null) {
    if (step === null) this.removeAttribute('step');
    else this.setAttribute('step', String(step));
  }

  /** How many steps there are, once the figure is shown. */
  get steps(): number | null {
    return this.#running?.steps ?? null;
  }

  /** What is shown, as the hash of a link; it may be set to one, or to the state as plain JSON. */
  get state(): string {
    return this.#running?.link ?? this.#kept ?? this.getAttribute('state') ?? '';
  }

  set state(state: string | object) {
    this.setAttribute('state', typeof state === 'string' ? state : JSON.stringify(state));
  }

  /** The colour scheme. */
  get theme(): FigureTheme {
    return readTheme(this);
  }

  set theme(theme: FigureTheme) {
    this.setAttribute('theme', theme);
  }

  /** The height of all of the element, in CSS pixels; `full` is that of what it is in. */
  get height(): FigureHeight {
    return readHeight(this);
  }

  set height(height: FigureHeight) {
    this.setAttribute('height', String(height));
  }

  /** Whether the formulas of the step are shown, too; the program that sets them is loaded then. */
  get formulas(): boolean {
    return this.hasAttribute('formulas');
  }

  set formulas(shown: boolean) {
    this.toggleAttribute('formulas', shown);
  }

  /** Whether a menu lets readers save its picture and, where the script is from a site, take its link and code. */
  get share(): boolean {
    return this.hasAttribute('share');
  }

  set share(offered: boolean) {
    this.toggleAttribute('share', offered);
  }

  /** Plays the steps. */
  async play(): Promise<void> {
    (await this.#loaded())?.play();
  }

  /** Stops playing. */
  async pause(): Promise<void> {
    (await this.#loaded())?.pause();
  }

  /** Goes back to the state at the start. */
  async reset(): Promise<void> {
    (await this.#loaded())?.reset();
  }

  /** The figure as it is now, as the text of an SVG file; empty if it cannot be shown. */
  async toSVG(): Promise<string> {
    return (await this.#loaded())?.toSVG() ?? '';
  }

  /** All steps with what is said of them, as a file that moves; `null` if the figure cannot be shown. */
  async toMovie(format: 'svg' | 'gif' = 'svg'): Promise<Blob | null> {
    return (await this.#loaded())?.toMovie(format) ?? null;
  }

  /** The figure, as it is with all that was said before. */
  async #loaded(): Promise<Running | null> {
    this.#apply();
    await this.#load();
    await this.#running?.element.rendered();
    return this.#running;
  }

  #load(): Promise<void> {
    if (this.#running !== null || !this.isConnected) return Promise.resolve();
    this.#loading ??= this.#show().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #show(): Promise<void> {
    this.#wishes += 1;
    const mine = this.#wishes;
    // All attributes are read now: what has changed of them is no news any more.
    this.#changed.clear();
    this.#shell.reserve(readHeight(this));
    try {
      const wish = readWish(this);
      // Vite before version 8 would take names that are unpacked here out of the wrong object.
      const runtime = await import('./running.js').catch(notLoaded);
      const loaded = await runtime.load(wish).catch(notLoaded);
      const running = runtime.start(wish, loaded, {
        kept: this.#kept,
        tell: this.#tell,
        stepped: (step) => this.#reflect(step),
      });
      if (mine !== this.#wishes || !this.isConnected) {
        running.stop();
        return;
      }
      this.#running = running;
      this.#shell.wear(running.sheets);
      this.#shell.complain(null);
      this.#shell.put(running.element);
      await running.shown();
      this.#tell('ready', running.now);
      if (running.notice !== null) this.#tell('problem', { message: running.notice });
    } catch (error) {
      if (mine === this.#wishes) this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    const message = complaint(readLanguage(this), kindOf(error), reason);
    this.#unload();
    this.#shell.complain(message);
    this.#tell('problem', { message });
  }

  #unload(): void {
    this.#wishes += 1;
    this.#loading = null;
    this.#running?.stop();
    this.#running = null;
    this.#shell.put(null);
  }

  /** Looks at all attributes that have changed at once. */
  #apply(): void {
    if (this.#changed.size === 0) return;
    const changed = new Set(this.#changed);
    this.#changed.clear();
    if (changed.has('height')) this.#shell.reserve(readHeight(this));
    if (changed.has('theme')) this.#running?.refreshTheme();
    const wish = this.#wishNow();
    const fresh = ['lesson', 'state', 'formulas', 'share'].some((name) => changed.has(name));
    if (fresh || this.#running === null || wish === null) {
      const kept = this.#running?.link ?? this.#kept;
      if (changed.has('lesson') || changed.has('state')) this.#kept = null;
      else this.#kept = (changed.has('step') && kept?.replace(/&step=.*/, '')) || kept;
      // What a reader has reached is no step of another lesson.
      if (kept !== null && changed.has('lesson') && !changed.has('step')) this.#reflect(null);
      const wanted = this.#isNear || this.#running !== null;
      this.#unload();
      if (wanted) void this.#load();
      return;
    }
    if (changed.has('step')) this.#running.place = wish.place;
    if (changed.has('lang')) void this.#running.speak(wish.language);
  }

  #wishNow(): Wish | null {
    try {
      return readWish(this);
    } catch {
      return null;
    }
  }

  #reflect(step: number | null): void {
    this.#reflecting = true;
    this.step = step;
    this.#reflecting = false;
  }

  readonly #near = (isNear: boolean): void => {
    this.#isNear = isNear;
    if (isNear) void this.#load();
    else this.#running?.pause();
  };

  readonly #tell: TellEvent = (name, detail) => {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
}

/** Whether a picture is not loaded yet, and need not be. */
const isPutOff = ({ loading, complete }: HTMLImageElement): boolean =>
  loading === 'lazy' && !complete;

/** A part of a figure is not where it was when the page was made, or cannot be reached. */
class LoadError extends Error {}

/** Says so of an import that failed; what fails while it runs is passed on. */
function notLoaded(error: unknown): never {
  throw error instanceof TypeError ? new LoadError(error.message) : error;
}

function kindOf(error: unknown): Complaint {
  if (error instanceof LoadError) return 'gone';
  return error instanceof WishError ? 'attribute' : 'failed';
}
