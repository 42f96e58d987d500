// detect-collisions with padding, its option for bodies that move: a body is put into the tree anew only
// when it has left its padded box. See detect-collisions-world.mjs.
import { Circle, Polygon, System } from 'detect-collisions';
import { DetectCollisionsWorld } from './detect-collisions-world.mjs';

/** As a share of the body's reach: less means more updates, more means more pairs to test. */
const PADDING = 0.3;

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
  createWorld: (bodies) => new DetectCollisionsWorld(bodies, PADDING),
};
