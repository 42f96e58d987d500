import type { World } from 'sepax';
import { TreeBoxes } from '../../figure/crowd/tree-boxes.js';
import type { TreeNode } from './thousands.js';

/** The tree of a world: its boxes, x, y, width and height of each, and how they hang together. */
export interface LibraryTree {
  readonly boxes: readonly number[];
  readonly root: TreeNode;
  /** The number of nodes from the root to the deepest leaf. */
  readonly depth: number;
  /** The boxes of the bodies, each with its room. */
  readonly leaves: readonly TreeNode[];
}

/**
 * Reads the tree as the library has it. Its debug drawing goes from the root downwards, and a node is
 * just as large as its two children need: read backwards, the two subtrees before a node are its
 * children if their boxes make up its own, else it is a leaf.
 */
export function libraryTree(world: World): LibraryTree {
  const { boxes } = readBoxes(world);
  const open: { node: TreeNode; depth: number }[] = [];
  const leaves: TreeNode[] = [];
  for (let i = boxes.length - 4; i >= 0; i -= 4) {
    const [minX, minY] = [boxes[i]!, boxes[i + 1]!];
    const box = { minX, minY, maxX: minX + boxes[i + 2]!, maxY: minY + boxes[i + 3]! };
    const [right, left] = open.slice(-2);
    if (left !== undefined && right !== undefined && isParent(box, left.node, right.node)) {
      open.length -= 2;
      const node = { box, left: left.node, right: right.node };
      open.push({ node, depth: 1 + Math.max(left.depth, right.depth) });
    } else {
      const leaf = { box, left: null, right: null };
      leaves.push(leaf);
      open.push({ node: leaf, depth: 1 });
    }
  }
  const { node: root, depth } = open[0]!;
  return { boxes, root, depth, leaves };
}

function readBoxes(world: World): TreeBoxes {
  const tree = new TreeBoxes();
  tree.read(world);
  return tree;
}

const isParent = (box: TreeNode['box'], { box: p }: TreeNode, { box: q }: TreeNode): boolean =>
  box.minX === Math.min(p.minX, q.minX) &&
  box.minY === Math.min(p.minY, q.minY) &&
  box.maxX === Math.max(p.maxX, q.maxX) &&
  box.maxY === Math.max(p.maxY, q.maxY);
