// The scenes that every contestant is given: the same forms in the same places, from fixed seeds.
//   N  pairs that keep still, of which about half overlap; `hot`, so few that caches hold them
//   W  bodies that all move, also in memory that lies in pieces (`used`); odd ones, that stand oddly;
//   S  bodies of which few move; M bodies of very different sizes;
//   P  bodies in one pile; R rays among bodies; B bodies with an outline each, built at once
import {
  crowd,
  evenBodies,
  ROOM,
  SEED,
  scatter,
  someSize,
  velocities,
} from '../../../web/site/race/scene/crowd.mjs';
import { box, circle, mixed, polygon, regular } from '../../../web/site/race/scene/forms.mjs';
import { randomNumbers } from '../../../web/site/race/scene/random.mjs';

/** Pairs in a narrow-phase scene: more than caches and a branch predictor keep. */
const PAIRS = 4096;
/** So few that they do keep them. */
const HOT_PAIRS = 64;

/** Two forms and their places: as near as a broad phase would leave them, overlapping or not. */
function standingPair(random, makeA, makeB) {
  const [a, b] = [makeA(random), makeB(random)];
  const place = (x, y) => ({ x, y, angle: 2 * Math.PI * random() });
  const [x, y] = [100 * random(), 100 * random()];
  const apart = (0.5 + 0.8 * random()) * (a.reach + b.reach);
  const way = 2 * Math.PI * random();
  const placeA = place(x, y);
  return { a, b, placeA, placeB: place(x + apart * Math.cos(way), y + apart * Math.sin(way)) };
}

function narrow(name, makeA, { makeB = makeA, count = PAIRS } = {}) {
  const pairs = () => {
    const random = randomNumbers(SEED);
    return Array.from({ length: count }, () => standingPair(random, makeA, makeB));
  };
  return { kind: 'pairs', group: 'N', name: `N ${name}`, pairs };
}

const someBox = (random) => box(0.5 + 0.5 * random(), 0.5 + 0.5 * random());
const someCircle = (random) => circle(someSize(random));

/** Sizes from 1 to 10,000: many small bodies among ever fewer large ones. */
function mixedSizes(count) {
  const random = randomNumbers(SEED);
  const forms = Array.from({ length: count }, (_, i) => {
    const decades = i % 50 === 0 ? 4 * random() : Math.min(4, -0.5 * Math.log10(1 - random()));
    return mixed(random, 0.5 * 10 ** decades);
  });
  const side = 20000;
  const transforms = scatter(forms, side, random);
  return { forms, side, transforms, velocities: velocities(count, 0.1, random), moving: count };
}

function moving(name, group, bodies, frames, more = {}) {
  return { kind: 'frames', group, name, bodies, frames, ...more };
}

/**
 * The same where another world of as many bodies was dropped before, as in the second level of a game: what
 * memory is free then lies in pieces.
 */
function inUsedHeap(scene) {
  return { ...scene, name: `${scene.name} used`, used: true, oursOnly: true };
}

/** Bodies of about one size that stand as `place(i, random)` says. */
function arranged(count, place) {
  const bodies = crowd(count);
  const random = randomNumbers(SEED);
  for (let i = 0; i < count; i++) bodies.transforms.set(place(i, random), 3 * i);
  return { ...bodies, side: Infinity };
}

/** Twenty crowds, far apart. */
function clumps(count) {
  const side = ROOM * Math.sqrt(count / 20);
  return arranged(count, (i, random) => {
    const [x, y] = [50_000 * (i % 5), 31_000 * (i % 20)];
    return [x + side * random(), y + side * random()];
  });
}

/** Side by side in a row. */
function line(count) {
  return arranged(count, (i, random) => [2 * i, random()]);
}

/** A crowd, and a body that holds it all. */
function allInOne(count) {
  const bodies = crowd(count);
  return { ...bodies, forms: [circle(bodies.side), ...bodies.forms.slice(1)] };
}

