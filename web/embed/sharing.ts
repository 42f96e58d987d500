import { places } from 'embed:places';
import { frameAddress } from '../figure/frame-address.js';
import type { Sharing } from '../figure/share/sharing.js';
import type { Language } from '../figure/voice/languages.js';
import type { PictureName } from './wish.js';

/** What is written down of a figure as it is now. */
export interface Written {
  /** The hash of a link. */
  readonly link: string;
  readonly language: Language;
}

/** Where a figure is for readers who take it elsewhere: at the site that its script is from, if it is from one. */
export function sharingOf(name: PictureName, written: () => Written): Sharing {
  if (places === null) return { name };
  const { embed, authors } = places;
  return {
    name,
    link: () => {
      const { link, language } = written();
      const framed = { lesson: name, language, step: null, theme: 'auto', state: link } as const;
      return frameAddress({ ...framed, share: true }, embed);
    },
    embed: () => `${authors}?lesson=${name}${written().link}`,
  };
}
