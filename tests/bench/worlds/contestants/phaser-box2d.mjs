// phaser-box2d: a world without gravity and sleep, of dynamic bodies (only those get contacts with each
// other). A step of no time returns at once; one of negative time finds pairs and manifolds and solves
// nothing. Each contact is read at the first of its two bodies. Its polygons have 8 corners at most. Rays
// are left out: each shape that is tested turns the ray into its own coordinates and leaves it there, so the
// next one is tested against another ray (7 of 8 answers are wrong).
import * as b2 from 'phaser-box2d/dist/PhaserBox2D.js';

const MOST_CORNERS = 8;
const NO_SOLVING = -1;

b2.b2CreateWorldArray();

function polygon(points) {
  const corners = points.map(([x, y]) => new b2.b2Vec2(x, y));
  return b2.b2MakePolygon(b2.b2ComputeHull(corners, corners.length), 0);
}

function circle(radius) {
  return new b2.b2Circle(new b2.b2Vec2(0, 0), radius);
}

/** The depth of a manifold: that of its deepest point; below 0 if the shapes are apart. */
function depthOf({ pointCount, points }) {
  let least = Infinity;
  for (let i = 0; i < pointCount; i++) least = Math.min(least, points[i].separation);
  return -least;
}

function addShape(body, form, id) {
  const definition = b2.b2DefaultShapeDef();
  definition.userData = id;
  return form.points === null
    ? b2.b2CreateCircleShape(body, definition, circle(form.radius))
    : b2.b2CreatePolygonShape(body, definition, polygon(form.points));
}

class World {
  constructor({ forms, transforms }) {
    const definition = b2.b2DefaultWorldDef();
    definition.gravity = new b2.b2Vec2(0, 0);
    definition.enableSleep = false;
    this.world = b2.b2CreateWorld(definition);
    this.ids = new Map();
    this.bodies = forms.map((form, id) => this.#addBody(form, id, transforms));
    this.found = [];
    this.filter = b2.b2DefaultQueryFilter();
  }

  frame(transforms, moved, contacts) {
    for (const id of moved) {
      const body = this.bodies[id];
      const angle = transforms[3 * id + 2];
      // The world keeps these two objects.
      body.place.x = transforms[3 * id];
      body.place.y = transforms[3 * id + 1];
      body.turn.c = Math.cos(angle);
      body.turn.s = Math.sin(angle);
      b2.b2Body_SetTransform(body.handle, body.place, body.turn);
    }
    b2.b2World_Step(this.world, NO_SOLVING, 1);
    for (let id = 0; id < this.bodies.length; id++) this.#read(id, contacts);
  }

  query({ minX, minY, maxX, maxY }) {
    let count = 0;
    b2.b2World_OverlapAABB(this.world, new b2.b2AABB(minX, minY, maxX, maxY), this.filter, () => {
      count++;
      return true;
    });
    return count;
  }

  dispose() {
    b2.b2DestroyWorld(this.world);
  }

  #addBody(form, id, transforms) {
    const [x, y, angle] = transforms.subarray(3 * id, 3 * id + 3);
    const definition = b2.b2DefaultBodyDef();
    definition.type = b2.b2BodyType.b2_dynamicBody;
    definition.position = new b2.b2Vec2(x, y);
    definition.rotation = b2.b2MakeRot(angle);
    const handle = b2.b2CreateBody(this.world, definition);
    this.ids.set(addShape(handle, form, id).index1, id);
    return { handle, place: new b2.b2Vec2(x, y), turn: b2.b2MakeRot(angle) };
  }

  #read(id, contacts) {
    const { handle } = this.bodies[id];
    const capacity = b2.b2Body_GetContactCapacity(handle);
    while (this.found.length < capacity) this.found.push(new b2.b2ContactData());
    const count = b2.b2Body_GetContactData(handle, this.found, capacity);
    for (let i = 0; i < count; i++) {
      const { shapeIdA, shapeIdB, manifold } = this.found[i];
      const [a, b] = [this.ids.get(shapeIdA.index1), this.ids.get(shapeIdB.index1)];
      const depth = depthOf(manifold);
      // It also keeps manifolds of shapes that are about to touch.
      if (Math.min(a, b) !== id || depth < 0) continue;
      contacts.add(a, b, manifold.normalX, manifold.normalY, depth);
    }
  }
}

function collide({ a, b, placeA, placeB, manifold }) {
  manifold.pointCount = 0;
  if (a instanceof b2.b2Circle) b2.b2CollidePolygonAndCircle(b, placeB, a, placeA, manifold);
  else b2.b2CollidePolygons(a, placeA, b, placeB, manifold);
  return Math.max(0, depthOf(manifold));
}

function transform({ x, y, angle }) {
  return new b2.b2Transform(new b2.b2Vec2(x, y), b2.b2MakeRot(angle));
}

const takes = ({ points }) => points === null || points.length <= MOST_CORNERS;

export const contestant = {
  name: 'phaser-box2d',
  packages: ['phaser-box2d'],
  narrow: {
    takes: ({ a, b }) => takes(a) && takes(b),
    prepare: ({ a, b, placeA, placeB }) => ({
      a: a.points === null ? circle(a.radius) : polygon(a.points),
      b: b.points === null ? circle(b.radius) : polygon(b.points),
      placeA: transform(placeA),
      placeB: transform(placeB),
      manifold: new b2.b2Manifold(),
    }),
    intersects: (pair) => (collide(pair) > 0 ? 1 : 0),
    collide,
  },
  createWorld: (bodies) => new World(bodies),
};
