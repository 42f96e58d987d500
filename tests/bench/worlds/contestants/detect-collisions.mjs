// detect-collisions (its newest release is check2d under the old name): a System of polygons and circles. A
// body is moved without updating the tree, turned, and then updated once. checkAll tests each pair from
// both sides, so the bodies are searched one by one instead, and each pair is tested once.
import { Circle, Polygon, System } from 'detect-collisions';

function insert(system, form, x, y, angle) {
  if (form.points === null) return system.createCircle({ x, y }, form.radius);
  const points = form.points.map(([px, py]) => ({ x: px, y: py }));
  return system.createPolygon({ x, y }, points, { angle });
}

class World {
  constructor({ forms, transforms }) {
    this.system = new System();
    this.bodies = forms.map((form, id) => {
      const [x, y, angle] = transforms.subarray(3 * id, 3 * id + 3);
      const body = insert(this.system, form, x, y, angle);
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
    const { system } = this;
    for (const body of this.bodies) {
      const near = system.search(body);
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

/** Pairs are tested by a system, which wants their boxes: they are in it. */
const standing = new System();

function standingBody(form, { x, y, angle }) {
  const points = form.points?.map(([px, py]) => ({ x: px, y: py }));
  const body = points ? new Polygon({ x, y }, points) : new Circle({ x, y }, form.radius);
  body.setAngle(angle);
  standing.insert(body);
  return body;
}

export const contestant = {
  name: 'detect-collisions',
  packages: ['detect-collisions', 'check2d'],
  narrow: {
    prepare: ({ a, b, placeA, placeB }) => ({
      a: standingBody(a, placeA),
      b: standingBody(b, placeB),
    }),
    intersects: ({ a, b }) => (standing.checkCollision(a, b) ? 1 : 0),
    collide: ({ a, b }) => (standing.checkCollision(a, b) ? standing.response.overlap : 0),
  },
  createWorld: (bodies) => new World(bodies),
};
