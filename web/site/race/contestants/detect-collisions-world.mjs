// A world of detect-collisions (its newest release is check2d under the old name): a System of polygons and
// circles. A body is moved without updating the tree, turned, and then updated once. checkAll would test
// each pair from both sides, so the bodies are searched one by one instead, and each pair is tested once.
import { System } from 'detect-collisions';

function insert(system, form, [x, y, angle], padding) {
  if (form.points === null) return system.createCircle({ x, y }, form.radius, { padding });
  const points = form.points.map(([px, py]) => ({ x: px, y: py }));
  return system.createPolygon({ x, y }, points, { angle, padding });
}

export class DetectCollisionsWorld {
  /** `padding`: how far beyond its body a box reaches, as a share of the body's reach. */
  constructor({ forms, transforms }, padding) {
    this.system = new System();
    this.bodies = forms.map((form, id) => {
      const place = transforms.subarray(3 * id, 3 * id + 3);
      const body = insert(this.system, form, place, padding * form.reach);
      body.userData = id;
      return body;
    });
  }

  frame(transforms, moved, contacts) {
    for (const id of moved) {
      const body = this.bodies[id];
      body.setPosition(transforms[3 * id], transforms[3 * id + 1], false);
      body.setAngle(transforms[3 * id + 2], false);
      body.updateBody();
    }
    this.collide(contacts);
  }

  collide(contacts) {
    for (const body of this.bodies) {
      const near = this.system.search(body);
      for (let k = 0; k < near.length; k++) {
        if (near[k].userData > body.userData) this.#test(body, near[k], contacts);
      }
    }
  }

  query(box) {
    return this.system.search(box).length;
  }

  castRay(x, y, dx, dy) {
    const found = this.system.raycast({ x, y }, { x: x + dx, y: y + dy });
    if (!found) return Infinity;
    return Math.hypot(found.point.x - x, found.point.y - y) / Math.hypot(dx, dy);
  }

  #test(a, b, contacts) {
    const { response } = this.system;
    if (!this.system.checkCollision(a, b, response)) return;
    contacts.add(
      a.userData,
      b.userData,
      response.overlapN.x,
      response.overlapN.y,
      response.overlap,
    );
  }
}
