// detect-collisions as its guide shows it: without padding, and every pair from checkAll, which tells it from
// both sides. See detect-collisions-world.mjs.
import { DetectCollisionsWorld } from '../../../../web/site/race/contestants/detect-collisions-world.mjs';

class GuideWorld extends DetectCollisionsWorld {
  collide(contacts) {
    this.system.checkAll(({ a, b, overlap, overlapN }) => {
      if (a.userData > b.userData) return;
      contacts.add(a.userData, b.userData, overlapN.x, overlapN.y, overlap);
    });
  }
}

export const contestant = {
  name: 'detect-collisions-guide',
  packages: ['detect-collisions', 'check2d'],
  createWorld: (bodies) => new GuideWorld(bodies, 0),
};
