import type { Language } from '../../figure/voice/languages.js';
import { type Address, placeOf } from './page-head.js';

/** A page in the map of the site, with the same one in all languages that it is written in. */
export function mapEntry(address: Address, languages: readonly Language[], site: string): string {
  const whole = (language: Language): string =>
    new URL(placeOf({ ...address, language }), site).href;
  const others = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${whole(language)}"/>`,
  );
  return `<url><loc>${whole(address.language)}</loc>${others.join('')}</url>`;
}
