import { expect, type Locator, type Page } from '@playwright/test';
import type { State } from './oracle.js';
import { problemsOf, settled } from './page.js';

interface PlaygroundElement extends HTMLElement {
  state: State;
  step: number;
  readonly steps: { length: number };
  describe(): string;
}

/** The playground of a page, as a user and as a program see it. */
export class Playground {
  readonly element: Locator;
  readonly stage: Locator;
  readonly problems: string[];

  constructor(readonly page: Page) {
    this.element = page.locator('sepax-playground');
    this.stage = page.locator('sepax-stage');
    this.problems = problemsOf(page);
  }

  async open(hash = ''): Promise<this> {
    await this.page.goto(`./playground/${hash}`);
    await expect(this.handle('a')).toBeVisible();
    await this.settle();
    return this;
  }

  /** Waits until what has changed is rendered and painted. */
  async settle(): Promise<void> {
    await settled(this.page);
  }

  state(): Promise<State> {
    return this.element.evaluate((element) => (element as PlaygroundElement).state);
  }

  async setState(state: State): Promise<void> {
    await this.element.evaluate((element, next) => {
      (element as PlaygroundElement).state = next;
    }, state);
    await this.settle();
  }

  step(): Promise<number> {
    return this.element.evaluate((element) => (element as PlaygroundElement).step);
  }

  async setStep(step: number): Promise<void> {
    await this.element.evaluate((element, next) => {
      (element as PlaygroundElement).step = next;
    }, step);
    await this.settle();
  }

  stepCount(): Promise<number> {
    return this.element.evaluate((element) => (element as PlaygroundElement).steps.length);
  }

  async scene(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.settle();
  }

  /** A handle by its id: `a`, `a:turn`, `a:0`, `a:velocity` … */
  handle(id: string): Locator {
    return this.stage.locator(`[data-id="${id}"]`);
  }

  async centreOf(id: string): Promise<{ x: number; y: number }> {
    const box = (await this.handle(id).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** CSS pixels per unit, measured on two handles of the picture. */
  async scale(): Promise<number> {
    const [a, b, state] = [await this.centreOf('a'), await this.centreOf('b'), await this.state()];
    return (
      Math.hypot(b.x - a.x, b.y - a.y) / Math.hypot(state.b.x - state.a.x, state.b.y - state.a.y)
    );
  }

  async drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + by.x / 2, from.y + by.y / 2);
    await mouse.move(from.x + by.x, from.y + by.y);
    await mouse.up();
    await this.settle();
  }

  async number(name: string): Promise<string> {
    return (await this.element.locator(`dd[data-name="${name}"]`).innerText()).replace('−', '-');
  }
}
