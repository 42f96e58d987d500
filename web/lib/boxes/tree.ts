import { made, zeros } from '../memory.js';
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
import { sortAlongCurve } from './curve.js';
import { IndexList } from './index-list.js';
import { NearestList } from './nearest-list.js';

/** How many children a node has. Measured: with less a search goes deeper, with more it compares too many. */
const FAN = 8;
/** How much longer the outlines of the nodes may get, by moves, before the tree is built anew. */
const WORN = 1.5;
/** A box that shares no point with any other, and is at no distance: what fills families up. */
const NOWHERE = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/**
 * Eight neighbours on the curve have one parent, and so on. All families are full, so that a family is known by its
 * first child alone: where boxes are missing there are some that are nowhere.
 */
export class Tree implements BoxStructure {
  #count = 0;
  /** The boxes of the nodes, level by level: first the leaves, in the order of the curve, last the root. */
  #nodes: Float64Array = new Float64Array();
  /** Of each leaf the number of its box, of each other node its first child. */
  #links: Uint32Array = new Uint32Array();
  /** Where each level begins among the nodes; last the root. The first are the leaves. */
  #levels: readonly number[] = [];
  /** The squares of how far the children are of the families that are being visited, one family a level. */
  #squares: Float64Array = new Float64Array();
  /** What the nodes were worth when they were built. */
  #outline = 0;

  refresh(boxes: Float64Array): this {
    const count = boxes.length / SIDES;
    if (count === 0) return this;
    if (this.#count === count) {
      if (this.#fit(boxes) <= WORN * this.#outline) return this;
    } else {
      this.#plan(count);
    }
    this.#links.set(sortAlongCurve(boxes));
    this.#outline = this.#fit(boxes);
    return this;
  }

  /** Makes the nodes for so many boxes, links parents to their children, and fills families up. */
  #plan(count: number): void {
    const levels = [0];
    const sizes: number[] = [];
    for (let size = count, end = 0; size > 1 || end === 0; size = sizeAbove(size)) {
      end += sizeAbove(size) * FAN;
      levels.push(end);
      sizes.push(size);
    }
    const root = levels.at(-1) as number;
    this.#count = count;
    this.#levels = levels;
    this.#nodes = zeros(SIDES * (root + 1));
    this.#links = made(() => new Uint32Array(root + 1));
    this.#squares = zeros(FAN * levels.length);
    for (const [level, size] of sizes.entries()) {
      const [first, end] = levels.slice(level, level + 2) as [number, number];
      for (let node = first + size; node < end; node++) this.#nodes.set(NOWHERE, SIDES * node);
      for (let family = 0; FAN * family < size; family++) {
        this.#links[end + family] = first + FAN * family;
      }
    }
  }

  /** Fits all nodes to the boxes; returns the sum of their outlines, but for those of the leaves. */
  #fit(boxes: Float64Array): number {
    const [nodes, links, levels] = [this.#nodes, this.#links, this.#levels];
    for (let leaf = 0; leaf < this.#count; leaf++) {
      const from = SIDES * (links[leaf] as number);
      const to = SIDES * leaf;
      nodes[to] = at(boxes, from);
      nodes[to + 1] = at(boxes, from + 1);
      nodes[to + 2] = at(boxes, from + 2);
      nodes[to + 3] = at(boxes, from + 3);
    }
    let outlines = 0;
    let size = this.#count;
    for (let level = 1; level < levels.length; level++) {
      const first = levels[level] as number;
      size = sizeAbove(size);
      for (let node = first; node < first + size; node++) {
        outlines += enclose(nodes, SIDES * node, SIDES * (links[node] as number));
      }
    }
    return outlines;
  }

