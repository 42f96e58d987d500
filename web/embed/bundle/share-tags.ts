import type { Wish } from '../wish.js';
import { addressFrom } from './addresses.js';
import { cardSize } from './cards/card-picture.js';
import { cardTexts } from './cards/card-texts.js';

/** The attributes of an element `<meta>`. */
export type MetaTag = Readonly<Record<string, string>>;

/**
 * What other sites show of a page when somebody shares a link to it; `root` leads from the page to the
 * site. The pages are in both languages at one address, so there is one picture for both.
 */
export function shareTags(picture: Wish['picture'], root: string): readonly MetaTag[] {
  const { title, summary } = cardTexts(picture, 'en');
  const open = (property: string, content: string): MetaTag => ({
    property: `og:${property}`,
    content,
  });
  return [
    open('type', 'article'),
    open('site_name', 'sepax'),
    open('title', title),
    open('description', summary),
    open('image', addressFrom(root, `embed/${picture}.en.png`)),
    open('image:width', String(cardSize.width)),
    open('image:height', String(cardSize.height)),
    open('image:alt', `${title}. ${summary}`),
    open('locale', 'en_US'),
    open('locale:alternate', 'ko_KR'),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
