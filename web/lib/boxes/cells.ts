import { zeros } from '../memory.js';
import { at } from '../raw/read.js';
import type { OwnIndices } from '../typed-arrays.js';
import {
  type BoxStructure,
  distanceTo,
  entryOf,
  type Found,
  overlap,
  SIDES,
  type Way,
} from './box-index.js';
import { IndexList } from './index-list.js';
import { NearestList } from './nearest-list.js';
import { Tree } from './tree.js';

/** How many cells there may be for each box, and entries in them. */
const CELLS_A_BOX = 2;
const ENTRIES_A_BOX = 4;
/** With how many others a box may share a cell, on average. Measured: with more a tree is faster. */
const CROWD = 128;
/** More than what a place on a way is off by, for each unit of its coordinates. */
const WAY_ROUNDING = 2 ** -50;

/** Where the cells are: columns and rows of squares from a corner on. */
interface Plan {
  readonly minX: number;
  readonly minY: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Every cell has a run of entries: the boxes that reach into it. Where most boxes are in the same few cells, as
 * they are if one is far out, a tree is asked instead.
 */
export class Cells implements BoxStructure {
  readonly #cellSize: number;
  #plan: Plan = { minX: 0, minY: 0, cell: 1, columns: 0, rows: 0 };
  /** Where the boxes of each cell begin, and the end. */
  #starts = new Uint32Array(1);
  #entries = new Uint32Array();
  /** Which question each box was last looked at for. */
  #looks = new Uint32Array();
  #look = 0;
  #tree: Tree | null = null;

  /** With a size of 0, one that suits the boxes. */
  constructor(cellSize: number) {
    this.#cellSize = cellSize;
  }

  refresh(boxes: Float64Array): BoxStructure {
    const count = boxes.length / SIDES;
    let cell = this.#cellSize || 2 * meanLength(boxes);
    for (;;) {
      this.#plan = planOf(boxes, cell);
      if (this.#countEntries(boxes) <= ENTRIES_A_BOX * count) break;
      cell = 2 * this.#plan.cell;
    }
    const starts = this.#countBoxes(boxes);
    if (othersIn(starts) > CROWD * count) {
      this.#tree ??= new Tree();
      return this.#tree.refresh(boxes);
    }
    this.#fill(boxes, starts);
    if (this.#looks.length !== count) this.#looks = new Uint32Array(count);
    return this;
  }

  #column(x: number): number {
    const { minX, cell, columns } = this.#plan;
    return Math.max(0, Math.min(Math.floor((x - minX) / cell), columns - 1));
  }

  #row(y: number): number {
    const { minY, cell, rows } = this.#plan;
    return Math.max(0, Math.min(Math.floor((y - minY) / cell), rows - 1));
  }

  #countEntries(boxes: Float64Array): number {
    let entries = 0;
    for (let place = 0; place < boxes.length; place += SIDES) {
      const wide = this.#column(at(boxes, place + 2)) - this.#column(at(boxes, place)) + 1;
      const high = this.#row(at(boxes, place + 3)) - this.#row(at(boxes, place + 1)) + 1;
      entries += wide * high;
    }
    return entries;
  }

