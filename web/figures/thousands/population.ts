import { type Body, type Bounds, Box, type Vector } from 'sepax';
import { Crowd } from '../../figure/crowd/crowd.js';
import { radians } from '../../stage/angles.js';
import { type LibraryTree, libraryTree } from './library-tree.js';
import { cellsOf, gridPairs, treePairs } from './thousands.js';

/** The width of the field over its height. */
export const aspect = 4 / 3;
/** How many of a hundred bodies move; the others rest, like most things in a game. */
const moving = 30;
/** Where the bar stands and how long it is, in parts of the width of the field; and how thick it is. */
const barPlace = { x: 0.32, y: 0.47, length: 0.4 } as const;
const barThickness = 1;
/** Frames over which the rooms that were left are summed up. */
const watchedFrames = 30;

/** What a grid makes of the bodies. */
export interface GridCount {
  readonly cells: ReadonlyMap<number, readonly number[]>;
  /** In how many cells the bodies lie, all together. */
  readonly entries: number;
  /** The pairs that share a cell, for each cell that they share. */
  readonly compared: number;
}

/** Bodies that drift about in a world, and a long bar that stands. */
export class Population {
  readonly crowd: Crowd;
  readonly bar: Body;
  /** How many bodies left their rooms in each of the last frames that were watched. */
  readonly watched: number[] = [];
  readonly #barShape: Box;
  /** The rooms of the last frame that was watched, if there was none since. */
  #rooms: ReadonlySet<string> | null = null;
  #boxes: Bounds[] | null = null;
  #grid: { readonly width: number; readonly count: GridCount } | null = null;
  #tree: LibraryTree | null = null;
  #compared: number | null = null;
  #overlapping: Uint32Array | null = null;

  /** @param count - The bodies, with the bar among them. */
  constructor(readonly count: number) {
    this.crowd = new Crowd({ count: count - 1, moving, meeting: 'pass' }, aspect);
    const { world, width } = this.crowd;
    this.#barShape = new Box(barPlace.length * width, barThickness, {
      x: barPlace.x * width,
      y: barPlace.y * width,
    });
    this.bar = world.add(this.#barShape, { type: 'static' });
    this.#settle();
  }

  get world(): Crowd['world'] {
    return this.crowd.world;
  }

  /** All pairs there are. */
  get pairs(): number {
    return (this.count * (this.count - 1)) / 2;
  }

  /** The box of each body, by its number. */
  get boxes(): readonly Bounds[] {
    this.#boxes ??= Array.from(this.world, ({ bounds }) => bounds);
    return this.#boxes;
  }

  get tree(): LibraryTree {
    this.#tree ??= libraryTree(this.world);
    return this.#tree;
  }

  /** How often boxes of the tree are compared to find all pairs. */
  get comparedInTree(): number {
    if (this.#compared === null) {
      let compared = 0;
      treePairs(this.tree.root, () => {
        compared += 1;
      });
      this.#compared = compared;
    }
    return this.#compared;
  }

  /** The pairs of bodies whose boxes meet: two numbers for each. */
  get overlapping(): Uint32Array {
    if (this.#overlapping === null) {
      const ids: number[] = [];
      // Cells of any width give the same pairs.
      gridPairs(this.boxes, 3, (i, j) => ids.push(i, j));
      this.#overlapping = Uint32Array.from(ids);
    }
    return this.#overlapping;
  }

  grid(width: number): GridCount {
    if (this.#grid?.width !== width) this.#grid = { width, count: countGrid(this.boxes, width) };
    return this.#grid.count;
  }

  /** Of the bodies whose boxes meet that of the bar, all and those that touch it. */
  get aroundBar(): { boxes: number; touching: number } {
    const { minX, minY, maxX, maxY } = this.bar.bounds;
    const meets = (box: Bounds): boolean =>
      box.minX <= maxX && minX <= box.maxX && box.minY <= maxY && minY <= box.maxY;
    const { length, b } = this.world.contacts;
    const touching = b.subarray(0, length).filter((id) => id === this.bar.id).length;
    // The bar meets itself.
    return { boxes: this.boxes.filter(meets).length - 1, touching };
  }

  get barOutline(): readonly Vector[] {
    return this.#barShape.worldPoints;
  }

  /** The area of the bar in that of its box. */
  get barShare(): number {
    const { minX, minY, maxX, maxY } = this.bar.bounds;
    const { width, height } = this.#barShape;
    return (width * height) / ((maxX - minX) * (maxY - minY));
  }

  turnBar(degrees: number): void {
    const angle = radians(degrees);
    if (this.bar.angle === angle) return;
    this.bar.angle = angle;
    this.#barShape.angle = angle;
    this.#settle();
  }

  /** @param watch - Whether to note how many bodies leave their rooms. */
  advance(seconds: number, watch: boolean): void {
    const before = watch ? (this.#rooms ?? roomsOf(this.tree)) : null;
    this.crowd.move(seconds);
    this.#settle();
    if (before === null) return;
    const rooms = roomsOf(this.tree);
    this.#rooms = rooms;
    this.watched.push([...rooms].filter((room) => !before.has(room)).length);
    if (this.watched.length > watchedFrames) this.watched.shift();
  }

  dispose(): void {
    this.crowd.dispose();
  }

  /** Finds the contacts; what was counted before is so no more. */
  #settle(): void {
    this.crowd.collide();
    this.#rooms = null;
    this.#boxes = null;
    this.#grid = null;
    this.#tree = null;
    this.#compared = null;
    this.#overlapping = null;
  }
}

function countGrid(boxes: readonly Bounds[], width: number): GridCount {
  const cells = cellsOf(boxes, width);
  let entries = 0;
  let compared = 0;
  for (const { length } of cells.values()) {
    entries += length;
    compared += (length * (length - 1)) / 2;
  }
  return { cells, entries, compared };
}

/** The boxes of the leaves, so that two are the same if their names are. */
const roomsOf = ({ leaves }: LibraryTree): Set<string> =>
  new Set(leaves.map(({ box: { minX, minY, maxX, maxY } }) => `${minX} ${minY} ${maxX} ${maxY}`));
