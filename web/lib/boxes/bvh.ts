import { mismatch } from '../validate.js';
import type { NumberList } from '../vector.js';
import { BoxIndex } from './box-index.js';
import { Tree } from './tree.js';

/**
 * A bounding volume hierarchy over plain boxes: a tree in which every node has a box around its children. For boxes
 * of any sizes, wherever they are.
 *
 * Boxes are sorted along Hilbert's curve through their middles, and every eight neighbours get a parent (Kamel and
 * Faloutsos, "On Packing R-trees", 1993). Once boxes have moved, the nodes are fitted to them, in O(n),
 * and built anew when the tree has become loose. Building takes O(n), a search O(log n + found) where boxes are no
 * piles.
 */
export class Bvh extends BoxIndex {
  static override readonly name: string = 'Bvh';

  /**
   * O(n).
   *
   * @param boxes - minX, minY, maxX and maxY of each box, flat: a typed array or an array. It is copied. At
   * most 500,000 boxes.
   * @throws {@link SepaxError} `not-a-list`, also of too many, or, with the index of the box, the code of a bad
   * number, `out-of-range` if a greatest side is less than the least one; `not-an-option` of options, which only a
   * {@link Grid} has.
   */
  constructor(boxes: NumberList);
  constructor(boxes: NumberList, options?: unknown) {
    if (options !== undefined) {
      const demand = 'must be left out: cells are those of a Grid';
      throw mismatch('not-an-option', 'options', null, options, demand);
    }
    super(boxes, new Tree());
  }
}
