import { figures } from 'embed:figures';
import type { Figure } from '../figure/element/figure.js';
import type { FigureController } from '../figure/element/figure-controller.js';
import { FigureChangeEvent, SepaxLessonFigure } from '../figure/element/sepax-lesson-figure.js';
import { speaking, type Voice } from '../figure/voice/voice.js';
import { embedSheets } from './embed-styles.js';
import type { FigureChange, FigureHit, FigureStep } from './figure-types.js';
import { hitOf } from './hit.js';
import { linkOf } from './link-of.js';
import './sepax-formula.js';
import { voiceOf } from './voices.js';
import type { Wish } from './wish.js';

/** What a running figure tells of itself. */
export interface Listener {
  /** What was shown before the figure was taken away. */
  readonly kept: string | null;
  tell(name: string, detail: unknown): void;
  stepped(step: number): void;
}

/** Loads a figure; it runs as soon as its element is put into a page. */
export async function start(wish: Wish, listener: Listener): Promise<Running> {
  const [{ figure }, voice] = await Promise.all([
    figures[wish.picture].figure(),
    voiceOf(wish.picture, wish.language),
  ]);
  return new Running(wish, listener, figure, voice);
}

/** A figure that is shown. */
export class Running {
  readonly element: SepaxLessonFigure;
  readonly sheets = embedSheets;
  #hit: FigureHit | null;
  #place: number;

  constructor(
    private readonly wish: Wish,
    private readonly listener: Listener,
    picture: Figure,
    voice: Voice,
  ) {
    this.element = new SepaxLessonFigure(picture, voice);
    this.element.formulas = wish.formulas;
    this.element.tools = ['reset', 'fit'];
    this.element.steady = true;
    this.element.setAttribute('part', 'figure');
    this.element.lang = wish.language;
    this.element.dir = 'ltr';
    const link = linkOf(picture, wish);
    if (link !== null) this.#controller.begin(link);
    if (listener.kept !== null) this.#controller.open(listener.kept);
    else if (wish.place !== 'answer') this.#controller.show(wish.place);
    this.#hit = hitOf(this.#controller.view);
    this.#place = this.#controller.view.place;
    this.element.addEventListener(FigureChangeEvent.type, this.#onChange);
    // The slider's own event would leave the figure.
    this.element.addEventListener('input', stop);
  }

  get #controller(): FigureController {
    return this.element.controller;
  }

  get link(): string {
    return this.#controller.link;
  }

  /** From 1. */
  get step(): number {
    return this.#controller.view.place + 1;
  }

  get steps(): number {
    return this.#controller.view.steps.length;
  }

  set place(place: Wish['place']) {
    this.#controller.show(place);
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

  refreshTheme(): void {
    this.element.stage()?.refreshTheme();
  }

  async speak(language: Wish['language']): Promise<void> {
    const voice = await voiceOf(this.wish.picture, language);
    this.element.lang = language;
    this.element.voice = voice;
  }

  shown(): Promise<unknown> {
    return this.element.rendered();
  }

  stop(): void {
    this.element.removeEventListener(FigureChangeEvent.type, this.#onChange);
    this.element.remove();
  }

  get #stepper() {
    return this.element.querySelector('sepax-stepper');
  }

  readonly #onChange = (event: Event): void => {
    if ((event as FigureChangeEvent).kind === 'look') return;
    const { listener } = this;
    const { view, model, link } = this.#controller;
    const step: FigureStep = {
      step: this.step,
      steps: this.steps,
      text: speaking(this.element.voice, () => this.element.said()),
    };
    const change: FigureChange = { ...step, link, state: structuredClone(model.state) };
    if (view.place !== this.#place) {
      this.#place = view.place;
      listener.stepped(this.step);
      listener.tell('step', step);
    }
    listener.tell('change', change);
    const hit = hitOf(view);
    if (hit !== null && hit.intersects !== this.#hit?.intersects) listener.tell('hit', hit);
    this.#hit = hit;
  };
}

const stop = (event: Event): void => event.stopPropagation();
