import { cardSize } from './cards/card-picture.js';

interface Card {
  readonly name: string;
  readonly language: 'en' | 'ko';
  readonly title: string;
  /** The address of the site. */
  readonly site: string;
  readonly width: number;
  readonly height: number;
}

/** The room that controls and sentence take below a picture, in CSS pixels. */
const below = 120;

/** What hosts that know oEmbed make a card or a live figure of. */
export function oembed({ name, language, title, site, width, height }: Card): string {
  const source = new URL(`embed/${name}.html?lang=${language}`, site).href;
  const html = `<iframe src="${source}" title="${title}" width="${width}" height="${height + below}" sandbox="allow-scripts" loading="lazy" style="border:0;width:100%"></iframe>`;
  const card = {
    version: '1.0',
    type: 'rich',
    provider_name: 'sepax',
    provider_url: site,
    title,
    width,
    height: height + below,
    html,
    thumbnail_url: new URL(`embed/${name}.${language}.png`, site).href,
    thumbnail_width: cardSize.width,
    thumbnail_height: cardSize.height,
  };
  return `${JSON.stringify(card, null, 2)}\n`;
}