  /** How many boxes reach into each cell, and one more number. */
  #countBoxes(boxes: Float64Array): Uint32Array<ArrayBuffer> {
    const { columns, rows } = this.#plan;
    const starts = new Uint32Array(
      zeros(Math.ceil((columns * rows + 1) / 2)).buffer,
      0,
      columns * rows + 1,
    );
    this.#visitCells(boxes, (cell) => starts[cell]!++);
    return starts;
  }

  /** Puts each box into its cells, from the last of each on. */
  #fill(boxes: Float64Array, starts: Uint32Array<ArrayBuffer>): void {
    for (let cell = 1; cell < starts.length; cell++) starts[cell]! += starts[cell - 1] as number;
    const total = starts[starts.length - 1] as number;
    const entries = new Uint32Array(zeros(Math.ceil(total / 2)).buffer, 0, total);
    this.#visitCells(boxes, (cell, box) => {
      entries[--starts[cell]!] = box;
    });
    this.#starts = starts;
    this.#entries = entries;
  }

  #visitCells(boxes: Float64Array, visit: (cell: number, box: number) => void): void {
    const { columns } = this.#plan;
    for (let place = 0; place < boxes.length; place += SIDES) {
      const left = this.#column(at(boxes, place));
      const right = this.#column(at(boxes, place + 2));
      const last = this.#row(at(boxes, place + 3));
      for (let row = this.#row(at(boxes, place + 1)); row <= last; row++) {
        for (let column = left; column <= right; column++)
          visit(row * columns + column, place / SIDES);
      }
    }
  }

  search(boxes: Float64Array, minX: number, minY: number, maxX: number, maxY: number): IndexList {
    const list = new IndexList();
    const [starts, entries, { columns }] = [this.#starts, this.#entries, this.#plan];
    const [left, right] = [this.#column(minX), this.#column(maxX)];
    const [low, high] = [this.#row(minY), this.#row(maxY)];
    for (let row = low; row <= high && columns > 0; row++) {
      for (let column = left; column <= right; column++) {
        const cell = row * columns + column;
        const end = starts[cell + 1] as number;
        for (let entry = starts[cell] as number; entry < end; entry++) {
          const place = SIDES * (entries[entry] as number);
          const x = at(boxes, place);
          const y = at(boxes, place + 1);
          if (x > maxX || y > maxY || at(boxes, place + 2) < minX || at(boxes, place + 3) < minY)
            continue;
          const isFirst =
            this.#column(Math.max(x, minX)) === column && this.#row(Math.max(y, minY)) === row;
          if (isFirst) list.push(place / SIDES);
        }
      }
    }
    return list;
  }

  passed(boxes: Float64Array, way: Way, found: Found): void {
    const { x, y, dx, dy, limit } = way;
    const look = this.#nextLook();
    const endY = dy === 0 ? y : y + limit * dy;
    const [low, high] = [this.#row(Math.min(y, endY)), this.#row(Math.max(y, endY))];
    // Those beside the rows of the ends are looked at, too: the end is rounded.
    for (let row = Math.max(low - 1, 0); row <= Math.min(high + 1, this.#plan.rows - 1); row++) {
      const [enter, exit] = this.#timesIn(row, way);
      if (enter > exit) continue;
      const [from, to] = dx === 0 ? [x, x] : [x + enter * dx, x + exit * dx];
      const room =
        WAY_ROUNDING * (Math.abs(x) + Math.min(Math.max(Math.abs(from), Math.abs(to)), 1e200));
      const left = this.#column(Math.min(from, to) - room);
      const right = this.#column(Math.max(from, to) + room);
      this.#lookAlong(row, left, right, look, (box) => {
        const entry = entryOf(way, boxes, SIDES * box);
        if (entry < Number.POSITIVE_INFINITY) found(box, entry);
      });
    }
  }

  /** From when to when a way is in a row; the first and the last go on for ever. */
  #timesIn(row: number, { y, dy, limit }: Way): readonly [enter: number, exit: number] {
    const { minY, cell, rows } = this.#plan;
    if (dy === 0) return [0, limit];
    const edge = minY + row * cell;
    const room = WAY_ROUNDING * (Math.abs(y) + Math.abs(minY) + (row + 1) * cell);
    const below = row === 0 ? Number.NEGATIVE_INFINITY : edge - room;
    const above = row === rows - 1 ? Number.POSITIVE_INFINITY : edge + cell + room;
    const [first, last] = dy > 0 ? [below, above] : [above, below];
    return [Math.max((first - y) / dy, 0), Math.min((last - y) / dy, limit)];
  }

  /** Visits the boxes of some cells of a row that this question has not come to yet. */
  #lookAlong(
    row: number,
    left: number,
    right: number,
    look: number,
    visit: (box: number) => void,
  ): void {
    const [starts, entries, looks] = [this.#starts, this.#entries, this.#looks];
    const first = row * this.#plan.columns;
    const end = starts[first + right + 1] as number;
    for (let entry = starts[first + left] as number; entry < end; entry++) {
      const box = entries[entry] as number;
      if (looks[box] === look) continue;
      looks[box] = look;
      visit(box);
    }
  }

  #nextLook(): number {
    this.#look++;
    if (this.#look === 2 ** 32) {
      this.#looks.fill(0);
      this.#look = 1;
    }
    return this.#look;
  }

  /** Looks around the point, twice as far each time, until what is nearer is known. */
  near(boxes: Float64Array, x: number, y: number, most: number, reach: number): OwnIndices {
    const { minX, minY, cell, columns, rows } = this.#plan;
    const [maxX, maxY] = [minX + columns * cell, minY + rows * cell];
    const outside = Math.max(minX - x, x - maxX, minY - y, y - maxY, 0);
    const farthest = Math.max(x - minX, maxX - x, y - minY, maxY - y, 0);
    for (let radius = outside + cell; ; radius *= 2) {
      const list = new NearestList(most, reach);
      const range = radius < farthest ? radius : Number.POSITIVE_INFINITY;
      // A little farther, for sums are rounded.
      const way = range + WAY_ROUNDING * (Math.abs(x) + Math.abs(y) + range);
      const all = this.search(boxes, x - way, y - way, x + way, y + way).toArray();
      for (const box of all) list.add(box, distanceTo(boxes, SIDES * box, x, y));
      if (list.reach <= range) return list.toArray();
    }
  }

  meetings(boxes: Float64Array): IndexList {
    const list = new IndexList();
    const [starts, entries, { columns, rows }] = [this.#starts, this.#entries, this.#plan];
    for (let cell = 0; cell < columns * rows; cell++) {
      const end = starts[cell + 1] as number;
      for (let i = starts[cell] as number; i < end; i++) {
        const p = SIDES * (entries[i] as number);
        for (let k = i + 1; k < end; k++) {
          const q = SIDES * (entries[k] as number);
          if (!overlap(boxes, p, q)) continue;
          const column = this.#column(Math.max(at(boxes, p), at(boxes, q)));
          const row = this.#row(Math.max(at(boxes, p + 1), at(boxes, q + 1)));
          if (row * columns + column === cell) list.pushPair(p / SIDES, q / SIDES);
        }
      }
    }
    return list;
  }
}

/** How often two boxes share a cell, each pair counted twice. */
function othersIn(counts: Uint32Array): number {
  let others = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] as number;
    others += count * (count - 1);
  }
  return others;
}

