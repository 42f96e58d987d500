// Puts one contestant through one scene: times what is to be timed, and checks the answers.

import { Contacts } from '../../../web/site/race/scene/contacts.mjs';
import { Motion } from '../../../web/site/race/scene/motion.mjs';
import {
  firstHits,
  freePlaces,
  nearPairs,
  pairKey,
  place,
  separation,
} from '../../../web/site/race/scene/reference.mjs';
import { collectGarbage } from './collect-garbage.mjs';
import { isOurs } from './contestants.mjs';
import { summarize, timeEach, timeRounds } from './statistics.mjs';

/** Peers are in single precision, or have skins: a pair this near to touching may go either way. */
const TOLERANCE = 0.05;
/** In milliseconds: long enough for the JavaScript engine to have compiled what it runs. */
const ROUNDS = { warmUp: 200, count: 60, sample: 2 };
const QUICK_ROUNDS = { warmUp: 80, count: 15, sample: 1 };
/** What the scenes' timings are kept from being optimised away with. */
let sink = 0;

export function checksum() {
  return sink;
}

const kept = new Map();

/** The result of `make`, computed once in the process for each key: the references are slow. */
function once(key, make) {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key);
}

const sceneBodies = (scene) => once(`${scene.name} bodies`, scene.bodies);

/** Milliseconds, of which there were `parts`, as a summary in another unit. */
function figure(name, unit, times, parts) {
  const scale = { ms: 1, µs: 1e3, ns: 1e6 }[unit] / parts;
  return { figure: name, unit, ...summarize(times.map((time) => time * scale)) };
}

/** A body count from an area somewhere in the middle: that queries can be asked is part of a build. */
function middle({ side }) {
  const half = side / 2;
  return { minX: half - 2, minY: half - 2, maxX: half + 2, maxY: half + 2 };
}

/** How the contacts of a frame differ from the right ones. */
function comparePairs(contacts, right, count) {
  const seen = new Set();
  let [wrong, depthError] = [0, 0];
  for (let i = 0; i < contacts.count; i++) {
    const key = pairKey(contacts.a[i], contacts.b[i], count);
    const apart = right.get(key);
    if (seen.has(key) || apart === undefined) wrong++;
    else depthError = Math.max(depthError, Math.abs(contacts.depths[i] + apart));
    seen.add(key);
  }
  const extra = [...seen].filter((key) => (right.get(key) ?? 0) > 0).length;
  let missing = 0;
  let pairs = 0;
  for (const [key, apart] of right) {
    if (apart > 0) continue;
    pairs++;
    if (seen.has(key)) continue;
    missing++;
    if (apart < -TOLERANCE) wrong++;
  }
  return { pairs, differing: missing + extra, wrong, depthError };
}

function worst(checks) {
  return checks.reduce((one, other) => ({
    pairs: other.pairs,
    differing: one.differing + other.differing,
    wrong: one.wrong + other.wrong,
    depthError: Math.max(one.depthError, other.depthError),
  }));
}

/** Makes a world and drops it, after which the memory of the module lies in pieces. */
function useUp(contestant, bodies) {
  const before = contestant.createWorld(bodies);
  before.frame(bodies.transforms, new Uint32Array(), new Contacts(4 * bodies.forms.length));
  before.query(middle(bodies));
  before.dispose?.();
}

function measureFrames(contestant, scene, quick) {
  const bodies = sceneBodies(scene);
  const { forms } = bodies;
  const motion = new Motion(bodies);
  if (scene.used) useUp(contestant, bodies);
  const world = contestant.createWorld(bodies);
  const contacts = new Contacts(4 * forms.length);
  const [times, phases, checks] = [[], [], []];
  const [warmUp, timed] = quick ? scene.frames.map((n) => Math.ceil(n / 4)) : scene.frames;
  for (let frame = 0; frame < warmUp + timed; frame++) {
    motion.step();
    contacts.clear();
    const start = performance.now();
    world.frame(motion.transforms, motion.moving, contacts);
    const time = performance.now() - start;
    sink += contacts.count;
    if (frame >= warmUp) {
      times.push(time);
      if (world.phase) phases.push(world.phase());
    }
    // Of the scenes for us alone other tests say whether answers are right: the reference is slow.
    if (!scene.oursOnly && (frame === warmUp || frame === warmUp + timed - 1)) {
      const right = once(`${scene.name} ${frame}`, () =>
        nearPairs(forms, motion.transforms, TOLERANCE),
      );
      checks.push(comparePairs(contacts, right, forms.length));
    }
  }
  world.dispose?.();
  const check = checks.length > 0 ? { check: worst(checks) } : {};
  const rows = [{ ...figure(scene.name, 'ms', times, 1), ...check }];
  if (phases.length > 0) {
    rows.push({ ...figure(scene.name, 'ms', phases, 1), phase: world.phaseName });
  }
  return rows;
}

/** Whether yes, no and depth of every standing pair are right. */
function checkAnswers(pairs, depths, yeses) {
  let [overlapping, differing, wrong, depthError] = [0, 0, 0, 0];
  pairs.forEach(({ a, b, placeA, placeB }, i) => {
    const apart = separation(place(a, placeA), place(b, placeB));
    if (apart <= 0) overlapping++;
    const differs = apart <= 0 !== (yeses[i] === 1) || apart <= 0 !== depths[i] > 0;
    const error = Math.abs(Math.max(0, -apart) - depths[i]);
    if (differs) differing++;
    if ((differs && Math.abs(apart) > TOLERANCE) || error > TOLERANCE) wrong++;
    depthError = Math.max(depthError, error);
  });
  return { pairs: overlapping, differing, wrong, depthError };
}

