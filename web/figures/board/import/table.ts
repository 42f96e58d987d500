/** Points without brackets: CSV, and bare pairs as SVG's `points` has them. */
import type { Point } from '../../../figure/pair/state.js';
import { nameIn } from './fields.js';
import type { Harvest } from './harvest.js';
import { readPointLists } from './points.js';
import { Problem } from './problem.js';

/** Whether a text has rows of numbers, with or without names above them. */
export function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return startsWithNumber(first) || (/^[\w"'.,;\t -]+$/.test(first) && isHead(first, second));
}

/** A single number is no point, and no table. */
const startsWithNumber = (line: string): boolean =>
  /^[-+]?\.?\d[^\s,;]*[\s,;]+\S/.test(line.trim());

const isHead = (first: string, second: string): boolean => {
  const names = cellsOf(first).map((name) => name.toLowerCase());
  return names.includes('x') && names.includes('y') && /\d/.test(second);
};

/** A cell without the quotes around it. */
const bare = (cell: string): string => cell.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The cells of a row: between semicolons or tabs if it has any, else between commas and blanks. */
const cellsOf = (line: string): string[] => {
  const separator = /[;\t]/.test(line) ? /[;\t]/ : /[\s,]+/;
  return line.trim().split(separator).map(bare);
};

/** The cells of a row below names: commas between those part cells, so that a name may have blanks in it. */
function cellsUnder(head: string, line: string): string[] {
  const cells = cellsOf(line);
  if (!head.includes(',') || cells.length <= cellsOf(head).length) return cells;
  return line.split(',').map(bare);
}

/**
 * A row of two numbers is a point, and points that follow one another are an outline; a line that is empty, or
 * another value in a column before x and y, begins another one. A row of more numbers is an outline by itself.
 */
export function readTable(text: string): Harvest {
  const lines = text.split(/\r?\n/);
  const head = lines.findIndex((line) => line.trim() !== '');
  const columns = cellsOf(lines[head]!).map((name) => name.toLowerCase());
  const hasNames = columns.includes('x') && columns.includes('y');
  const outlines = hasNames
    ? byColumns(lines, head, columns)
    : byPairs(lines).map((points): Outline => ({ points }));
  const lists = outlines.map(({ points }) => points);
  if (lists.length === 0) throw new Problem('import.empty');
  return readPointLists(
    lists.length === 1 ? lists[0]! : lists,
    outlines.map(({ name }) => name),
  );
}

interface Outline {
  readonly points: Point[];
  readonly name?: string | undefined;
}

function byColumns(lines: readonly string[], head: number, columns: readonly string[]): Outline[] {
  const [x, y, title] = ['x', 'y', 'name'].map((name) => columns.indexOf(name)) as [
    number,
    number,
    number,
  ];
  const outlines = new Map<string, Outline>();
  let part = 0;
  lines.forEach((line, i) => {
    if (i <= head) return;
    if (line.trim() === '') part += 1;
    else {
      const cells = cellsUnder(lines[head]!, line);
      const others = cells.filter((_, column) => column < Math.min(x, y));
      const key = `${part} ${others.join()}`;
      const point: Point = [numberOf(cells[x], i), numberOf(cells[y], i)];
      const outline = outlines.get(key);
      if (outline === undefined) outlines.set(key, { points: [point], name: nameIn(cells[title]) });
      else outline.points.push(point);
    }
  });
  return [...outlines.values()];
}

function byPairs(lines: readonly string[]): Point[][] {
  const outlines: Point[][] = [];
  let current: Point[] | null = null;
  lines.forEach((line, i) => {
    if (line.trim() === '') {
      current = null;
      return;
    }
    const numbers = cellsOf(line).map((cell) => numberOf(cell, i));
    if (numbers.length % 2 !== 0) throw new Problem('import.odd', { line: i + 1 });
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, k): Point => [numbers[2 * k]!, numbers[2 * k + 1]!],
    );
    if (points.length > 1) {
      outlines.push(points);
      current = null;
    } else if (current === null) {
      current = points;
      outlines.push(points);
    } else current.push(...points);
  });
  return outlines;
}

function numberOf(cell: string | undefined, line: number): number {
  // Where cells are between semicolons, numbers may have a comma.
  const written = (cell ?? '').replace(/^([-+]?\d*),(\d+)$/, '$1.$2');
  const value = Number(written);
  if (written !== '' && Number.isFinite(value)) return value;
  throw new Problem('import.noNumber', { line: line + 1, cell: cell ?? '' });
}
