/**
 * As much of a browser as the modules of a page ask for while they are loaded and build their elements: it
 * shows nothing. To be imported before anything of the site.
 */
export interface Opened {
  /** Where the page is, in a whole address. */
  readonly url: URL;
  readonly path: string;
  readonly language: string;
}

class StyleSheet {
  text = '';
  replace(): void {}
  replaceSync(text: string): void {
    this.text = text;
  }
}

/** What listens and observes does so for ever. */
class Idle {
  readonly matches = false;
  observe(): void {}
  disconnect(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** What the modules of a page have made of it. */
export interface PageMade {
  readonly main: Promise<HTMLElement>;
  /** The styles that the document wears. */
  css(): string;
}

/** Puts what a page sees around it into the global object. */
export async function surround({ url, path, language }: Opened): Promise<PageMade> {
  let show!: (main: HTMLElement) => void;
  const main = new Promise<HTMLElement>((resolve) => {
    show = resolve;
  });
  const sheets: StyleSheet[] = [];
  const idle = new Idle();
  const document = {
    documentElement: { lang: language, dataset: { path } },
    adoptedStyleSheets: sheets,
    fonts: Object.assign(new Idle(), { ready: Promise.resolve() }),
    baseURI: url.href,
    compatMode: 'CSS1Compat',
    currentScript: null,
    querySelector: () => ({
      childElementCount: 0,
      querySelectorAll: () => [],
      replaceChildren: show,
    }),
    createElement: (name: string) => createElement(name),
    addEventListener: () => undefined,
  };
  const around = {
    window: globalThis,
    document,
    location: url,
    history: { state: null, replaceState: () => undefined, pushState: () => undefined },
    navigator: { languages: [] },
    matchMedia: () => idle,
    ResizeObserver: Idle,
    IntersectionObserver: Idle,
    MutationObserver: Idle,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  // lit asks once whether documents can adopt styles.
  provide({
    CSSStyleSheet: StyleSheet,
    ShadowRoot: class {},
    Document: { prototype: document },
  });
  const { ReactiveElement } = await import('lit');
  const Base = Object.getPrototypeOf(ReactiveElement) as typeof HTMLElement;
  // What lit's stand-in for elements leaves out.
  Base.prototype.getAttributeNames = function () {
    return [...this.attributes].map(({ name }) => name);
  };
  provide({ ...around, HTMLElement: Base });
  return { main, css: () => sheets.map(({ text }) => text).join('') };

  /** What nobody has defined yet still has a name, where lit's stand-in for elements looks for it. */
  function createElement(name: string): HTMLElement {
    const Definition =
      customElements.get(name) ??
      class extends Base {
        static readonly __localName = name;
      };
    return new Definition();
  }
}

function provide(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
