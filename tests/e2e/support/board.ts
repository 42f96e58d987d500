import { expect, type Locator, type Page } from '@playwright/test';
import type { BoardState } from '../../../web/figures/board/state.js';
import { problemsOf, settled } from './page.js';

interface BoardElement extends HTMLElement {
  state: BoardState;
}

/** The board, as a user and as a program see it. */
export class Board {
  readonly element: Locator;
  readonly problems: string[];

  constructor(readonly page: Page) {
    this.element = page.locator('sepax-board');
    this.problems = problemsOf(page);
  }

  async open(hash = ''): Promise<this> {
    await this.page.goto(`./board/${hash}`);
    await expect(this.element).toHaveAttribute('data-things', /\d/);
    await expect(this.page.locator('sepax-stage .handles.placed')).toBeAttached();
    await this.settle();
    return this;
  }

  settle(): Promise<void> {
    return settled(this.page);
  }

  state(): Promise<BoardState> {
    return this.element.evaluate((element) => (element as BoardElement).state);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A handle by its id: `1`, `1:turn`, `1:radius`, `1:0:2` … */
  handle(id: string): Locator {
    return this.page.locator(`sepax-stage [data-id="${id}"]`);
  }

  overlay(name: string): Locator {
    return this.page.locator(`input[data-overlay="${name}"]`);
  }

  get notice(): Locator {
    return this.page.locator('.notice');
  }

  async centreOf(id: string): Promise<{ x: number; y: number }> {
    const box = (await this.handle(id).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Drags from a point of the window; `hold` looks before the button is let go. */
  async drag(
    from: { x: number; y: number },
    by: { x: number; y: number },
    hold: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + by.x / 2, from.y + by.y / 2);
    await mouse.move(from.x + by.x, from.y + by.y);
    await hold();
    await mouse.up();
    await this.settle();
  }

  /** CSS pixels per unit, measured on the handles of two things. */
  async scale(): Promise<number> {
    const [p, q, { things }] = [
      await this.centreOf('1'),
      await this.centreOf('2'),
      await this.state(),
    ];
    const [a, b] = [things[0]!, things[1]!];
    return Math.hypot(p.x - q.x, p.y - q.y) / Math.hypot(a.x - b.x, a.y - b.y);
  }

  /** A number of the library that the panel shows. */
  async number(name: string): Promise<number> {
    const words = await this.element.locator(`dd[data-name="${name}"]`).innerText();
    return Number.parseFloat(words.replace('−', '-'));
  }

  /** The pixels of the picture: two are the same if these are. */
  async pixels(): Promise<string> {
    await this.settle();
    return this.page.locator('sepax-stage canvas').evaluate((canvas) => {
      return (canvas as HTMLCanvasElement).toDataURL();
    });
  }
}
