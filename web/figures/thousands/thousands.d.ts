import type { Bounds, Vector } from 'sepax';

/** A node of a tree of boxes; one without children is a leaf. */
export interface TreeNode {
  readonly box: Bounds;
  readonly left: TreeNode | null;
  readonly right: TreeNode | null;
}

type Found = (i: number, j: number) => void;
type LookAtPair = (p: TreeNode, q: TreeNode, met: boolean) => void;

export function meet(p: Bounds, q: Bounds): boolean;
export function allPairs(boxes: readonly Bounds[], found: Found): void;
export function cellsOf(boxes: readonly Bounds[], width: number): Map<number, number[]>;
export function gridPairs(boxes: readonly Bounds[], width: number, found: Found): void;
export function search(
  node: TreeNode,
  box: Bounds,
  look: (node: TreeNode, met: boolean) => void,
): void;
export function between(p: TreeNode, q: TreeNode, look: LookAtPair): void;
export function treePairs(node: TreeNode, look: LookAtPair): void;
export function roomFor(box: Bounds, room: Bounds, step: Vector): Bounds;
