// A crowd of bodies from a fixed seed: the scene of the race, and most of those of the benchmark.
import { mixed } from './forms.mjs';
import { randomNumbers } from './random.mjs';

export const SEED = 20261122;
/** The side of the square that a body of reach 1 has to itself, so that a body touches one other. */
export const ROOM = 2.9;

export const someSize = (random) => 0.6 + 0.8 * random();

/** Forms at even random places in a square of this side. */
export function scatter(forms, side, random) {
  const transforms = new Float64Array(3 * forms.length);
  for (let i = 0; i < forms.length; i++) {
    transforms[3 * i] = side * random();
    transforms[3 * i + 1] = side * random();
    transforms[3 * i + 2] = 2 * Math.PI * random();
  }
  return transforms;
}

/** What each body adds to its x, y and angle in a frame. */
export function velocities(count, speed, random) {
  return Float64Array.from({ length: 3 * count }, () => speed * (2 * random() - 1));
}

/** Bodies of about one size in a square, each with a speed of its own. */
export function evenBodies(count, speed, side) {
  const random = randomNumbers(SEED + count);
  const forms = Array.from({ length: count }, () => mixed(random, someSize(random)));
  const transforms = scatter(forms, side, random);
  return { forms, side, transforms, velocities: velocities(count, speed, random) };
}

/** Circles as often as polygons of 3 to 8 sides, all of which move and turn. */
export function crowd(count) {
  return { ...evenBodies(count, 0.1, ROOM * Math.sqrt(count)), moving: count };
}
