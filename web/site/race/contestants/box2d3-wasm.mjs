// box2d3-wasm: a world without gravity and sleep, of dynamic bodies (only those get contacts with each
// other). A step of no time returns at once; one of negative time finds pairs and manifolds and solves
// nothing. Contacts come as objects in wasm memory, of each body apart; each is read at the first of its two
// bodies, and every object is given back. Its own clocks tell the time of pairs and manifolds alone. It
// exports no function on pairs of shapes.
import startBox2D from 'box2d3-wasm';

const b2 = await startBox2D();
const NO_SOLVING = -1;

/** Runs `use` with an object of the library, and gives that back. */
function using(object, use) {
  const result = use(object);
  object.delete();
  return result;
}

function addShape(body, form) {
  return using(b2.b2DefaultShapeDef(), (definition) =>
    form.points === null
      ? addCircle(body, definition, form.radius)
      : addPolygon(body, definition, form.points),
  );
}

function addCircle(body, definition, radius) {
  return using(new b2.b2Circle(), (circle) => {
    circle.radius = radius;
    return b2.b2CreateCircleShape(body, definition, circle);
  });
}

function addPolygon(body, definition, points) {
  const corners = points.map(([x, y]) => new b2.b2Vec2(x, y));
  const hull = b2.b2ComputeHull(corners);
  const shape = using(b2.b2MakePolygon(hull, 0), (polygon) =>
    b2.b2CreatePolygonShape(body, definition, polygon),
  );
  for (const object of [hull, ...corners]) object.delete();
  return shape;
}

/** The depth of a manifold: that of its deepest point; below 0 if the shapes are apart. */
function depthOf(manifold) {
  let least = Infinity;
  for (let i = 0; i < manifold.pointCount; i++) {
    const point = manifold.GetPoint(i);
    least = Math.min(least, point.separation);
    point.delete();
  }
  return -least;
}

class World {
  constructor({ forms, transforms }) {
    this.world = using(b2.b2DefaultWorldDef(), (definition) => {
      using(new b2.b2Vec2(0, 0), (gravity) => {
        definition.gravity = gravity;
      });
      definition.enableSleep = false;
      return b2.b2CreateWorld(definition);
    });
    this.place = new b2.b2Vec2(0, 0);
    this.way = new b2.b2Vec2(0, 0);
    this.turn = new b2.b2Rot();
    this.filter = b2.b2DefaultQueryFilter();
    this.ids = new Map();
    this.definition = b2.b2DefaultBodyDef();
    this.definition.type = b2.b2BodyType.b2_dynamicBody;
    this.bodies = forms.map((form, id) => this.#addBody(form, id, transforms));
  }

  frame(transforms, moved, contacts) {
    const { place, turn } = this;
    for (const id of moved) {
      const angle = transforms[3 * id + 2];
      place.x = transforms[3 * id];
      place.y = transforms[3 * id + 1];
      turn.c = Math.cos(angle);
      turn.s = Math.sin(angle);
      b2.b2Body_SetTransform(this.bodies[id], place, turn);
    }
    b2.b2World_Step(this.world, NO_SOLVING, 1);
    for (let id = 0; id < this.bodies.length; id++) this.#read(id, contacts);
  }

  phaseName = 'its pairs + collide alone';

  phase() {
    return using(b2.b2World_GetProfile(this.world), ({ pairs, collide }) => pairs + collide);
  }

  query({ minX, minY, maxX, maxY }) {
    let count = 0;
    const box = new b2.b2AABB();
    box.lowerBound.Set(minX, minY);
    box.upperBound.Set(maxX, maxY);
    b2.b2World_OverlapAABB(this.world, box, this.filter, () => {
      count++;
      return true;
    });
    box.delete();
    return count;
  }

  castRay(x, y, dx, dy) {
    const { place, way } = this;
    place.x = x;
    place.y = y;
    way.x = dx;
    way.y = dy;
    return using(b2.b2World_CastRayClosest(this.world, place, way, this.filter), (result) =>
      result.hit ? result.fraction : Infinity,
    );
  }

  dispose() {
    b2.b2DestroyWorld(this.world);
    for (const object of [this.place, this.way, this.turn, this.filter]) object.delete();
    this.definition.delete();
  }

  #addBody(form, id, transforms) {
    const [x, y, angle] = transforms.subarray(3 * id, 3 * id + 3);
    this.place.x = x;
    this.place.y = y;
    this.turn.c = Math.cos(angle);
    this.turn.s = Math.sin(angle);
    this.definition.position = this.place;
    this.definition.rotation = this.turn;
    const body = b2.b2CreateBody(this.world, this.definition);
    this.ids.set(addShape(body, form).index1, id);
    return body;
  }

  #read(id, contacts) {
    const capacity = b2.b2Body_GetContactCapacity(this.bodies[id]);
    if (capacity === 0) return;
    for (const data of b2.b2Body_GetContactData(this.bodies[id], capacity)) {
      const [a, b] = [this.ids.get(data.shapeIdA.index1), this.ids.get(data.shapeIdB.index1)];
      if (Math.min(a, b) === id) this.#add(a, b, data.manifold, contacts);
      data.delete();
    }
  }

  #add(a, b, manifold, contacts) {
    const depth = depthOf(manifold);
    const normal = manifold.normal;
    // It also keeps manifolds of shapes that are about to touch.
    if (depth >= 0) contacts.add(a, b, normal.x, normal.y, depth);
    normal.delete();
    manifold.delete();
  }
}

export const contestant = {
  name: 'box2d3-wasm',
  packages: ['box2d3-wasm'],
  createWorld: (bodies) => new World(bodies),
};
