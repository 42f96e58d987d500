import { palette, type Scheme, type Tone, tones } from './palette.js';

/** Colours and font as a canvas needs them: resolved, in the colour scheme in force now. */
export type Theme = Readonly<Record<Tone, string>> & {
  readonly fontFamily: string;
  /** Whether the user has forced the colours: tints are left out then. */
  readonly forced: boolean;
};

/**
 * Resolves the `--stage-*` custom properties on an element. A custom property reads back as its
 * unresolved text (`light-dark(…)`), so each is asked for through the `color` of a probe element. With a
 * scheme, they are those that the element would have in it.
 */
export function readTheme(probe: HTMLElement, scheme: Scheme | null = null): Theme {
  const computed = getComputedStyle(probe);
  probe.style.colorScheme = scheme ?? '';
  const colours = Object.fromEntries(
    tones.map((tone) => {
      probe.style.color = `var(--stage-${tone}, ${palette[tone]})`;
      return [tone, computed.color];
    }),
  ) as Record<Tone, string>;
  return {
    ...colours,
    fontFamily: computed.fontFamily,
    forced: window.matchMedia('(forced-colors: active)').matches,
  };
}

/** The colour scheme in force on an element; the same probe tells. */
export function readScheme(probe: HTMLElement): Scheme {
  probe.style.colorScheme = '';
  probe.style.color = 'light-dark(#000, #fff)';
  return getComputedStyle(probe).color === 'rgb(0, 0, 0)' ? 'light' : 'dark';
}

const queries = [
  '(prefers-color-scheme: dark)',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
  'print',
];

/**
 * Calls back when the theme may have changed: by the system, by the page's own switch, or as a font has come,
 * and before it the style sheet that names it. Letters that there was no font for yet are painted as boxes.
 */
export class ThemeWatcher {
  readonly #media = queries.map((query) => window.matchMedia(query));
  readonly #page = new MutationObserver(() => this.onChange());

  constructor(private readonly onChange: () => void) {}

  connect(): void {
    for (const media of this.#media) media.addEventListener('change', this.onChange);
    document.fonts.addEventListener('loadingdone', this.onChange);
    this.#page.observe(document.documentElement, {
      attributeFilter: ['class', 'style', 'data-theme'],
    });
  }

  disconnect(): void {
    for (const media of this.#media) media.removeEventListener('change', this.onChange);
    document.fonts.removeEventListener('loadingdone', this.onChange);
    this.#page.disconnect();
  }
}

/**
 * The theme on a probe element, which is read anew when it may have changed: not before somebody paints, as each
 * reading makes the browser work out the page's styles.
 */
export class LiveTheme {
  #now: Theme | null = null;
  readonly #watcher = new ThemeWatcher(() => {
    this.#now = null;
    this.onChange();
  });

  constructor(
    private readonly probe: HTMLElement,
    private readonly onChange: () => void,
  ) {}

  get now(): Theme {
    this.#now ??= readTheme(this.probe);
    return this.#now;
  }

  connect(): void {
    this.#watcher.connect();
  }

  disconnect(): void {
    this.#watcher.disconnect();
  }
}
