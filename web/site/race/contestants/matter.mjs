// matter-js: bodies and its Detector, without an engine, so that nothing is solved. It has no circles: they
// are polygons, here of 16 sides, the fewest that miss no pair beyond the tolerance (its own choice for this
// size, 10, does). Positions and angles are set without velocities. Its ray query tells no point, so no rays.
import Matter from 'matter-js';

const { Bodies, Body, Bounds, Collision, Detector, Query, Vertices } = Matter;
const SIDES = 16;

function body(form, x, y, angle) {
  if (form.points === null) return Bodies.polygon(x, y, SIDES, form.radius);
  const points = form.points.map(([px, py]) => ({ x: px, y: py }));
  const made = Bodies.fromVertices(x, y, [points]);
  // It puts the centre of mass at (x, y): ours is where the outline says.
  const centre = Vertices.centre(points);
  Body.setCentre(made, { x: -centre.x, y: -centre.y }, true);
  Body.setPosition(made, { x, y });
  Body.setAngle(made, angle);
  return made;
}

class World {
  constructor({ forms, transforms }) {
    this.bodies = forms.map((form, i) => {
      const made = body(form, ...transforms.subarray(3 * i, 3 * i + 3));
      made.plugin.id = i;
      return made;
    });
    // It sorts its list of bodies in place.
    this.detector = Detector.create({ bodies: this.bodies.slice() });
    this.place = { x: 0, y: 0 };
  }

  frame(transforms, moved, contacts) {
    for (const id of moved) {
      this.place.x = transforms[3 * id];
      this.place.y = transforms[3 * id + 1];
      Body.setPosition(this.bodies[id], this.place);
      Body.setAngle(this.bodies[id], transforms[3 * id + 2]);
    }
    for (const { bodyA, bodyB, normal, depth } of Detector.collisions(this.detector)) {
      contacts.add(bodyA.plugin.id, bodyB.plugin.id, normal.x, normal.y, depth);
    }
  }

  query({ minX, minY, maxX, maxY }) {
    const corners = [
      { x: minX, y: minY },
      { x: maxX, y: maxY },
    ];
    return Query.region(this.bodies, Bounds.create(corners)).length;
  }
}

export const contestant = {
  name: 'matter-js',
  packages: ['matter-js'],
  narrow: {
    prepare: ({ a, b, placeA, placeB }) => ({
      a: body(a, placeA.x, placeA.y, placeA.angle),
      b: body(b, placeB.x, placeB.y, placeB.angle),
    }),
    intersects: ({ a, b }) => (Collision.collides(a, b) === null ? 0 : 1),
    collide: ({ a, b }) => Collision.collides(a, b)?.depth ?? 0,
  },
  createWorld: (bodies) => new World(bodies),
};
