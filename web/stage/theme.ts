import { palette, type Tone, tones } from './palette.js';

/** Colours and font as a canvas needs them: resolved, in the colour scheme in force now. */
export type Theme = Readonly<Record<Tone, string>> & {
  readonly fontFamily: string;
  /** Whether the user has forced the colours: tints are left out then. */
  readonly forced: boolean;
};

/**
 * Resolves the `--stage-*` custom properties on an element. A custom property reads back as its
 * unresolved text (`light-dark(…)`), so each is asked for through the `color` of a probe element.
 */
export function readTheme(probe: HTMLElement): Theme {
  const computed = getComputedStyle(probe);
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

const queries = [
  '(prefers-color-scheme: dark)',
  '(forced-colors: active)',
  '(prefers-contrast: more)',
  'print',
];

/** Calls back when the theme may have changed: by the system, or by the page's own switch. */
export class ThemeWatcher {
  readonly #media = queries.map((query) => window.matchMedia(query));
  readonly #page = new MutationObserver(() => this.onChange());

  constructor(private readonly onChange: () => void) {}

  connect(): void {
    for (const media of this.#media) media.addEventListener('change', this.onChange);
    this.#page.observe(document.documentElement, {
      attributeFilter: ['class', 'style', 'data-theme'],
    });
  }

  disconnect(): void {
    for (const media of this.#media) media.removeEventListener('change', this.onChange);
    this.#page.disconnect();
  }
}
