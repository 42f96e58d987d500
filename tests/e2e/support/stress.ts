import { expect, type Locator, type Page } from '@playwright/test';
import { problemsOf } from './page.js';

/** The stress page, as a user and as a program see it. Its animation starts paused: motion is reduced. */
export class Stress {
  readonly element: Locator;
  readonly problems: string[];

  constructor(readonly page: Page) {
    this.element = page.locator('sepax-stress');
    this.problems = problemsOf(page);
  }

  async open(hash = '#v1&count=1000'): Promise<this> {
    await this.page.goto(`./stress/${hash}`);
    await expect(this.element).toHaveAttribute('data-count', /\d/);
    return this;
  }

  /** One of the figures that the page tells of itself. */
  async figure(name: string): Promise<number> {
    return Number(await this.element.getAttribute(`data-${name}`));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  slider(name: string): Locator {
    return this.page.getByRole('slider', { name, exact: true });
  }

  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  async oneFrame(): Promise<void> {
    const before = await this.figure('frames');
    await this.button('One frame').click();
    await expect(this.element).toHaveAttribute('data-frames', String(before + 1));
  }

  /** The pixels of a canvas: two pictures are the same if these are. */
  pixels(id: 'field' | 'graph'): Promise<string> {
    return this.element.locator(`#${id}`).evaluate((canvas) => {
      return (canvas as HTMLCanvasElement).toDataURL();
    });
  }
}
