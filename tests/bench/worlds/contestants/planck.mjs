// planck: a world without gravity and sleep, of dynamic bodies (only those get contacts with each other). A
// step of no time finds pairs and manifolds and solves nothing. Contacts are read from the world's list:
// manifolds with the separations of their points. Its polygons have a skin of 0.01, and the library's own
// limit is 12 corners.
import * as planck from 'planck';

planck.Settings.maxPolygonVertices = 32;

function shape(form) {
  if (form.points === null) return new planck.CircleShape(form.radius);
  return new planck.PolygonShape(form.points.map(([x, y]) => new planck.Vec2(x, y)));
}

/** The depth of a manifold: that of its deepest point. */
function depthOf({ pointCount }, { separations }) {
  let least = Infinity;
  for (let i = 0; i < pointCount; i++) least = Math.min(least, separations[i]);
  return pointCount === 0 ? 0 : -least;
}

class World {
  constructor({ forms, transforms }) {
    this.world = new planck.World({ gravity: { x: 0, y: 0 }, allowSleep: false });
    this.bodies = forms.map((form, id) => {
      const [x, y, angle] = transforms.subarray(3 * id, 3 * id + 3);
      const body = this.world.createBody({ type: 'dynamic', position: { x, y }, angle });
      body.createFixture({ shape: shape(form), userData: id });
      return body;
    });
    this.manifold = new planck.WorldManifold();
    this.place = new planck.Vec2(0, 0);
    this.hit = Infinity;
  }

  frame(transforms, moved, contacts) {
    for (const id of moved) {
      this.place.set(transforms[3 * id], transforms[3 * id + 1]);
      this.bodies[id].setTransform(this.place, transforms[3 * id + 2]);
    }
    // A step looks for new pairs only after it has moved bodies itself.
    this.world.findNewContacts();
    this.world.step(0);
    for (let each = this.world.getContactList(); each !== null; each = each.getNext()) {
      if (each.isTouching()) this.#read(each, contacts);
    }
  }

  query({ minX, minY, maxX, maxY }) {
    let count = 0;
    const box = new planck.AABB(new planck.Vec2(minX, minY), new planck.Vec2(maxX, maxY));
    this.world.queryAABB(box, () => {
      count++;
      return true;
    });
    return count;
  }

  castRay(x, y, dx, dy) {
    let hit = Infinity;
    const end = new planck.Vec2(x + dx, y + dy);
    this.world.rayCast(new planck.Vec2(x, y), end, (_fixture, _point, _normal, fraction) => {
      hit = fraction;
      return fraction;
    });
    return hit;
  }

  #read(contact, contacts) {
    const manifold = contact.getWorldManifold(this.manifold);
    const depth = depthOf(contact.getManifold(), manifold);
    // It also keeps manifolds of pairs whose skins touch.
    if (depth < 0) return;
    const [a, b] = [contact.getFixtureA().getUserData(), contact.getFixtureB().getUserData()];
    contacts.add(a, b, manifold.normal.x, manifold.normal.y, depth);
  }
}

/** The manifold of a standing pair; of a circle and a polygon, the polygon is its first. */
function collideManifold({ a, b, placeA, placeB, manifold, worldManifold }) {
  if (a instanceof planck.CircleShape) {
    planck.CollidePolygonCircle(manifold, b, placeB, a, placeA);
    manifold.getWorldManifold(worldManifold, placeB, b.m_radius, placeA, a.m_radius);
  } else {
    planck.CollidePolygons(manifold, a, placeA, b, placeB);
    manifold.getWorldManifold(worldManifold, placeA, a.m_radius, placeB, b.m_radius);
  }
  return Math.max(0, depthOf(manifold, worldManifold));
}

const transform = ({ x, y, angle }) => new planck.Transform(new planck.Vec2(x, y), angle);

export const contestant = {
  name: 'planck',
  packages: ['planck'],
  narrow: {
    prepare: ({ a, b, placeA, placeB }) => ({
      a: shape(a),
      b: shape(b),
      placeA: transform(placeA),
      placeB: transform(placeB),
      manifold: new planck.Manifold(),
      worldManifold: new planck.WorldManifold(),
    }),
    intersects: ({ a, b, placeA, placeB }) =>
      planck.testOverlap(a, 0, b, 0, placeA, placeB) ? 1 : 0,
    collide: collideManifold,
  },
  createWorld: (bodies) => new World(bodies),
};
