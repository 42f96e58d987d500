// rapier2d: colliders without bodies, so that a step has nothing to solve, which are told to touch each
// other although they are all fixed. lengthUnit = 1e-3, or it reports distances from before the move. The
// pairs that touch are known from its events; their manifolds are read one by one.
import RAPIER from '@dimforge/rapier2d-compat';

await RAPIER.init();

// Its ALL leaves out pairs of fixed colliders.
const { ALL, FIXED_FIXED } = RAPIER.ActiveCollisionTypes;
const COLLISION_TYPES = ALL | FIXED_FIXED;

function description(form) {
  if (form.points === null) return RAPIER.ColliderDesc.ball(form.radius);
  return RAPIER.ColliderDesc.convexPolyline(Float32Array.from(form.points.flat()));
}

class World {
  constructor({ forms, transforms }) {
    this.world = new RAPIER.World({ x: 0, y: 0 });
    this.world.integrationParameters.lengthUnit = 1e-3;
    this.events = new RAPIER.EventQueue(true);
    this.ids = new Map();
    this.colliders = forms.map((form, id) => {
      const [x, y, angle] = transforms.subarray(3 * id, 3 * id + 3);
      const collider = this.world.createCollider(
        description(form)
          .setTranslation(x, y)
          .setRotation(angle)
          .setActiveCollisionTypes(COLLISION_TYPES)
          .setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS),
      );
      this.ids.set(collider.handle, id);
      return collider;
    });
    this.touching = new Map();
    this.place = { x: 0, y: 0 };
    this.ray = new RAPIER.Ray({ x: 0, y: 0 }, { x: 0, y: 0 });
    this.world.step(this.events);
    this.#followEvents();
  }

  frame(transforms, moved, contacts) {
    for (const id of moved) {
      this.place.x = transforms[3 * id];
      this.place.y = transforms[3 * id + 1];
      this.colliders[id].setTranslation(this.place);
      this.colliders[id].setRotation(transforms[3 * id + 2]);
    }
    this.world.step(this.events);
    this.#followEvents();
    for (const [a, b] of this.touching.values()) this.#read(a, b, contacts);
  }

  query({ minX, minY, maxX, maxY }) {
    let count = 0;
    const center = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
    const half = { x: (maxX - minX) / 2, y: (maxY - minY) / 2 };
    this.world.collidersWithAabbIntersectingAabb(center, half, () => {
      count++;
      return true;
    });
    return count;
  }

  castRay(x, y, dx, dy) {
    const { ray } = this;
    ray.origin.x = x;
    ray.origin.y = y;
    ray.dir.x = dx;
    ray.dir.y = dy;
    return this.world.castRay(ray, 1, true)?.timeOfImpact ?? Infinity;
  }

  dispose() {
    this.events.free();
    this.world.free();
  }

  #followEvents() {
    const count = this.colliders.length;
    this.events.drainCollisionEvents((handleA, handleB, started) => {
      const [a, b] = [this.ids.get(handleA), this.ids.get(handleB)];
      const key = Math.min(a, b) * count + Math.max(a, b);
      if (started) this.touching.set(key, [a, b]);
      else this.touching.delete(key);
    });
  }

  #read(a, b, contacts) {
    this.world.contactPair(this.colliders[a], this.colliders[b], (manifold) => {
      let least = Infinity;
      for (let i = 0; i < manifold.numContacts(); i++) {
        least = Math.min(least, manifold.contactDist(i));
      }
      const normal = manifold.normal();
      if (least <= 0) contacts.add(a, b, normal.x, normal.y, -least);
    });
  }
}

const standing = new RAPIER.World({ x: 0, y: 0 });

function standingCollider(form, { x, y, angle }) {
  return standing.createCollider(description(form).setTranslation(x, y).setRotation(angle));
}

export const contestant = {
  name: 'rapier',
  packages: ['@dimforge/rapier2d-compat'],
  narrow: {
    prepare: ({ a, b, placeA, placeB }) => {
      const [one, other] = [standingCollider(a, placeA), standingCollider(b, placeB)];
      return {
        one,
        other,
        shape: other.shape,
        place: other.translation(),
        angle: other.rotation(),
      };
    },
    intersects: ({ one, shape, place, angle }) =>
      one.intersectsShape(shape, place, angle) ? 1 : 0,
    collide: ({ one, other }) => -(one.contactCollider(other, 0)?.distance ?? 0),
  },
  createWorld: (bodies) => new World(bodies),
};
