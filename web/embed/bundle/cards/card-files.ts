import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import packageJson from '../../../../package.json' with { type: 'json' };
import { type CardLetters, type CardTexts, cardPicture } from './card-picture.js';
import { Lettering } from './lettering.js';

/** A picture for links to a page. */
export interface Card {
  /** The name of its file, without the ending. */
  readonly name: string;
  readonly texts: CardTexts;
  /** The figure as SVG, with texts. */
  readonly figure: string;
}

/** What the look of all cards depends on: how they are made, and with what. */
function looks(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder)
    .sort()
    .map((name) => readFileSync(folder + name, 'utf8'));
  const { devDependencies } = packageJson;
  const packages = Object.entries(devDependencies).filter(([name]) => /resvg|font/.test(name));
  return JSON.stringify([sources, packages]);
}

/** Writes cards as PNG files. What `work` has from an earlier time is taken as it is. */
export async function writeCards(
  folder: string,
  work: string,
  cards: readonly Card[],
): Promise<void> {
  await mkdir(work, { recursive: true });
  const look = looks();
  const keyed = cards.map((card) => ({ card, file: `${work}/${keyOf(card, look)}.png` }));
  const missing = keyed.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    const letters = await lettersOf(work, cards);
    for (const { card, file } of missing) {
      const svg = cardPicture(card.texts, card.figure, letters);
      await writeFile(file, new Resvg(svg).render().asPng());
    }
  }
  await Promise.all(keyed.map(({ card, file }) => copyFile(file, `${folder}/${card.name}.png`)));
}

const keyOf = (card: Card, look: string): string =>
  createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex').slice(0, 20);

async function lettersOf(work: string, cards: readonly Card[]): Promise<CardLetters> {
  const written = (part: (card: Card) => string): string => cards.map(part).join('');
  const folder = `${work}/fonts`;
  const [text, label, title] = await Promise.all([
    Lettering.of(
      folder,
      written(({ texts }) => texts.summary),
      400,
    ),
    Lettering.of(
      folder,
      written(({ figure }) => textsIn(figure)),
      600,
    ),
    Lettering.of(folder, `sepax${written(({ texts }) => texts.kicker + texts.title)}`, 700),
  ]);
  return { text, label, title };
}

const textsIn = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('');
