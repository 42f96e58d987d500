// sepax by its objects: every body is moved through its object, every contact read as an object.
import * as sepax from 'sepax';
import { sepaxShape } from '../../../../web/site/race/contestants/sepax-shapes.mjs';

class World {
  constructor({ forms, transforms }) {
    this.world = new sepax.World();
    this.bodies = forms.map((form, i) => {
      const place = {
        x: transforms[3 * i],
        y: transforms[3 * i + 1],
        angle: transforms[3 * i + 2],
      };
      return this.world.add(sepaxShape(sepax, form, place));
    });
  }

  frame(transforms, moved, contacts) {
    for (const id of moved) {
      const body = this.bodies[id];
      body.x = transforms[3 * id];
      body.y = transforms[3 * id + 1];
      body.angle = transforms[3 * id + 2];
    }
    this.world.update();
    for (const { a, b, normal, depth } of this.world.contacts) {
      contacts.add(a.id, b.id, normal.x, normal.y, depth);
    }
  }

  query(box) {
    return this.world.queryBox(box).length;
  }

  dispose() {
    this.world.dispose();
  }
}

export const contestant = {
  name: 'sepax objects',
  packages: ['sepax'],
  createWorld: (bodies) => new World(bodies),
};