function* askAll(ask, cases) {
  for (const each of cases) yield ask(each);
}

function measureOneByOne({ prepare, intersects, collide }, scene, pairs, rounds) {
  const cases = pairs.map(prepare);
  const run = (ask) => () => {
    for (let i = 0; i < cases.length; i++) sink += ask(cases[i]);
  };
  const time = (ask) => timeRounds(run(ask), rounds);
  const check = checkAnswers(pairs, [...askAll(collide, cases)], [...askAll(intersects, cases)]);
  return [
    { ...figure(`${scene.name}, boolean`, 'ns', time(intersects), pairs.length), check },
    { ...figure(`${scene.name}, mtv`, 'ns', time(collide), pairs.length), check },
  ];
}

function measureBatch({ prepareAll }, scene, pairs, rounds) {
  const batch = prepareAll(pairs);
  const time = (ask) => timeRounds(() => (sink += ask()[0]), rounds);
  const check = checkAnswers(pairs, [...batch.collide()], [...batch.intersects()]);
  return [
    {
      ...figure(`${scene.name}, boolean, batch`, 'ns', time(batch.intersects), pairs.length),
      check,
    },
    { ...figure(`${scene.name}, mtv, batch`, 'ns', time(batch.collide), pairs.length), check },
  ];
}

function measurePairs({ narrow }, scene, quick) {
  const pairs = once(scene.name, scene.pairs);
  if (narrow.takes && !pairs.every(narrow.takes)) return [];
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const rows = narrow.prepare ? measureOneByOne(narrow, scene, pairs, rounds) : [];
  return narrow.prepareAll ? [...rows, ...measureBatch(narrow, scene, pairs, rounds)] : rows;
}

/** How the fractions of hits differ from the right ones, in units of length. */
function compareHits(fractions, right, rays) {
  let [pairs, differing, wrong, depthError] = [0, 0, 0, 0];
  for (let i = 0; i < right.length; i++) {
    const [dx, dy] = rays.subarray(4 * i + 2, 4 * i + 4);
    if (right[i] < Infinity) pairs++;
    if (fractions[i] === right[i]) continue;
    const error = Math.abs(Math.min(1, fractions[i]) - Math.min(1, right[i])) * Math.hypot(dx, dy);
    if (error > 1e-3) differing++;
    // A ray that just misses a body goes on to the next: a few of those are rounding.
    if (error > TOLERANCE) wrong++;
    else depthError = Math.max(depthError, error);
  }
  return { pairs, differing, wrong, depthError };
}

function castEach(world, rays, fractions) {
  for (let i = 0; i < fractions.length; i++) {
    const k = 4 * i;
    fractions[i] = world.castRay(rays[k], rays[k + 1], rays[k + 2], rays[k + 3]);
  }
}

function measureRays(contestant, scene, quick) {
  const bodies = sceneBodies(scene);
  const rays = once('rays', () => scene.rays(bodies, freePlaces(bodies)));
  const right = once('hits', () => firstHits(bodies, rays));
  const world = contestant.createWorld(bodies);
  if (!world.castRay) return [];
  world.query(middle(bodies));
  const fractions = new Float64Array(right.length);
  const measure = (name, run) => {
    const times = timeEach(run, quick ? { warmUp: 1, count: 3 } : { warmUp: 3, count: 11 });
    sink += fractions[0];
    return {
      ...figure(name, 'µs', times, right.length),
      check: compareHits(fractions, right, rays),
    };
  };
  const rows = [measure(scene.name, () => castEach(world, rays, fractions))];
  if (world.castRays) {
    rows.push(measure(`${scene.name}, batch`, () => world.castRays(rays, fractions)));
  }
  world.dispose?.();
  return rows;
}

function measureBuild(contestant, scene, quick) {
  const bodies = sceneBodies(scene);
  const build = () => {
    const world = contestant.createWorld(bodies);
    sink += world.query(middle(bodies));
    return world;
  };
  const times = [];
  for (let i = 0; i < (quick ? 4 : 10); i++) {
    collectGarbage();
    const start = performance.now();
    const world = build();
    times.push(performance.now() - start);
    world.dispose?.();
  }
  // The first is to warm up.
  return [figure(scene.name, 'ms', times.slice(1), 1)];
}

const MEASURE = {
  pairs: measurePairs,
  frames: measureFrames,
  rays: measureRays,
  build: measureBuild,
};

/** The rows of one contestant in one scene; none if it has no such thing. */
export function measure(contestant, scene, quick) {
  const able = scene.kind === 'pairs' ? contestant.narrow : contestant.createWorld;
  if (!able || (scene.oursOnly && !isOurs(contestant.name))) return [];
  collectGarbage();
  const rows = MEASURE[scene.kind](contestant, scene, quick);
  return rows.map(({ phase, ...row }) => ({
    contestant: phase === undefined ? contestant.name : `${contestant.name}, ${phase}`,
    part: phase !== undefined,
    ...row,
  }));
}
