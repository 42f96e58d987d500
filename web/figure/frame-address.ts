import type { Language } from './voice/languages.js';

/** What a page that is one figure shows. */
export interface Framed {
  /** The name of a lesson, `playground` or `board`. */
  readonly lesson: string;
  readonly language: Language;
  /** From 1; `null` is the answer, or what the link says. */
  readonly step: number | null;
  readonly theme: 'auto' | 'light' | 'dark';
  /** The hash of a link, if the state is not the one of the lesson. */
  readonly state: string | null;
  /** Whether readers are offered to take it elsewhere. */
  readonly share: boolean;
}

/** The address of a figure as a page of its own, beside the other files for pages of all sites. */
export function frameAddress(
  { lesson, step, state, language, theme, share }: Framed,
  embed: string,
): string {
  const address = new URL(`${lesson}.html`, embed);
  const { searchParams } = address;
  searchParams.set('lang', language);
  if (step !== null) searchParams.set('step', String(step));
  if (theme !== 'auto') searchParams.set('theme', theme);
  if (share) searchParams.set('share', '');
  if (state !== null) address.hash = state;
  return address.href;
}
