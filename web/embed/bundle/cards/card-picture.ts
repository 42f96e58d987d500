import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Lettering, lineOf } from './lettering.js';

/** What stands on a card. */
export interface CardTexts {
  /** Where it is from, above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
}

/** The sets of letters of a card. */
export interface CardLetters {
  readonly text: Lettering;
  readonly label: Lettering;
  readonly title: Lettering;
}

/** What sites that show links ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** How much larger a figure is on a card than in a page: cards are shown small. */
const enlarged = 1.4;

/** The size of the figure on a card, before it is enlarged. */
export const figureSize = { width: 510, height: 390 } as const;

const frame = { x: 446, y: 42, radius: 24, line: '#dcd8ce' } as const;
const paper = '#f1efe9';

/** Where texts are, and the lines of each kind: how large, how far apart, and their colours. */
const column = { x: 52, width: 356, top: 140, bottom: 590 } as const;
const lines = {
  brand: { size: 34, fill: '#1b1e23' },
  kicker: { size: 25, step: 48, fill: '#006b5a' },
  title: { size: 52, step: 60, fill: '#1b1e23' },
  summary: { size: 25, step: 36, fill: '#4a515b' },
} as const;

/** Between the title and what follows. */
const gap = 18;

const icon = readFileSync(
  fileURLToPath(new URL('../../../site/public/icon.svg', import.meta.url)),
  'utf8',
);

/** A card with what it says on the left and the figure on the right, as SVG without texts. */
export function cardPicture(texts: CardTexts, figure: string, letters: CardLetters): string {
  const brand = lineOf('sepax', { ...lines.brand, x: column.x + 68, y: 86 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<g transform="translate(${frame.x} ${frame.y}) scale(${enlarged})">${letters.label.outlined(figure)}</g>`,
    mat(),
    `<svg x="${column.x}" y="48" width="52" height="52" viewBox="0 0 32 32">${icon}</svg>`,
    outlined(letters.title, brand),
    said(texts, letters),
    '</svg>',
  ].join('\n');
}

/** The paper around the figure: it hides what of the figure is beyond its frame. */
function mat(): string {
  const { x, y, radius: r, line } = frame;
  const [w, h] = [figureSize.width * enlarged - 2 * r, figureSize.height * enlarged - 2 * r];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const hole = `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
  const all = `M0 0H${cardSize.width}V${cardSize.height}H0z`;
  return `<path d="${all}${hole}" fill="${paper}" fill-rule="evenodd"/><path d="${hole}" fill="none" stroke="${line}" stroke-width="2"/>`;
}

/** Kicker, title and summary, one below the other in the middle of the room that they have. */
function said({ kicker, title, summary }: CardTexts, letters: CardLetters): string {
  const titleLines = letters.title.wrapped(title, lines.title.size, column.width);
  const summaryLines = letters.text.wrapped(summary, lines.summary.size, column.width);
  const room = column.bottom - column.top;
  const height =
    lines.kicker.step +
    titleLines.length * lines.title.step +
    gap +
    summaryLines.length * lines.summary.step;
  if (height > room) throw new Error(`There is no room on a card for "${title}".`);
  let y = column.top + (room - height) / 2;
  const next = (
    text: string,
    line: typeof lines.title | typeof lines.kicker | typeof lines.summary,
  ): string => {
    const written = lineOf(text, { ...line, x: column.x, y: y + line.size });
    y += line.step;
    return written;
  };
  const bold = [next(kicker, lines.kicker), ...titleLines.map((text) => next(text, lines.title))];
  y += gap;
  const light = summaryLines.map((text) => next(text, lines.summary));
  return outlined(letters.title, bold.join('')) + outlined(letters.text, light.join(''));
}

/** Texts on all of the card, as outlines. */
function outlined(lettering: Lettering, texts: string): string {
  const { width, height } = cardSize;
  const size = `width="${width}" height="${height}"`;
  return lettering.outlined(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${texts}</svg>`);
}
