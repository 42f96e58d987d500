import { expect, type Locator, type Page } from '@playwright/test';
import { level } from '../../../web/figures/game/level.js';
import { isOfPage } from './page.js';

/** Why someone who walks to the right has to look at the game again. */
type Reason = 'pit' | 'stuck' | 'over';

/**
 * As on a screen of 20 frames in a second: several steps of the game go by from one picture to the next, which takes
 * longer than the steps do.
 */
function paintSeldom(): void {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const frames = new Map<number, number>();
  window.requestAnimationFrame = (callback) => {
    const id = Number(setTimeout(() => frames.set(id, request(call)), 40));
    const call = (now: number): void => {
      frames.delete(id);
      callback(now);
    };
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    clearTimeout(id);
    cancel(frames.get(id) ?? 0);
    frames.delete(id);
  };
}

/** The page of the game, as a player sees it. */
export class GamePage {
  readonly element: Locator;
  readonly problems: string[] = [];

  constructor(readonly page: Page) {
    this.element = page.locator('sepax-game');
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (isOfPage(message)) this.problems.push(message.text());
    });
  }

  async open(): Promise<this> {
    await this.page.addInitScript(paintSeldom);
    await this.page.goto('./game/');
    await expect(this.element).toHaveAttribute('data-state', 'ready');
    return this;
  }

  /** Presses the button on the screen that lies over the game. */
  async choose(name: string): Promise<void> {
    await this.element.locator('.screen').getByRole('button', { name, exact: true }).click();
  }

  async start(): Promise<void> {
    await this.choose('Play');
    await this.expectState('playing');
  }

  expectState(state: string): Promise<void> {
    return expect(this.element).toHaveAttribute('data-state', state);
  }

  /** One of the figures that the page tells of itself. */
  async figure(name: string): Promise<number> {
    return Number(await this.element.getAttribute(`data-${name}`));
  }

  /** Waits until so much of the game's own time has passed. */
  steps(count: number): Promise<void> {
    return this.element.evaluate(
      ({ dataset }, goal) =>
        new Promise<void>((resolve) => {
          const end = Number(dataset.steps) + goal;
          const look = (): void => {
            if (Number(dataset.steps) >= end || dataset.state !== 'playing') resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
      count,
    );
  }

  /** Keeps right and fire down, and jumps at pits and where it goes no further, to the end of the game. */
  async playThrough(): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.down('ArrowRight');
    await keyboard.down('KeyJ');
    while ((await this.#walk()) !== 'over') {
      await keyboard.down('Space');
      await this.steps(22);
      await keyboard.up('Space');
    }
    await keyboard.up('ArrowRight');
    await keyboard.up('KeyJ');
  }

  /** Waits until the hero, on the ground, is at a pit, or has not come further for some steps. */
  #walk(): Promise<Reason> {
    const edges = level.ground.slice(0, -1).map((line) => line.at(-1)![0]);
    return this.element.evaluate(
      ({ dataset }, pits) =>
        new Promise<Reason>((resolve) => {
          let [far, since] = [Number(dataset.x), Number(dataset.steps)];
          const look = (): void => {
            const [x, steps] = [Number(dataset.x), Number(dataset.steps)];
            if (Math.abs(x - far) > 1) [far, since] = [x, steps];
            const grounded = dataset.floor === 'true';
            if (dataset.state !== 'playing') resolve('over');
            else if (grounded && pits.some((pit) => x > pit - 45 && x < pit)) resolve('pit');
            else if (grounded && steps - since > 10) resolve('stuck');
            else requestAnimationFrame(look);
          };
          look();
        }),
      edges,
    );
  }
}
