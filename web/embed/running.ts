import { figures } from 'embed:figures';
import type { Figure } from '../figure/element/figure.js';
import type { FigureController } from '../figure/element/figure-controller.js';
import { FigureChangeEvent, SepaxLessonFigure } from '../figure/element/sepax-lesson-figure.js';
import type { MovingFormat } from '../figure/share/file-names.js';
import { speaking, type Voice } from '../figure/voice/voice.js';
import { words } from '../figure/voice/words.js';
import { Backdrop } from './backdrop.js';
import { embedSheets } from './embed-styles.js';
import type { FigureChange, FigureHit, TellEvent } from './figure-types.js';
import { hitOf } from './hit.js';
import { linkOf, type WishedLink } from './link-of.js';
import { loadKatex } from './sepax-formula.js';
import { sharingOf } from './sharing.js';
import { voiceOf } from './voices.js';
import type { Wish } from './wish.js';

/** What a running figure tells of itself. */
export interface Listener {
  /** What was shown before the figure was taken away. */
  readonly kept: string | null;
  readonly tell: TellEvent;
  stepped(step: number): void;
}

/** What a figure is made of, which comes in files of its own. */
export interface Loaded {
  readonly figure: Figure;
  readonly voice: Voice;
}

export async function load(wish: Wish): Promise<Loaded> {
  const [{ figure }, voice] = await Promise.all([
    figures[wish.picture].figure(),
    voiceOf(wish.picture, wish.language),
    // Formulas that come after the picture would take room from it.
    wish.formulas && loadKatex(),
  ]);
  return { figure, voice };
}

/** Makes a figure; it runs as soon as its element is put into a page. */
export const start = (wish: Wish, { figure, voice }: Loaded, listener: Listener): Running =>
  new Running(wish, listener, figure, voice);

/** A figure that is shown. */
export class Running {
  readonly element: SepaxLessonFigure;
  readonly sheets = embedSheets;
  readonly #backdrop: Backdrop;
  #hit: FigureHit | null;
  #place: number;
  /** The link of what was told last. */
  #told: string;

  constructor(
    private readonly wish: Wish,
    private readonly listener: Listener,
    picture: Figure,
    voice: Voice,
  ) {
    this.element = new SepaxLessonFigure(picture, voice);
    this.#backdrop = new Backdrop(this.element, () => this.element.stage()?.refreshTheme());
    this.element.formulas = wish.formulas;
    this.element.tools = ['reset', 'fit'];
    this.element.steady = 'all';
    if (wish.share) {
      const language = (): Wish['language'] => this.element.voice!.language;
      this.element.sharing = sharingOf(wish.picture, () => ({
        link: this.link,
        language: language(),
      }));
    }
    this.element.setAttribute('part', 'figure');
    this.element.lang = wish.language;
    this.element.dir = 'ltr';
    this.#begin(linkOf(picture, wish, this.#controller.model.state));
    if (listener.kept !== null) this.#controller.open(listener.kept);
    // Readers' steps are attributes, too: it is never older than what was kept.
    if (wish.place !== 'answer') this.#controller.showNumber(wish.place);
    this.#hit = hitOf(this.#controller.view);
    this.#place = this.#controller.view.place;
    this.#told = this.link;
    this.element.addEventListener(FigureChangeEvent.type, this.#onChange);
    // The slider's own event would leave the figure.
    this.element.addEventListener('input', stop);
  }

  /** Where it cannot be read, authors are told what is wrong: to them it is an attribute, not a link. */
  #begin(wished: WishedLink | null): void {
    if (wished === null) return;
    this.#controller.begin(wished.link);
    if (this.#controller.notice !== null)
      this.#controller.notice = { key: 'notice.state', values: { reason: wished.fault } };
  }

  get #controller(): FigureController {
    return this.element.controller;
  }

  get link(): string {
    return this.#controller.link;
  }

  /** From 1. */
  get step(): number {
    return this.#controller.number + 1;
  }

  get steps(): number {
    return this.#controller.count;
  }

  /** Whoever repeats what the figure has told hears no more of it. */
  set place(place: Wish['place']) {
    if (place !== this.#controller.number) this.#controller.showNumber(place);
  }

  play(): void {
    this.#stepper?.play();
  }

  pause(): void {
    this.#stepper?.pause();
  }

  reset(): void {
    this.pause();
    this.#controller.use('reset');
  }

  async toSVG(): Promise<string> {
    const { svgPicture } = await import('../stage/svg-picture.js');
    const stage = this.element.stage();
    return speaking(this.element.voice, () => (stage === null ? '' : svgPicture(stage.picture())));
  }

  /** All steps as one file that moves. */
  async toMovie(format: MovingFormat): Promise<Blob> {
    const files = await import('../figure/share/picture-files.js');
    const shared = this.element.shared({ name: this.wish.picture });
    const speak = <Result>(work: () => Result): Result => speaking(this.element.voice, work);
    return files.movingFile(
      shared,
      speak(() => this.element.steps()),
      format,
      shared.scheme,
      speak,
    );
  }

  refreshTheme(): void {
    this.#backdrop.look();
    this.element.stage()?.refreshTheme();
  }

  async speak(language: Wish['language']): Promise<void> {
    const voice = await voiceOf(this.wish.picture, language);
    this.element.lang = language;
    this.element.voice = voice;
  }

  shown(): Promise<unknown> {
    this.#backdrop.connect();
    return this.element.rendered();
  }

  stop(): void {
    this.#backdrop.disconnect();
    this.element.removeEventListener(FigureChangeEvent.type, this.#onChange);
    this.element.remove();
  }

  get #stepper() {
    return this.element.querySelector('sepax-stepper');
  }

  /** What it says of a state that could not be read. */
  get notice(): string | null {
    const { notice } = this.#controller;
    return notice && speaking(this.element.voice, () => words(notice.key, notice.values));
  }

  /** How the figure stands. */
  get now(): FigureChange {
    const { view, model, link } = this.#controller;
    const text = speaking(this.element.voice, () => this.element.said());
    const state = structuredClone(model.state);
    return { step: this.step, steps: this.steps, text, link, state, hit: hitOf(view) };
  }

  readonly #onChange = (event: Event): void => {
    if ((event as FigureChangeEvent).kind === 'look') return;
    const { listener, now } = this;
    const { place } = this.#controller.view;
    if (place !== this.#place) {
      this.#place = place;
      const { step, steps, text } = now;
      listener.stepped(step);
      listener.tell('step', { step, steps, text });
    }
    // A press that moves nothing is no change.
    const { hit, link } = now;
    if (link === this.#told) return;
    this.#told = link;
    listener.tell('change', now);
    if (hit !== null && hit.intersects !== this.#hit?.intersects) listener.tell('hit', hit);
    this.#hit = hit;
  };
}

const stop = (event: Event): void => event.stopPropagation();
