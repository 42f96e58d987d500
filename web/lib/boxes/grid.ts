import { checkOptions } from '../options.js';
import { checkSize } from '../validate.js';
import type { NumberList } from '../vector.js';
import { BoxIndex } from './box-index.js';
import { Cells } from './cells.js';

/** Options of {@link Grid}. */
export interface GridOptions {
  /**
   * The side of a cell. Default: twice the mean of the longer sides. Cells are larger where there would be more than
   * two for each box, or a box would lie in more than four on average.
   */
  readonly cellSize?: number | undefined;
}

/**
 * A uniform grid over plain boxes: every cell knows the boxes that reach into it. For boxes of about one size that
 * are spread over a place: it takes less time than a {@link Bvh} for pairs, points and small windows, and more for
 * windows that hold a hundred boxes or so. For others take a {@link Bvh}. Where most boxes are in the same few cells, as if one is
 * very far out, a tree such as that of a {@link Bvh} does the work instead.
 *
 * Cells are filled anew by a counting sort once boxes have moved, in O(n). A pair, and a box that a search finds in
 * several cells, counts in the first cell that it has in common with the other (Ericson, "Real-Time Collision
 * Detection", 2005, 7.1). A search takes O(cells + found).
 */
export class Grid extends BoxIndex {
  static override readonly name: string = 'Grid';

  /**
   * O(n).
   *
   * @param boxes - minX, minY, maxX and maxY of each box, flat: a typed array or an array. It is copied. At
   * most 500,000 boxes.
   * @throws {@link SepaxError} as {@link Bvh}; `out-of-range` of a size, `not-an-option`.
   */
  constructor(boxes: NumberList, options?: GridOptions) {
    const { cellSize } = checkOptions<GridOptions>(options, ['cellSize']);
    super(boxes, new Cells(cellSize === undefined ? 0 : checkSize(cellSize, 'cellSize')));
  }
}
