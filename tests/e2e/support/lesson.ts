import { expect, type Locator, type Page } from '@playwright/test';
import type { State } from './oracle.js';
import { problemsOf, settled } from './page.js';

interface LessonElement extends HTMLElement {
  readonly state: State;
  step: number;
  readonly steps: readonly { phase: string; mark?: string }[];
}

export type Language = 'en' | 'ko';

/** A lesson, as a user and as a program see it. */
export class Lesson {
  readonly element: Locator;
  readonly slider: Locator;
  readonly problems: string[];

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly language: Language,
  ) {
    this.element = page.locator('sepax-lesson');
    this.slider = this.element.getByRole('slider');
    this.problems = problemsOf(page);
  }

  async open(hash = ''): Promise<this> {
    await this.page.goto(`./lessons/${this.name}/?lang=${this.language}${hash}`);
    await expect(this.handle('a')).toBeVisible();
    await this.settle();
    return this;
  }

  /** Waits until what has changed is rendered and painted. */
  async settle(): Promise<void> {
    await settled(this.page);
  }

  state(): Promise<State> {
    return this.element.evaluate((element) => (element as LessonElement).state);
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

  /** How far the longest formula sticks out of its box, in pixels. */
  widestFormula(): Promise<number> {
    return this.element.locator('.formulas').evaluate((box) => {
      const end = box.getBoundingClientRect().right;
      const ends = [...box.querySelectorAll('.katex-html')].flatMap((formula) =>
        [...formula.querySelectorAll('.base')].map((part) => part.getBoundingClientRect().right),
      );
      return Math.max(...ends) - end;
    });
  }

  handle(id: string): Locator {
    return this.page.locator(`sepax-stage [data-id="${id}"]`);
  }

  async centreOf(id: string): Promise<{ x: number; y: number }> {
    await this.handle(id).scrollIntoViewIfNeeded();
    const box = (await this.handle(id).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** The exact numbers behind those that a locator shows. */
  async values(selector: string): Promise<number[]> {
    const data = await this.element.locator(selector).all();
    return Promise.all(data.map(async (item) => Number(await item.getAttribute('value'))));
  }
}