/** A crowd of small bodies that stop at what is in their way. */
function bullets(count) {
  const random = randomNumbers(SEED);
  const bodies = evenBodies(count, 0.5, ROOM * Math.sqrt(count));
  const forms = Array.from({ length: count }, () => circle(0.1 + 0.1 * random()));
  return { ...bodies, forms, moving: count, fast: true };
}

/** Sizes 1 to 100, as many of each. */
function sizes(count) {
  const random = randomNumbers(SEED);
  const forms = Array.from({ length: count }, () => mixed(random, 100 ** random()));
  const side = 40 * Math.sqrt(count);
  const transforms = scatter(forms, side, random);
  return { forms, side, transforms, velocities: velocities(count, 0.1, random), moving: count };
}

/** Frames to warm up, frames to time. */
const FRAMES = { few: [5, 15], some: [20, 60], many: [60, 200] };
const RAYS = 10000;
const RAY_LENGTH = 50;

/** Rays from places that are in no body: whether a body around the start is hit differs among peers. */
function rays(bodies, isFree) {
  const random = randomNumbers(SEED);
  const list = new Float64Array(4 * RAYS);
  for (let i = 0; i < RAYS; ) {
    const [x, y, angle] = [bodies.side * random(), bodies.side * random(), 2 * Math.PI * random()];
    if (!isFree(x, y)) continue;
    list.set([x, y, RAY_LENGTH * Math.cos(angle), RAY_LENGTH * Math.sin(angle)], 4 * i);
    i++;
  }
  return list;
}

const CROWDS = [
  moving('W1000', 'W', () => crowd(1000), FRAMES.many),
  moving('W5000', 'W', () => crowd(5000), FRAMES.some),
  // Engines have compiled the last of what runs after some thirty frames of any size.
  moving('W20000', 'W', () => crowd(20000), [30, 30]),
];

export const SCENES = [
  narrow('boxes', someBox),
  narrow('hexagons', (random) => regular(6, someSize(random))),
  narrow('3-8-gons', (random) => polygon(random, someSize(random))),
  narrow('32-gons', (random) => regular(32, someSize(random))),
  narrow('circle-box', someCircle, { makeB: someBox }),
  narrow('circle-32-gon', someCircle, { makeB: (random) => regular(32, someSize(random)) }),
  narrow('hot boxes', someBox, { count: HOT_PAIRS }),
  ...CROWDS,
  ...CROWDS.map(inUsedHeap),
  moving('W100000', 'W', () => crowd(100000), [4, 12], { oursOnly: true }),
  moving('sizes', 'odd', () => sizes(5000), FRAMES.some, { oursOnly: true }),
  moving('clumps', 'odd', () => clumps(20000), FRAMES.few, { oursOnly: true }),
  moving('line', 'odd', () => line(20000), FRAMES.few, { oursOnly: true }),
  moving('all in one', 'odd', () => allInOne(20000), FRAMES.few, { oursOnly: true }),
  moving('bullets', 'odd', () => bullets(20000), [2, 6], { oursOnly: true }),
  moving('S', 'S', () => ({ ...crowd(20000), moving: 200 }), FRAMES.some),
  moving('M', 'M', () => mixedSizes(5000), FRAMES.some),
  moving('P', 'P', () => ({ ...evenBodies(300, 0.02, 0.5), moving: 300 }), FRAMES.few),
  { kind: 'rays', group: 'R', name: 'R', bodies: () => crowd(10000), rays },
  { kind: 'build', group: 'B', name: 'B', bodies: () => crowd(20000) },
];

/** The scenes of a list such as "W,N boxes,R": names or groups. */
export function chosenScenes(list) {
  if (list === undefined) return SCENES;
  const wanted = list.split(',').map((name) => name.trim());
  const chosen = SCENES.filter(
    ({ name, group }) => wanted.includes(name) || wanted.includes(group),
  );
  if (chosen.length > 0) return chosen;
  throw new Error(`no scene of "${list}"; there are ${SCENES.map(({ name }) => name).join('; ')}`);
}