function meanLength(boxes: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < boxes.length; place += SIDES) {
    const width = at(boxes, place + 2) - at(boxes, place);
    sum += Math.max(width, at(boxes, place + 3) - at(boxes, place + 1)) * (SIDES / boxes.length);
  }
  return sum;
}

/** A plan with cells of that size, or as much larger as it takes for there not to be too many. */
function planOf(boxes: Float64Array, wanted: number): Plan {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let place = 0; place < boxes.length; place += SIDES) {
    minX = Math.min(minX, at(boxes, place));
    minY = Math.min(minY, at(boxes, place + 1));
    maxX = Math.max(maxX, at(boxes, place + 2));
    maxY = Math.max(maxY, at(boxes, place + 3));
  }
  if (boxes.length === 0) return { minX: 0, minY: 0, cell: 1, columns: 0, rows: 0 };
  const most = CELLS_A_BOX * (boxes.length / SIDES);
  const [width, height] = [maxX - minX, maxY - minY];
  // Points in one place have neither a size nor a distance.
  let cell = Math.max(wanted, Math.max(width, height) / most) || 1;
  for (;;) {
    const columns = Math.floor(width / cell) + 1;
    const rows = Math.floor(height / cell) + 1;
    if (columns * rows <= most + 1) return { minX, minY, cell, columns, rows };
    cell *= Math.max(Math.sqrt((columns * rows) / most), 1.01);
  }
}
