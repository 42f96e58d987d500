/** What the checks ask of a browser, whatever its engine and the protocol that drives it. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first element that matches, in the document or in what shadow trees there are. Runs in pages. */
function find(selector: string, root: ParentNode = document): Element | null {
  const found = root.querySelector(selector);
  if (found !== null) return found;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && find(selector, shadowRoot);
    if (inside) return inside;
  }
  return null;
}

/** Asks before each frame until the answer is yes, or for a minute. Runs in pages. */
async function poll(holds: () => unknown): Promise<void> {
  const end = performance.now() + 60_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`this does not come true: ${holds}`);
    await new Promise(requestAnimationFrame);
  }
}

const callText = (callee: unknown, values: readonly unknown[]): string =>
  `(${callee})(${values.map((value) => JSON.stringify(value)).join()})`;

const onText = (selector: string, callee: unknown, values: readonly unknown[]): string =>
  `(${callee})(${[callText(find, [selector]), ...values.map((value) => JSON.stringify(value))].join()})`;

/** What an address ends with that asks its page to print when it is ready. */
export const PRINT = '#print';

export abstract class Browser {
  /** What each page must begin with, for its faults to be known: a script. */
  abstract readonly prelude: string;

  /** Goes to an address. */
  abstract open(url: string): Promise<void>;

  /** The value of an expression on the page, or what it resolves to. */
  abstract evaluate(expression: string): Promise<unknown>;

  /** Presses the mouse's button at the first point, and moves through the others. */
  abstract press(...way: readonly Point[]): Promise<void>;

  /** Lets go of the mouse's button. */
  abstract release(): Promise<void>;

  /** What the console has been told of errors and warnings since it was last asked. */
  abstract faults(): Promise<string[]>;

  /** The window as a picture, PNG. */
  abstract screenshot(): Promise<Uint8Array>;

  /** The page on paper, as PDF. It prints by itself if it is opened with an address that ends with {@link PRINT}. */
  abstract print(): Promise<Uint8Array>;

  abstract close(): Promise<void>;

  /**
   * Calls a function on the page with an element, which may be in a shadow tree. The function sees
   * nothing of its surroundings here.
   */
  on<Values extends unknown[], Result>(
    selector: string,
    callee: (element: HTMLElement, ...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.evaluate(onText(selector, callee, values)) as Promise<Awaited<Result>>;
  }

  /** Waits until there is such an element, which may be in a shadow tree, and a function says yes to it. */
  async until<Values extends unknown[]>(
    selector: string,
    holds: (element: HTMLElement, ...values: Values) => unknown = () => true,
    ...values: Values
  ): Promise<void> {
    const isThere = callText(find, [selector]);
    await this.evaluate(`(${poll})(() => ${isThere} && ${onText(selector, holds, values)})`);
  }

  /** Waits until what has changed is rendered and painted. */
  async settle(): Promise<void> {
    await this.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    );
  }

  /** Where the centre of an element is in the window. */
  centreOf(selector: string): Promise<Point> {
    return this.on(selector, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  }

  /** Brings an element to the middle of the window. */
  async show(selector: string): Promise<void> {
    await this.on(selector, (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await this.settle();
  }

  async click(selector: string): Promise<void> {
    await this.show(selector);
    await this.press(await this.centreOf(selector));
    await this.release();
    await this.settle();
  }
}
