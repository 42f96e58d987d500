import { expect, type Locator, type Page } from '@playwright/test';
import { lineStarts } from './line-starts.js';
import type { State } from './oracle.js';
import { problemsOf, settled } from './page.js';
import { stepsSeen } from './steps-seen.js';

interface LessonElement extends HTMLElement {
  readonly state: unknown;
  step: number;
  readonly steps: readonly { phase: string; mark?: string }[];
}

interface FigureElement extends HTMLElement {
  readonly figure: { readonly challenges: readonly { readonly key: string }[] };
  readonly controller: { readonly trials: { latest: string | null } };
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
}

/** Has each thing to try praised, and tells what of the figure is under it. Runs in pages. */
async function coveredByPraise(element: Element, width: number): Promise<string[]> {
  const figure = element as FigureElement;
  const { trials } = figure.controller;
  const found: string[] = [];
  for (const { key } of figure.figure.challenges) {
    trials.latest = key;
    figure.requestUpdate();
    await figure.updateComplete;
    const praise = figure.querySelector<HTMLElement>('.trial.praise')!;
    const own = praise.getBoundingClientRect();
    const stage = figure.querySelector('sepax-stage')!.shadowRoot!;
    const parts = ['.canvas', '.say:not(.unseen)', '.formulas', 'sepax-stepper', '.beside'];
    const others = [
      ...figure.querySelectorAll(parts.join()),
      ...stage.querySelectorAll('[data-id]'),
    ];
    for (const other of others) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const isUnder =
        own.left < right - 1 &&
        own.right > left + 1 &&
        own.top < bottom - 1 &&
        own.bottom > top + 1;
      const name = other.getAttribute('data-id') ?? (other.className || other.localName);
      if (isUnder) found.push(`${key} at ${width} over ${name}`);
    }
    const words = document.createRange();
    words.selectNodeContents(praise);
    const beyond = words.getBoundingClientRect();
    if (own.height === 0 || beyond.bottom > own.bottom + 1 || beyond.right > own.right + 1) {
      found.push(`${key} at ${width} is cut`);
    }
  }
  trials.latest = null;
  figure.requestUpdate();
  await figure.updateComplete;
  return found;
}

export type Language = 'en' | 'ko';

/** A lesson, as a user and as a program see it. */
export class Lesson {
  readonly element: Locator;
  /** The part of it that others can show, too. */
  readonly figure: Locator;
  readonly slider: Locator;
  readonly problems: string[];

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly language: Language,
  ) {
    this.element = page.locator('sepax-lesson');
    this.figure = page.locator('sepax-lesson-figure');
    this.slider = this.element.locator('sepax-stepper').getByRole('slider');
    this.problems = problemsOf(page);
  }

  async open(hash = ''): Promise<this> {
    await this.page.goto(`./lessons/${this.name}/?lang=${this.language}${hash}`);
    await expect(this.page.locator('sepax-stage [data-id]').first()).toBeVisible();
    await this.settle();
    return this;
  }

  /** Waits until what has changed is rendered and painted. */
  async settle(): Promise<void> {
    await settled(this.page);
  }

  /** The state; of a lesson about two polygons unless it is said otherwise. */
  state<S = State>(): Promise<S> {
    return this.element.evaluate((element) => (element as LessonElement).state) as Promise<S>;
  }

  step(): Promise<number> {
    return this.element.evaluate((element) => (element as LessonElement).step);
  }

  phases(): Promise<string[]> {
    return this.element.evaluate((element) =>
      (element as LessonElement).steps.map(({ phase }) => phase),
    );
  }

  /** What the page shows of a step. */
  shown() {
    return this.element.evaluate((element) => {
      const { place, phase } = (element as HTMLElement).dataset;
      const count = (selector: string): number => element.querySelectorAll(selector).length;
      return {
        place,
        phase,
        said: element.querySelector('.say')!.textContent!,
        formulas: count('.formulas .katex'),
        lines: count('.line[data-current]'),
      };
    });
  }

  /** The place of the answer. */
  answer(): Promise<number> {
    return this.element.evaluate((element) =>
      (element as LessonElement).steps.findIndex(({ mark }) => mark === 'answer'),
    );
  }

  async show(place: number): Promise<void> {
    await this.element.evaluate((element, next) => {
      (element as LessonElement).step = next;
    }, place);
    await this.settle();
  }

  /** What is wider than its place at some widths of the window, in any step. */
  async overflow(widths: readonly number[]): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 800 });
      const wide = await this.page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`the page at ${width}: ${wide}`);
    }
    await this.page.setViewportSize({ width: 390, height: 800 });
    await this.settle();
    for (const [place, { beyond }] of (await stepsSeen(this)).entries()) {
      if (beyond > 0) found.push(`a formula of step ${place}: ${beyond}`);
    }
    return found;
  }

  /** Full stops and the like that begin a line at some widths of the window: in any step, and below. */
  async lineStarts(widths: readonly number[]): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 844 });
      await this.settle();
      const starts = await lineStarts(this.page);
      found.push(...starts.map((start) => `at ${width}: ${start}`));
    }
    return found;
  }

  /** What praise lies over, or is cut off by, whatever is praised, at some widths of the window. */
  async coveredByPraise(widths: readonly number[]): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 844 });
      await this.settle();
      found.push(...(await this.figure.evaluate(coveredByPraise, width)));
    }
    return found;
  }

  handle(id: string): Locator {
    return this.page.locator(`sepax-stage [data-id="${id}"]`);
  }

  async centreOf(id: string): Promise<{ x: number; y: number }> {
    await this.handle(id).scrollIntoViewIfNeeded();
    const box = (await this.handle(id).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Where the thing of a handle is in the scene, whatever the view. */
  place(id: string): Promise<{ x: number; y: number }> {
    return this.figure.locator('sepax-stage').evaluate((element, wanted) => {
      const { handles } = element as HTMLElement & {
        handles: readonly { id: string; at: { x: number; y: number } }[];
      };
      const { x, y } = handles.find((handle) => handle.id === wanted)!.at;
      return { x, y };
    }, id);
  }

  /** The exact numbers behind those that a locator shows. */
  async values(selector: string): Promise<number[]> {
    const data = await this.element.locator(selector).all();
    return Promise.all(data.map(async (item) => Number(await item.getAttribute('value'))));
  }
}
