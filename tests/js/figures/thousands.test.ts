import type { Bounds } from 'sepax';
import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../../web/figure/crowd/random.js';
import { Population } from '../../../web/figures/thousands/population.js';
import {
  gridPairs,
  roomFor,
  search,
  type TreeNode,
} from '../../../web/figures/thousands/thousands.js';

/** Two boxes have no point in common if one ends before the other begins. */
const apart = (p: Bounds, q: Bounds): boolean =>
  p.maxX < q.minX || q.maxX < p.minX || p.maxY < q.minY || q.maxY < p.minY;

function pairsByHand(boxes: readonly Bounds[]): string[] {
  return boxes.flatMap((p, j) =>
    boxes.flatMap((q, i) => (i < j && !apart(p, q) ? [`${i} ${j}`] : [])),
  );
}

function boxesOf(count: number, reach: number): Bounds[] {
  const random = randomNumbers(count);
  return Array.from({ length: count }, () => {
    // Whole numbers, so that many boxes only touch, and many end where a cell does.
    const [minX, minY] = [Math.floor(60 * random()) - 30, Math.floor(60 * random()) - 30];
    const side = (): number => Math.floor(reach * random());
    return { minX, minY, maxX: minX + side(), maxY: minY + side() };
  });
}

test.each([1, 2.5, 7, 100])('a grid with cells %d wide finds each pair once', (width) => {
  for (const boxes of [boxesOf(60, 3), boxesOf(80, 12)]) {
    const found: string[] = [];
    gridPairs(boxes, width, (i, j) => found.push(`${Math.min(i, j)} ${Math.max(i, j)}`));
    expect(found.sort()).toEqual(pairsByHand(boxes).sort());
  }
});

describe('the bodies of the lesson', () => {
  const population = new Population(700);
  population.turnBar(30);

  const underway = (): void => {
    for (let i = 0; i < 12; i += 1) population.advance(1 / 60, true);
  };

  const expectAllCounted = (): void => {
    const { boxes, world, tree } = population;
    expect(boxes).toHaveLength(700);
    expect(population.pairs).toBe((700 * 699) / 2);
    expect(population.overlapping).toHaveLength(2 * pairsByHand(boxes).length);
    const touching = world.intersectPairs(population.overlapping).filter((flag) => flag === 1);
    expect(world.contacts.length).toBe(touching.length);
    expect(tree.leaves).toHaveLength(700);
    expect(tree.boxes).toHaveLength(4 * (2 * 700 - 1));
    // Every body has room in a leaf.
    for (const { minX, minY, maxX, maxY } of boxes) {
      const held = tree.leaves.some(
        ({ box }) => box.minX <= minX && box.minY <= minY && box.maxX >= maxX && box.maxY >= maxY,
      );
      expect(held).toBe(true);
    }
  };

  test('are counted as by hand, at rest and under way', () => {
    expectAllCounted();
    underway();
    expectAllCounted();
  });

  test('are found in the tree of the library', () => {
    const { leaves, root } = population.tree;
    for (const query of boxesOf(20, 40)) {
      const found: TreeNode[] = [];
      search(root, query, (node, met) => {
        if (met && node.left === null) found.push(node);
      });
      expect(new Set(found)).toEqual(new Set(leaves.filter(({ box }) => !apart(box, query))));
      expect(population.world.queryBox(query).length).toBeLessThanOrEqual(found.length);
    }
  });

  test('keep their rooms for some frames, and never more leave than move', () => {
    expect(population.watched).toHaveLength(12);
    expect(Math.min(...population.watched)).toBeLessThan(50);
    expect(Math.max(...population.watched)).toBeLessThanOrEqual(700 * 0.3);
  });
});

test('a room lasts for eight steps', () => {
  const step = { x: 0.5, y: -0.25 };
  const at = (frame: number): Bounds => {
    const [x, y] = [frame * step.x, frame * step.y];
    return { minX: x, minY: y, maxX: x + 2, maxY: y + 1 };
  };
  const room = roomFor(at(0), at(-1), step);
  for (let frame = 0; frame <= 8; frame += 1) expect(roomFor(at(frame), room, step)).toBe(room);
  expect(roomFor(at(9), room, step)).not.toBe(room);
});
