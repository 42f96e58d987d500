/** Whether two boxes share a point. */
export function meet(p, q) {
  //# boxes query remain
  const inX = p.minX <= q.maxX && q.minX <= p.maxX;
  return inX && p.minY <= q.maxY && q.minY <= p.maxY;
  //#
}

/** Compares every box with every other one. */
export function allPairs(boxes, found) {
  //# all
  for (let j = 1; j < boxes.length; j++) {
    for (let i = 0; i < j; i++) {
      if (meet(boxes[i], boxes[j])) found(i, j);
    }
  }
  //#
}

/** The boxes that lie in each cell of a grid. */
export function cellsOf(boxes, width) {
  //# cells
  const cells = new Map();
  const at = (value) => Math.floor(value / width);
  boxes.forEach((box, i) => {
    for (let y = at(box.minY); y <= at(box.maxY); y++) {
      for (let x = at(box.minX); x <= at(box.maxX); x++) {
        const key = x + 65536 * y;
        if (!cells.has(key)) cells.set(key, []);
        cells.get(key).push(i);
      }
    }
  });
  return cells;
  //#
}

/** Compares the boxes that share a cell. */
export function gridPairs(boxes, width, found) {
  //# share
  const at = (p, q) => Math.floor(Math.max(p, q) / width);
  for (const [key, inside] of cellsOf(boxes, width)) {
    const here = inside.map((i) => boxes[i]);
    allPairs(here, (m, n) => {
      // Pairs that share several cells count in one.
      const x = at(here[m].minX, here[n].minX);
      const y = at(here[m].minY, here[n].minY);
      if (key === x + 65536 * y) found(inside[m], inside[n]);
    });
  }
  //#
}

/** Looks only below the nodes that a box meets. */
export function search(node, box, look) {
  //# query
  const met = meet(node.box, box);
  look(node, met);
  if (!met || !node.left) return;
  search(node.left, box, look);
  search(node.right, box, look);
  //#
}

/** Looks for the leaves below p that meet those below q. */
export function between(p, q, look) {
  //# tree
  const met = meet(p.box, q.box);
  look(p, q, met);
  if (!met || (!p.left && !q.left)) return;
  const [whole, split] = p.left ? [q, p] : [p, q];
  between(whole, split.left, look);
  between(whole, split.right, look);
  //#
}

/** Looks for the leaves of a tree that meet one another. */
export function treePairs(node, look) {
  //# tree
  if (!node.left) return;
  treePairs(node.left, look);
  treePairs(node.right, look);
  between(node.left, node.right, look);
  //#
}

/** A box with room ahead, good until the body leaves it. */
export function roomFor(box, room, step) {
  //# kept
  const [r, b] = [room, box];
  const inX = r.minX <= b.minX && b.maxX <= r.maxX;
  const inY = r.minY <= b.minY && b.maxY <= r.maxY;
  if (inX && inY) return room;
  return {
    minX: box.minX + Math.min(0, 8 * step.x),
    minY: box.minY + Math.min(0, 8 * step.y),
    maxX: box.maxX + Math.max(0, 8 * step.x),
    maxY: box.maxY + Math.max(0, 8 * step.y),
  };
  //#
}
