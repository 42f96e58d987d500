import type { CDPSession, Page } from '@playwright/test';

interface Finger {
  x: number;
  y: number;
  id: number;
}

/** Real touches, through the browser's own input pipeline. */
export class Touch {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Finger[]) {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  async start(...fingers: Finger[]): Promise<void> {
    await this.send('touchStart', fingers);
  }

  async move(...fingers: Finger[]): Promise<void> {
    await this.send('touchMove', fingers);
  }

  async end(): Promise<void> {
    await this.send('touchEnd', []);
  }

  async cancel(): Promise<void> {
    await this.send('touchCancel', []);
  }

  /** One finger that goes by some pixels in several steps. */
  async swipe(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    await this.start({ ...from, id: 1 });
    for (let i = 1; i <= 8; i += 1) {
      await this.move({ x: from.x + (by.x * i) / 8, y: from.y + (by.y * i) / 8, id: 1 });
    }
    await this.end();
  }
}