  search(_: Float64Array, minX: number, minY: number, maxX: number, maxY: number): IndexList {
    const list = new IndexList();
    const [nodes, links, leaves] = [this.#nodes, this.#links, this.#levels[1] as number];
    const families = this.#root();
    for (let first = families.pop(); first !== undefined; first = families.pop()) {
      for (let node = first; node < first + FAN; node++) {
        const place = SIDES * node;
        if (
          at(nodes, place) > maxX ||
          at(nodes, place + 1) > maxY ||
          at(nodes, place + 2) < minX ||
          at(nodes, place + 3) < minY
        ) {
          continue;
        }
        const link = links[node] as number;
        if (node < leaves) list.push(link);
        else families.push(link);
      }
    }
    return list;
  }

  passed(_: Float64Array, way: Way, found: Found): void {
    const [nodes, links, leaves] = [this.#nodes, this.#links, this.#levels[1] as number];
    const families = this.#root();
    for (let first = families.pop(); first !== undefined; first = families.pop()) {
      for (let node = first; node < first + FAN; node++) {
        const entry = entryOf(way, nodes, SIDES * node);
        if (entry === Number.POSITIVE_INFINITY) continue;
        const link = links[node] as number;
        if (node < leaves) found(link, entry);
        else families.push(link);
      }
    }
  }

  near(_: Float64Array, x: number, y: number, most: number, reach: number): OwnIndices {
    const list = new NearestList(most, reach);
    for (const first of this.#root()) this.#visit(first, 0, x, y, list);
    return list.toArray();
  }

  /** Adds the boxes of a family, whose children have their distances from `start` on, that are among the nearest. */
  #visit(first: number, start: number, x: number, y: number, list: NearestList): void {
    const [nodes, links, squares] = [this.#nodes, this.#links, this.#squares];
    if (first < (this.#levels[1] as number)) {
      const end = Math.min(first + FAN, this.#count);
      for (let leaf = first; leaf < end; leaf++) {
        if (squareTo(nodes, SIDES * leaf, x, y) > list.square) continue;
        list.add(links[leaf] as number, distanceTo(nodes, SIDES * leaf, x, y));
      }
      return;
    }
    for (let child = 0; child < FAN; child++) {
      squares[start + child] = squareTo(nodes, SIDES * (first + child), x, y);
    }
    // The nearest child first: it makes most others uninteresting.
    for (;;) {
      let nearest = start;
      for (let child = start + 1; child < start + FAN; child++) {
        if (at(squares, child) < at(squares, nearest)) nearest = child;
      }
      const square = at(squares, nearest);
      if (square > list.square || square === Number.POSITIVE_INFINITY) return;
      squares[nearest] = Number.POSITIVE_INFINITY;
      this.#visit(links[first + nearest - start] as number, start + FAN, x, y, list);
    }
  }

  meetings(): IndexList {
    const list = new IndexList();
    const [nodes, links, leaves] = [this.#nodes, this.#links, this.#levels[1] as number];
    const between = (a: number, b: number): void => {
      const areLeaves = a < leaves;
      for (let p = a; p < a + FAN; p++) {
        for (let q = a === b ? p + Number(areLeaves) : b; q < b + FAN; q++) {
          if (!overlap(nodes, SIDES * p, SIDES * q)) continue;
          if (areLeaves) list.pushPair(links[p] as number, links[q] as number);
          else between(links[p] as number, links[q] as number);
        }
      }
    };
    for (const first of this.#root()) between(first, first);
    return list;
  }

  /** The family that all others are in, if there are any boxes: a list to which others may be added. */
  #root(): number[] {
    return this.#count === 0 ? [] : [this.#links.at(-1) as number];
  }
}

/** How many parents so many nodes have. */
const sizeAbove = (size: number): number => Math.ceil(size / FAN);

/** The square of {@link distanceTo}, rounded otherwise. */
function squareTo(boxes: Float64Array, place: number, x: number, y: number): number {
  const dx = Math.max(at(boxes, place) - x, x - at(boxes, place + 2), 0);
  const dy = Math.max(at(boxes, place + 1) - y, y - at(boxes, place + 3), 0);
  return dx * dx + dy * dy;
}

/** Makes a node the box around a family; returns half of its outline. */
function enclose(nodes: Float64Array, to: number, first: number): number {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let place = first; place < first + SIDES * FAN; place += SIDES) {
    minX = Math.min(minX, at(nodes, place));
    minY = Math.min(minY, at(nodes, place + 1));
    maxX = Math.max(maxX, at(nodes, place + 2));
    maxY = Math.max(maxY, at(nodes, place + 3));
  }
  nodes[to] = minX;
  nodes[to + 1] = minY;
  nodes[to + 2] = maxX;
  nodes[to + 3] = maxY;
  return maxX - minX + (maxY - minY);
}
