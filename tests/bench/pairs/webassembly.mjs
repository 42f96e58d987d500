// The peers that are WebAssembly, in single precision both. See javascript.mjs.
import RAPIER from '@dimforge/rapier2d-compat';
import startBox2D from 'box2d3-wasm';

await RAPIER.init();
const Box2D = await startBox2D();

/** Corners that already are a convex polygon. */
function rapierForm(form) {
  if (form.kind === 'circle') return RAPIER.ColliderDesc.ball(form.radius);
  if (form.kind === 'polygon') {
    return RAPIER.ColliderDesc.convexPolyline(Float32Array.from(form.points.flat()));
  }
  return RAPIER.ColliderDesc.capsule(form.half, form.radius);
}

const rapierWorld = new RAPIER.World({ x: 0, y: 0 });

function rapierCollider(form, { x, y, angle }) {
  // Its capsules stand along the y axis.
  const turn = form.kind === 'capsule' ? angle - Math.PI / 2 : angle;
  return rapierWorld.createCollider(rapierForm(form).setTranslation(x, y).setRotation(turn));
}

const STILL = { x: 0, y: 0 };

/** Colliders hold their shapes in wasm; the yes or no takes its second shape from JS at each call. */
export const rapier = {
  name: 'rapier2d',
  prepare: (pair, { a, b, motion }) => {
    const one = rapierCollider(pair.a, a);
    const other = rapierCollider(pair.b, b);
    const ray = new RAPIER.Ray({ x: a.x, y: a.y }, motion);
    const [place, angle, shape] = [other.translation(), other.rotation(), other.shape];
    return { one, other, ray, motion, place, angle, shape };
  },
  intersects: ({ one, shape, place, angle }) => (one.intersectsShape(shape, place, angle) ? 1 : 0),
  collide: ({ one, other }) => -(one.contactCollider(other, 0)?.distance ?? 0),
  distance: ({ one, other }) => one.contactCollider(other, 100)?.distance ?? 0,
  sweep: ({ one, other, motion }) =>
    one.castCollider(motion, other, STILL, 0, 1, true)?.time_of_impact ?? 1,
  castSegment: ({ other, ray }) => other.castRayAndGetNormal(ray, 1, true)?.timeOfImpact ?? 1,
};

const box2DWorld = Box2D.b2CreateWorld(Box2D.b2DefaultWorldDef());
const MOST_CORNERS = 8;

function box2DBody({ x, y, angle }) {
  const definition = Box2D.b2DefaultBodyDef();
  definition.position = new Box2D.b2Vec2(x, y);
  definition.rotation = Box2D.b2MakeRot(angle);
  return Box2D.b2CreateBody(box2DWorld, definition);
}

function box2DShape(form, place) {
  const definition = Box2D.b2DefaultShapeDef();
  const body = box2DBody(place);
  if (form.kind === 'circle') {
    const circle = new Box2D.b2Circle();
    circle.center = new Box2D.b2Vec2(0, 0);
    circle.radius = form.radius;
    return Box2D.b2CreateCircleShape(body, definition, circle);
  }
  const corners = form.points.map(([x, y]) => new Box2D.b2Vec2(x, y));
  const polygon = Box2D.b2MakePolygon(Box2D.b2ComputeHull(corners), 0);
  return Box2D.b2CreatePolygonShape(body, definition, polygon);
}

/** Of its functions on pairs the package exports none; of the rest it has rays. */
export const box2D = {
  name: 'box2d3',
  prepare: (pair, { a, b, motion }) => {
    if (pair.b.kind === 'polygon' && pair.b.points.length > MOST_CORNERS) return null;
    const ray = new Box2D.b2RayCastInput();
    ray.origin = new Box2D.b2Vec2(a.x, a.y);
    ray.translation = new Box2D.b2Vec2(motion.x, motion.y);
    ray.maxFraction = 1;
    return { shape: box2DShape(pair.b, b), ray };
  },
  castSegment: ({ shape, ray }) => {
    const found = Box2D.b2Shape_RayCast(shape, ray);
    const fraction = found.hit ? found.fraction : 1;
    found.delete();
    return fraction;
  },
};
