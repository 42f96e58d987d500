import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { textContent } from '../../../stage/svg-text.js';
import { writeFonts } from './font-files.js';

/**
 * Letters of one weight. Korean is spread over many files, and what looks for a letter in them does not
 * ask for the weight: so each weight has a set of fonts of its own.
 */
export class Lettering {
  readonly #options: ResvgRenderOptions;

  private constructor(fontFiles: string[]) {
    this.#options = {
      font: {
        loadSystemFonts: false,
        fontFiles,
        defaultFontFamily: 'Inter',
        sansSerifFamily: 'Inter',
      },
    };
  }

  static async of(folder: string, text: string, weight: number): Promise<Lettering> {
    return new Lettering(await writeFonts(folder, text, weight));
  }

  /** What is in a picture, with outlines in place of its texts; without the picture's own edge. */
  outlined(svg: string): string {
    return new Resvg(svg, this.#options).toString().replace(/<\/?svg[^>]*>/g, '');
  }

  /** How wide the ink of a line is. */
  width(text: string, size: number): number {
    const line = lineOf(text, { x: 0, y: 0, size, fill: '#000' });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line}</svg>`;
    return new Resvg(svg, this.#options).getBBox()?.width ?? 0;
  }

  /** The lines that a text takes in a column. */
  wrapped(text: string, size: number, room: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.width(longer, size) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const wide = lines.find((line) => this.width(line, size) > room);
    if (wide !== undefined) throw new Error(`There is no room on a card for "${wide}".`);
    return lines;
  }
}

/** How a line is written, and where it begins. */
export interface LineStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A line of text in a picture. */
export const lineOf = (text: string, { x, y, size, fill }: LineStyle): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${textContent(text)}</text>`;
