/**
 * The colours of the figures, as CSS values. They are told apart under all common kinds of colour
 * blindness, and each has at least 4.5:1 contrast on `surface` in its scheme, so that words may
 * wear them too. A page overrides one by setting the custom property `--stage-<name>`.
 */
export const palette = {
  surface: 'light-dark(#ffffff, #16191e)',
  ink: 'light-dark(#1b1e23, #eceae4)',
  muted: 'light-dark(#5a616c, #a4abb6)',
  hairline: 'light-dark(#e4e1da, #2d323a)',
  a: 'light-dark(#0a5cad, #74b4ff)',
  b: 'light-dark(#b34a00, #ffab66)',
  /** The push: the minimum translation vector. */
  mtv: 'light-dark(#a8116b, #ff8ccb)',
  /** What decides: the axis of least overlap or the separating axis. */
  decide: 'light-dark(#006b5a, #56d4b8)',
} as const;

export type Tone = keyof typeof palette;

export type Scheme = 'light' | 'dark';

/** The same roles where the user has forced the colours: system colours only. */
const forced: Record<Tone, string> = {
  surface: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  hairline: 'GrayText',
  a: 'LinkText',
  b: 'CanvasText',
  mtv: 'Highlight',
  decide: 'Highlight',
};

export const tones = Object.keys(palette) as Tone[];

/**
 * The CSS text of a rule that gives `selector` all `--stage-*` properties. With a prefix, each of them is
 * the property of that prefix if there is one.
 */
export function paletteRule(selector: string, prefix: string | null = null): string {
  const own = (tone: Tone, value: string): string =>
    prefix === null ? value : `var(--${prefix}-${tone},${value})`;
  const declare = (values: Record<Tone, string>): string =>
    tones.map((tone) => `--stage-${tone}:${own(tone, values[tone])};`).join('');
  return (
    `${selector}{${declare(palette)}}` +
    `@media (forced-colors:active){${selector}{${declare(forced)}}}`
  );
}
