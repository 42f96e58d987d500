// sepax, and the peers that are written in JavaScript. Each library prepares a case once, and then
// answers a query with one number: 1 or 0, a depth, a distance, or the fraction of a way.
import * as planck from 'planck';
import SAT from 'sat';
import { Capsule, Circle, castSegment, collide, distance, intersects, Polygon, sweep } from 'sepax';

function sepaxShape(form, place) {
  if (form.kind === 'circle') return new Circle(form.radius, place);
  if (form.kind === 'polygon') return new Polygon(form.points, place);
  return new Capsule([-form.half, 0], [form.half, 0], form.radius, place);
}

export const sepax = {
  name: 'sepax',
  prepare: (pair, { a, b, motion }) => ({
    a: sepaxShape(pair.a, a),
    b: sepaxShape(pair.b, b),
    options: { translationA: motion },
    from: { x: a.x, y: a.y },
    to: { x: a.x + motion.x, y: a.y + motion.y },
  }),
  intersects: ({ a, b }) => (intersects(a, b) ? 1 : 0),
  collide: ({ a, b }) => collide(a, b).depth,
  distance: ({ a, b }) => distance(a, b).distance,
  sweep: ({ a, b, options }) => sweep(a, b, options)?.time ?? 1,
  castSegment: ({ b, from, to }) => castSegment(from, to, b)?.fraction ?? 1,
};

function satShape(form, { x, y, angle }) {
  if (form.kind === 'circle') return new SAT.Circle(new SAT.Vector(x, y), form.radius);
  const points = form.points.map(([px, py]) => new SAT.Vector(px, py));
  const polygon = new SAT.Polygon(new SAT.Vector(x, y), points);
  polygon.setAngle(angle);
  return polygon;
}

function satTest(a, b) {
  if (b instanceof SAT.Circle) return SAT.testCircleCircle;
  return a instanceof SAT.Circle ? SAT.testCirclePolygon : SAT.testPolygonPolygon;
}

const response = new SAT.Response();

/** Has no capsules, distances, sweeps or rays. */
export const sat = {
  name: 'sat',
  prepare: (pair, places) => {
    if (pair.a.kind === 'capsule') return null;
    const [a, b] = [satShape(pair.a, places.a), satShape(pair.b, places.b)];
    return { a, b, test: satTest(a, b) };
  },
  intersects: ({ a, b, test }) => (test(a, b) ? 1 : 0),
  collide: ({ a, b, test }) => {
    response.clear();
    return test(a, b, response) ? response.overlap : 0;
  },
};

// The library's own limit is 12.
planck.Settings.maxPolygonVertices = 32;

function planckShape(form) {
  if (form.kind === 'circle') return new planck.CircleShape(form.radius);
  return new planck.PolygonShape(form.points.map(([x, y]) => new planck.Vec2(x, y)));
}

function planckProxy(shape) {
  const proxy = new planck.DistanceProxy();
  proxy.set(shape, 0);
  return proxy;
}

function planckSweep({ x, y, angle }, motion) {
  const way = new planck.Sweep();
  Object.assign(way, { a0: angle, a: angle });
  way.c0.set(x, y);
  way.c.set(x + motion.x, y + motion.y);
  return way;
}

function planckManifold({ a, b, placeA, placeB, manifold, kinds }) {
  if (kinds === 'circle circle') planck.CollideCircles(manifold, a, placeA, b, placeB);
  else if (kinds === 'circle polygon') planck.CollidePolygonCircle(manifold, b, placeB, a, placeA);
  else planck.CollidePolygons(manifold, a, placeA, b, placeB);
  return manifold.pointCount;
}

/** Has no capsules. Its polygons have a skin of 0.01. Its manifolds tell no depth. */
export const planckPeer = {
  name: 'planck',
  prepare: (pair, { a: placeA, b: placeB, motion }) => {
    if (pair.a.kind === 'capsule') return null;
    const [a, b] = [planckShape(pair.a), planckShape(pair.b)];
    const transform = ({ x, y, angle }) => new planck.Transform(new planck.Vec2(x, y), angle);
    const distanceInput = new planck.DistanceInput();
    distanceInput.proxyA.set(a, 0);
    distanceInput.proxyB.set(b, 0);
    distanceInput.transformA.set(transform(placeA));
    distanceInput.transformB.set(transform(placeB));
    distanceInput.useRadii = true;
    const impactInput = new planck.TOIInput();
    impactInput.proxyA = planckProxy(a);
    impactInput.proxyB = planckProxy(b);
    impactInput.sweepA = planckSweep(placeA, motion);
    impactInput.sweepB = planckSweep(placeB, { x: 0, y: 0 });
    impactInput.tMax = 1;
    return {
      a,
      b,
      placeA: transform(placeA),
      placeB: transform(placeB),
      kinds: `${pair.a.kind} ${pair.b.kind}`,
      manifold: new planck.Manifold(),
      cache: new planck.SimplexCache(),
      distanceInput,
      distanceOutput: new planck.DistanceOutput(),
      impactInput,
      impactOutput: new planck.TOIOutput(),
      ray: {
        p1: new planck.Vec2(placeA.x, placeA.y),
        p2: new planck.Vec2(placeA.x + motion.x, placeA.y + motion.y),
        maxFraction: 1,
      },
      rayOutput: { normal: new planck.Vec2(0, 0), fraction: 1 },
    };
  },
  intersects: ({ a, b, placeA, placeB }) =>
    planck.testOverlap(a, 0, b, 0, placeA, placeB) ? 1 : 0,
  collide: planckManifold,
  distance: ({ cache, distanceInput, distanceOutput }) => {
    cache.count = 0;
    planck.Distance(distanceOutput, cache, distanceInput);
    return distanceOutput.distance;
  },
  sweep: ({ impactInput, impactOutput }) => {
    planck.TimeOfImpact(impactOutput, impactInput);
    return impactOutput.t;
  },
  castSegment: ({ b, placeB, ray, rayOutput }) =>
    b.rayCast(rayOutput, ray, placeB, 0) ? rayOutput.fraction : 1,
};
