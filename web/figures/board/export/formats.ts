import { ownScript, recipes } from '../../../figure/recipes.js';
import { pictureFormats } from '../../../figure/share/file-names.js';
import { voice } from '../../../figure/voice/voice.js';
import type { Size } from '../../../stage/camera.js';
import { plainFigure } from '../board-scene.js';
import { evaluateBoard } from '../evaluation.js';
import { writeBoard } from '../link.js';
import type { BoardState } from '../state.js';
import { spokenStatus } from '../verdict.js';
import { codeOf } from './code.js';
import { jsonOf } from './json.js';

/** What a board can be taken elsewhere as, besides pictures. */
const textFormats = ['code', 'json', 'link', 'embed'] as const;
export const formats = ['code', 'json', ...pictureFormats, 'link', 'embed'] as const;

export type Format = (typeof formats)[number];
export type TextFormat = (typeof textFormats)[number];

export const isTextFormat = (format: Format): format is TextFormat =>
  (textFormats as readonly Format[]).includes(format);

/** What a format is saved as; what is no file is copied only. */
export const fileNames: Readonly<Partial<Record<Format, string>>> = {
  code: 'board.js',
  json: 'board.json',
  svg: 'board.svg',
  png: 'board.png',
};

export const fileTypes: Readonly<Record<'code' | 'json' | 'svg', string>> = {
  code: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Where the site is: its board, and the files for other pages. */
export interface Places {
  readonly board: string;
  readonly embed: string;
}

/** How high an embedded board is, in CSS pixels. */
const embedHeight = 480;

/** `size` is that of the board's picture. */
export function textOf(format: TextFormat, state: BoardState, places: Places, size: Size): string {
  switch (format) {
    case 'code':
      return codeOf(state);
    case 'json':
      return jsonOf(state);
    case 'link':
      return `${places.board}${writeBoard(state)}`;
    case 'embed':
      return embedOf(state, places, size);
  }
}

/** What to put into a page, as the page for authors has it for lessons, with the picture saved as SVG. */
function embedOf(state: BoardState, { board, embed }: Places, size: Size): string {
  const choice = {
    lesson: 'board',
    title: 'sepax',
    alt: spokenStatus(plainFigure(state, evaluateBoard(state))),
    picture: {
      address: fileNames.svg!,
      width: Math.round(size.width),
      height: Math.round(size.height),
    },
    step: null,
    state: writeBoard(state),
    language: voice().language,
    theme: 'auto',
    height: embedHeight,
    formulas: false,
    share: false,
  } as const;
  return recipes.html(choice, { embed, lessons: board, script: ownScript(embed) });
}

/** The figure alone, as an iframe would show it. */
export const embedPage = (state: BoardState, { embed }: Places): string =>
  `${new URL('board.html', embed).href}?lang=${voice().language}${writeBoard(state)}`;
