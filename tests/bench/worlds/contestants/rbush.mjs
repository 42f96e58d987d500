// rbush with SAT.js: all boxes are loaded in bulk each frame, which is faster than to remove and insert what
// moved as soon as most of them move; when few move, those are removed and inserted. Each pair is tested
// once. Neither library has rays.
import RBush from 'rbush';
import { SatBodies } from '../../../../web/site/race/contestants/sat-shapes.mjs';

/** Bulk loading costs about a tenth of removing and inserting. */
const SHARE_TO_RELOAD = 0.1;

class World {
  constructor(bodies) {
    this.bodies = new SatBodies(bodies);
    this.tree = new RBush();
    this.items = bodies.forms.map((_, id) => ({ id, minX: 0, minY: 0, maxX: 0, maxY: 0 }));
    for (const item of this.items) this.#bound(item);
    this.tree.load(this.items);
  }

  frame(transforms, moved, contacts) {
    this.bodies.move(transforms, moved);
    if (moved.length > SHARE_TO_RELOAD * this.items.length) this.#reload();
    else for (const id of moved) this.#reinsert(this.items[id]);
    for (const item of this.items) {
      const near = this.tree.search(item);
      for (let k = 0; k < near.length; k++) {
        if (near[k].id > item.id) this.bodies.test(item.id, near[k].id, contacts);
      }
    }
  }

  query(box) {
    return this.tree.search(box).length;
  }

  #reload() {
    for (const item of this.items) this.#bound(item);
    this.tree.clear();
    this.tree.load(this.items);
  }

  #reinsert(item) {
    this.tree.remove(item);
    this.#bound(item);
    this.tree.insert(item);
  }

  #bound(item) {
    const { boxes } = this.bodies;
    const i = 4 * item.id;
    item.minX = boxes[i];
    item.minY = boxes[i + 1];
    item.maxX = boxes[i + 2];
    item.maxY = boxes[i + 3];
  }
}

export const contestant = {
  name: 'rbush+sat',
  packages: ['rbush', 'sat'],
  createWorld: (bodies) => new World(bodies),
};
