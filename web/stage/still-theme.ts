import { palette, type Scheme, type Tone, tones } from './palette.js';
import type { Theme } from './theme.js';

/** The colours of `light-dark(…)` in one scheme, for pictures that are drawn without a page. */
export function schemeTheme(scheme: Scheme): Theme {
  const colours = tones.map((tone) => {
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(palette[tone])!;
    return [tone, scheme === 'light' ? light! : dark!];
  });
  return {
    ...(Object.fromEntries(colours) as Record<Tone, string>),
    fontFamily: 'system-ui, sans-serif',
    forced: false,
  };
}

/** About how wide a text is: labels are set around their middles, so that little depends on it. */
export function roughMeasure(text: string, font: string): number {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  const widths = [...text].map((character) => (character > '\u2e7f' ? 0.95 : 0.56));
  return size * widths.reduce((sum, width) => sum + width, 0);
}
