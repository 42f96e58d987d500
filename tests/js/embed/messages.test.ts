/** Messages between a page and a figure in an iframe: what they may say, and whose are heard. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longest, readSet } from '../../../web/embed/protocol.js';

describe('a state that a page asks for', () => {
  const asked = (state: unknown) => readSet({ type: 'sepax:set', attributes: { state } });

  test('is taken up to a length', () => {
    const state = 'x'.repeat(longest);
    expect(asked(state)).toEqual([['state', state]]);
    expect(asked(`${state}x`)).toEqual([]);
    expect(asked(null)).toEqual([['state', null]]);
    for (const other of [5, {}, [], undefined]) expect(asked(other)).toEqual([]);
  });

  test('is its own, and not what all objects inherit', () => {
    Object.defineProperty(Object.prototype, 'state', { value: 'x', configurable: true });
    try {
      expect(readSet({ type: 'sepax:set', attributes: {} })).toEqual([]);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'state');
    }
  });
});

describe('the script of a page with frames', () => {
  const home = 'https://sepax.example/embed/';
  let hear: (message: object) => void;

  interface Frame {
    readonly contentWindow: object;
    readonly src: string;
    readonly sandbox: { readonly length: number; contains(): boolean };
    readonly style: { height: string };
    readonly previousElementSibling: Still | null;
  }

  /** What is before it on the page. */
  interface Still {
    readonly localName: string;
    readonly href: string;
    readonly style: { display: string };
  }

  const link = (href: string): Still => ({ localName: 'a', href, style: { display: '' } });

  const frame = (src: string, boxed: boolean, before: Still | null = null): Frame => ({
    contentWindow: {},
    src,
    sandbox: { length: boxed ? 1 : 0, contains: () => false },
    style: { height: '' },
    previousElementSibling: before,
  });

  const [still, foreign] = [link(`${home}shadows.html?step=2`), link('https://blog.example/')];
  const boxed = frame(`${home}shadows.html?step=2`, true, still);
  const open = frame(`${home}way-out.html`, false, foreign);
  const strangers = [
    frame('https://sepax.example/other.html', false),
    frame('https://sepax.example/embedded/x.html', true),
    frame('https://elsewhere.example/embed/shadows.html', true),
    frame('', true),
  ];

  beforeEach(async () => {
    vi.stubGlobal('window', {
      addEventListener: (_: string, handler: typeof hear) => {
        hear = handler;
      },
    });
    vi.stubGlobal('document', {
      currentScript: { src: `${home}sepax-frames.js` },
      baseURI: 'https://blog.example/post.html',
      querySelectorAll: () => [...strangers, boxed, open],
    });
    vi.resetModules();
    await import('../../../web/embed/resizer.js');
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const data = { type: 'sepax:size', height: 500 };

  test('gives figures the height that they ask for', () => {
    hear({ source: boxed.contentWindow, origin: 'null', data });
    hear({ source: open.contentWindow, origin: 'https://sepax.example', data });
    expect([boxed.style.height, open.style.height]).toEqual(['500px', '500px']);
  });

  test('takes away the picture that lay behind a figure, and nothing of the page', () => {
    hear({ source: boxed.contentWindow, origin: 'null', data });
    hear({ source: open.contentWindow, origin: 'https://sepax.example', data });
    expect([still.style.display, foreign.style.display]).toEqual(['none', '']);
  });

  test('hears no other frame, and no other origin', () => {
    const more = { ...data, height: 700 };
    for (const { contentWindow, src } of strangers) {
      for (const origin of ['null', src === '' ? 'https://blog.example' : new URL(src).origin]) {
        hear({ source: contentWindow, origin, data: more });
      }
    }
    hear({ source: {}, origin: 'null', data: more });
    hear({ source: null, origin: 'null', data: more });
    hear({ source: open.contentWindow, origin: 'https://elsewhere.example', data: more });
    hear({ source: boxed.contentWindow, origin: 'https://sepax.example', data: more });
    for (const { style } of strangers) expect(style.height).toBe('');
    expect([boxed.style.height, open.style.height]).toEqual(['500px', '500px']);
  });
});
