import { zeros } from '../memory.js';
import { at } from '../raw/read.js';
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
import { sortAlongCurve } from './morton.js';
import { NearestList } from './nearest-list.js';

/** How many children a node has. Measured: with less a search goes deeper, with more it compares too many. */
const FAN = 8;
/** How much longer the outlines of the nodes may get, by moves, before the tree is built anew. */
const WORN = 1.5;

/** Eight neighbours on the curve have one parent, and so on. */
export class Tree implements BoxStructure {
  /** The box of each leaf, in the order of the curve. */
  #order: Uint32Array = new Uint32Array();
  /** The boxes of the nodes, level by level: first those of the leaves, in order, last the root. */
  #nodes: Float64Array = new Float64Array();
  /** Where each level begins among the nodes, and the end. */
  #levels: number[] = [0];
  /** What the nodes were worth when they were built. */
  #outline = 0;

  refresh(boxes: Float64Array): this {
    const count = boxes.length / SIDES;
    if (this.#order.length === count && count > 0) {
      if (this.#fit(boxes) <= WORN * this.#outline) return this;
    } else {
      this.#plan(count);
    }
    this.#order = sortAlongCurve(boxes);
    this.#outline = this.#fit(boxes);
    return this;
  }

  #plan(count: number): void {
    this.#levels = [0];
    let end = 0;
    for (let size = count; ; size = Math.ceil(size / FAN)) {
      end += size;
      this.#levels.push(end);
      if (size <= 1) break;
    }
    this.#nodes = zeros(SIDES * end);
  }

  /** Fits all nodes to the boxes; returns the sum of their outlines, but for those of the leaves. */
  #fit(boxes: Float64Array): number {
    const [nodes, order, levels] = [this.#nodes, this.#order, this.#levels];
    for (let leaf = 0; leaf < order.length; leaf++) {
      const from = SIDES * (order[leaf] as number);
      const to = SIDES * leaf;
      nodes[to] = at(boxes, from);
      nodes[to + 1] = at(boxes, from + 1);
      nodes[to + 2] = at(boxes, from + 2);
      nodes[to + 3] = at(boxes, from + 3);
    }
    let outlines = 0;
    for (let level = 1; level + 1 < levels.length; level++) {
      const [below, first, end] = [levels[level - 1], levels[level], levels[level + 1]] as [
        number,
        number,
        number,
      ];
      for (let node = first; node < end; node++) {
        const child = below + (node - first) * FAN;
        outlines += enclose(
          nodes,
          SIDES * node,
          SIDES * child,
          SIDES * Math.min(child + FAN, first),
        );
      }
    }
    return outlines;
  }

  search(_: Float64Array, minX: number, minY: number, maxX: number, maxY: number): IndexList {
    const list = new IndexList();
    const [nodes, order] = [this.#nodes, this.#order];
    const overlaps = (place: number): boolean =>
      at(nodes, place) <= maxX &&
      at(nodes, place + 1) <= maxY &&
      at(nodes, place + 2) >= minX &&
      at(nodes, place + 3) >= minY;
    const visit = (level: number, first: number, end: number): void => {
      for (let node = first; node < end; node++) {
        if (!overlaps(SIDES * node)) continue;
        if (level === 0) list.push(order[node] as number);
        else visit(level - 1, this.#childOf(level, node), this.#endOf(level, node));
      }
    };
    this.#fromRoot(visit);
    return list;
  }

  passed(_: Float64Array, way: Way, found: Found): void {
    const [nodes, order] = [this.#nodes, this.#order];
    const visit = (level: number, first: number, end: number): void => {
      for (let node = first; node < end; node++) {
        const entry = entryOf(way, nodes, SIDES * node);
        if (entry === Number.POSITIVE_INFINITY) continue;
        if (level === 0) found(order[node] as number, entry);
        else visit(level - 1, this.#childOf(level, node), this.#endOf(level, node));
      }
    };
    this.#fromRoot(visit);
  }

  near(_: Float64Array, x: number, y: number, most: number, reach: number): Uint32Array {
    const list = new NearestList(most, reach);
    const [nodes, order] = [this.#nodes, this.#order];
    const enter = (level: number, node: number): void =>
      visit(level - 1, this.#childOf(level, node), this.#endOf(level, node));
    const visit = (level: number, first: number, end: number): void => {
      if (level === 0) {
        for (let leaf = first; leaf < end; leaf++) {
          list.add(order[leaf] as number, distanceTo(nodes, SIDES * leaf, x, y));
        }
        return;
      }
      // The nearest child first: it makes most others uninteresting.
      let nearest = first;
      let least = Number.POSITIVE_INFINITY;
      for (let node = first; node < end; node++) {
        const distance = distanceTo(nodes, SIDES * node, x, y);
        if (distance >= least) continue;
        least = distance;
        nearest = node;
      }
      if (least <= list.reach) enter(level, nearest);
      for (let node = first; node < end; node++) {
        if (node === nearest || distanceTo(nodes, SIDES * node, x, y) > list.reach) continue;
        enter(level, node);
      }
    };
    this.#fromRoot(visit);
    return list.toArray();
  }

  meetings(): IndexList {
    const list = new IndexList();
    const [nodes, order] = [this.#nodes, this.#order];
    const between = (level: number, a: number, b: number): void => {
      const endA = this.#endOf(level, a);
      const endB = this.#endOf(level, b);
      for (let p = this.#childOf(level, a); p < endA; p++) {
        for (let q = a === b ? p : this.#childOf(level, b); q < endB; q++) {
          if (level === 1 && p === q) continue;
          if (!overlap(nodes, SIDES * p, SIDES * q)) continue;
          if (level > 1) between(level - 1, p, q);
          else list.pushPair(order[p] as number, order[q] as number);
        }
      }
    };
    const top = this.#levels.length - 2;
    const root = this.#levels[top] as number;
    if (top > 0) between(top, root, root);
    return list;
  }

  /** The first child of a node. */
  #childOf(level: number, node: number): number {
    const [below, first] = [this.#levels[level - 1] as number, this.#levels[level] as number];
    return below + (node - first) * FAN;
  }

  /** The end of its children. */
  #endOf(level: number, node: number): number {
    return Math.min(this.#childOf(level, node) + FAN, this.#levels[level] as number);
  }

  #fromRoot(visit: (level: number, first: number, end: number) => void): void {
    const top = this.#levels.length - 2;
    visit(top, this.#levels[top] as number, this.#levels[top + 1] as number);
  }
}

/** Makes a node the box around others; returns half of its outline. */
function enclose(nodes: Float64Array, to: number, first: number, end: number): number {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let place = first; place < end; place += SIDES) {
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
