// flatbush with SAT.js: its index is static, so it is packed anew each frame from the bounding boxes (it is
// made for that, and no dynamic index in JavaScript is as fast), and searched once for each body. Each pair
// is tested once. Neither library has rays.
import Flatbush from 'flatbush';
import { SatBodies } from './sat-shapes.mjs';

class World {
  constructor(bodies) {
    this.bodies = new SatBodies(bodies);
    this.#pack();
  }

  frame(transforms, moved, contacts) {
    const { bodies } = this;
    bodies.move(transforms, moved);
    this.#pack();
    const { boxes } = bodies;
    for (let a = 0; a < bodies.shapes.length; a++) {
      const later = (b) => b > a;
      const i = 4 * a;
      const near = this.index.search(boxes[i], boxes[i + 1], boxes[i + 2], boxes[i + 3], later);
      for (let k = 0; k < near.length; k++) bodies.test(a, near[k], contacts);
    }
  }

  query({ minX, minY, maxX, maxY }) {
    return this.index.search(minX, minY, maxX, maxY).length;
  }

  #pack() {
    const { boxes, shapes } = this.bodies;
    const index = new Flatbush(shapes.length);
    for (let i = 0; i < boxes.length; i += 4) {
      index.add(boxes[i], boxes[i + 1], boxes[i + 2], boxes[i + 3]);
    }
    index.finish();
    this.index = index;
  }
}

export const contestant = {
  name: 'flatbush+sat',
  packages: ['flatbush', 'sat'],
  createWorld: (bodies) => new World(bodies),
};
