// Collider2D: pairs only. It is a rewrite of SAT.js, with one shared object for the details.
import collider2d from 'collider2d';

const { Circle, Collider2d, Polygon, Vector } = collider2d;
const collider = new Collider2d();

function shape(form, { x, y, angle }) {
  if (form.points === null) return new Circle(new Vector(x, y), form.radius);
  const points = form.points.map(([px, py]) => new Vector(px, py));
  const polygon = new Polygon(new Vector(x, y), points);
  polygon.setAngle(angle);
  return polygon;
}

/** The first of a pair with a circle is the circle. */
function test({ a, b }, details) {
  return a instanceof Circle
    ? collider.testCirclePolygon(a, b, details)
    : collider.testPolygonPolygon(a, b, details);
}

export const contestant = {
  name: 'collider2d',
  packages: ['collider2d'],
  narrow: {
    prepare: ({ a, b, placeA, placeB }) => ({ a: shape(a, placeA), b: shape(b, placeB) }),
    intersects: (pair) => (test(pair, false) ? 1 : 0),
    collide: (pair) => {
      const details = test(pair, true);
      return details === false ? 0 : details.overlap;
    },
  },
};
