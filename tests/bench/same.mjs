// Runs another build of the library beside this one, and compares what worlds say, contact by contact and to
// the last bit: over the scenes of the benchmark, and over random worlds of every kind of shape and body. In the
// latter contacts may differ as same/changes.mjs says, and no other way.
//   node tests/bench/same.mjs --before=<dist>     all; exits with 1 at the first difference
//   --worlds=1000    so many random worlds
//   --scenes=W,M     these scenes
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as now from 'sepax';
import { outlines } from '../../web/site/race/contestants/sepax-shapes.mjs';
import { Motion } from '../../web/site/race/scene/motion.mjs';
import { randomNumbers } from '../../web/site/race/scene/random.mjs';
import { changeOf } from './same/changes.mjs';
import { chosenScenes } from './worlds/scenes.mjs';

const { values: options } = parseArgs({
  options: {
    before: { type: 'string', default: process.env.SEPAX_BEFORE },
    worlds: { type: 'string', default: '1000' },
    scenes: { type: 'string' },
  },
});
const before = await import(new URL('index.js', pathToFileURL(`${options.before}/`)));
const BUILDS = [before, now];

/** Builds that know no slop, and leave the option alone, end a contact as soon as no point is shared. */
const newWorld = (library) => new library.World({ slop: 0 });
const FRAMES = 12;

const LISTS = ['a', 'b', 'normals', 'depths'];

/** The bits of the contacts, of how they changed and of where bodies stand. */
function bitsOf(world) {
  const { contacts } = world;
  const lists = LISTS.map((name) => {
    const list = contacts[name];
    return list.slice(0, name === 'normals' ? 2 * contacts.length : contacts.length);
  });
  const bytes = [...lists, world.transforms.slice()].map((list) => Buffer.from(list.buffer));
  return Buffer.concat([Buffer.from(Float64Array.of(contacts.length).buffer), ...bytes]);
}

/** In words. */
function firstDifference(old, fresh) {
  const [was, is] = [old.contacts, fresh.contacts];
  if (was.length !== is.length) return `${was.length} contacts before, ${is.length} now`;
  const contact = (list, i) =>
    [list.a[i], list.b[i], list.normals[2 * i], list.normals[2 * i + 1], list.depths[i]].join(' ');
  const i = is.depths.findIndex((_, k) => k < is.length && contact(was, k) !== contact(is, k));
  if (i < 0) return 'the same contacts, but bodies stand elsewhere, or a zero is negative';
  return `contact ${contact(was, i)} before, ${contact(is, i)} now`;
}

function compare(what, worlds) {
  const [old, fresh] = worlds.map(bitsOf);
  if (old.equals(fresh)) return;
  throw new Error(`${what}: ${firstDifference(...worlds)}`);
}

function runScene(scene) {
  const bodies = scene.bodies();
  const { fast = false } = bodies;
  const worlds = BUILDS.map((library) => {
    const world = newWorld(library);
    world.addMany(outlines(bodies.forms), bodies.transforms, { fast });
    return world;
  });
  const motion = new Motion(bodies);
  let seen = 0;
  for (let frame = 0; frame < FRAMES; frame++) {
    motion.step();
    for (const world of worlds) {
      world.transforms.set(motion.transforms);
      world.update();
    }
    compare(`${scene.name}, frame ${frame}`, worlds);
    seen += worlds[0].contacts.length;
  }
  for (const world of worlds) world.dispose();
  return seen;
}

/** How often contacts differ, by why they may. */
const changes = new Map();

/** The same, but for contacts that differ as they may. */
function compareButForChanges(what, worlds) {
  const [old, fresh] = worlds.map(bitsOf);
  if (old.equals(fresh)) return;
  const [was, is] = worlds.map(contactsOf);
  for (const pair of new Set([...was.keys(), ...is.keys()])) {
    const [before, now] = [was.get(pair), is.get(pair)];
    if (String(before) === String(now)) continue;
    const change = before && now && changeOf(worlds[1], pair.split(' ').map(Number), before, now);
    if (!change) throw new Error(`${what}: contact ${pair}: ${before} before, ${now} now`);
    changes.set(change, (changes.get(change) ?? 0) + 1);
  }
  const [stood, stand] = worlds.map(({ transforms }) => Buffer.from(transforms.slice().buffer));
  if (!stood.equals(stand)) throw new Error(`${what}: bodies stand elsewhere`);
}

/** Normal and depth of each contact, by its bodies. */
function contactsOf({ contacts: { length, a, b, normals, depths } }) {
  const contact = (i) => [`${a[i]} ${b[i]}`, [normals[2 * i], normals[2 * i + 1], depths[i]]];
  return new Map(Array.from({ length }, (_, i) => contact(i)));
}

class Choice {
  constructor(seed) {
    this.next = randomNumbers(seed);
  }

  between(low, high) {
    return low + (high - low) * this.next();
  }

  whole(low, high) {
    return Math.floor(this.between(low, high + 1));
  }

  chance(share) {
    return this.next() < share;
  }

  of(list) {
    return list[this.whole(0, list.length - 1)];
  }
}

function ring(choice, corners, reach) {
  const turn = choice.between(0, 6);
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * (i + choice.between(0, 0.6))) / corners;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** What makes a shape of every kind, from numbers that are drawn once for both builds. */
const KINDS = {
  circle:
    (_choice, size) =>
    ({ Circle }, place) =>
      new Circle(size, place),
  box: (choice, size) => {
    const height = size * choice.between(0.2, 2);
    return ({ Box }, place) => new Box(size, height, place);
  },
  capsule: (choice, size) => {
    const radius = size * choice.between(0.1, 0.5);
    return ({ Capsule }, place) => new Capsule([-size, 0], [size, 0], radius, place);
  },
  segment:
    (_choice, size) =>
    ({ Segment }, place) =>
      new Segment([-size, 0], [size, 0], place),
  polygon: (choice, size) => {
    const points = ring(choice, choice.whole(3, choice.chance(0.1) ? 40 : 9), size);
    return ({ Polygon }, place) => new Polygon(points, place);
  },
  rounded: (choice, size) => {
    const points = ring(choice, choice.whole(3, 6), size);
    return ({ Polygon }, place) => new Polygon(points, { ...place, radius: 0.2 * size });
  },
  dented: (choice, size) => {
    const points = [
      [-size, -size],
      [size, -size],
      [0, choice.between(-0.5, 0.5) * size],
      [0, size],
    ];
    return ({ ConcavePolygon }, place) => new ConcavePolygon(points, place);
  },
  line: (choice, size) => {
    const points = ring(choice, choice.whole(3, 6), size);
    return ({ Polyline }, place) => new Polyline(points, place);
  },
};

/** Scaled, in a mirror, or turned about a pivot elsewhere, but as a rule not. */
function placement(choice, size) {
  const place = { angle: choice.chance(0.3) ? 0 : choice.between(-4, 4) };
  if (choice.chance(0.15)) place.scale = choice.between(0.5, 2) * (choice.chance(0.5) ? -1 : 1);
  if (choice.chance(0.1)) place.pivot = { x: choice.between(-size, size), y: size };
  return place;
}

function traits(choice) {
  return {
    ...(choice.chance(0.15) ? { type: 'static' } : {}),
    ...(choice.chance(0.1) ? { fast: true } : {}),
    ...(choice.chance(0.1) ? { sensor: true } : {}),
    ...(choice.chance(0.05) ? { enabled: false } : {}),
    ...(choice.chance(0.2) ? { category: 2 ** choice.whole(0, 5) } : {}),
    ...(choice.chance(0.2) ? { mask: choice.whole(0, 63) } : {}),
  };
}

/** Adds the same body to both worlds. */
function addBody(choice, worlds, reach, lattice) {
  const kind = choice.of(Object.keys(KINDS));
  const size = lattice
    ? choice.whole(1, 2)
    : choice.between(0.3, 1.5) * 10 ** choice.of([0, 0, 0, 1]);
  const make = KINDS[kind](choice, size);
  const at = () => (lattice ? choice.whole(-reach, reach) : choice.between(-reach, reach));
  // Now and then so far out that rounding makes corners flat.
  const far = choice.chance(0.02) ? 10 ** choice.whole(6, 20) : 0;
  const place = { ...placement(choice, size), x: far + at(), y: at() };
  if (lattice) place.angle = 0;
  const what = traits(choice);
  BUILDS.forEach((library, i) => {
    const shape = make(library, place);
    worlds[i].add(shape, what);
    shape.dispose();
  });
}

function runRandom(seed) {
  const choice = new Choice(seed);
  const lattice = choice.chance(0.25);
  const count = choice.whole(2, choice.chance(0.2) ? 150 : 40);
  const reach = Math.ceil(Math.sqrt(count) * choice.between(0.6, 2));
  const worlds = BUILDS.map(newWorld);
  for (let i = 0; i < count; i++) addBody(choice, worlds, reach, lattice);
  let seen = 0;
  for (let frame = 0; frame < 8; frame++) {
    const share = choice.of([0, 0.05, 0.3, 1, 1]);
    const end = worlds[0].transforms.length / 3;
    for (let id = 0; id < end; id++) {
      if (!choice.chance(share) || !worlds[0].body(id)) continue;
      const [x, y, angle] = [choice.between(-2, 2), choice.between(-2, 2), choice.between(-1, 1)];
      const turns = choice.chance(0.6);
      for (const world of worlds) {
        const { transforms } = world;
        transforms[3 * id] += lattice ? Math.round(x) : x;
        transforms[3 * id + 1] += lattice ? Math.round(y) : y;
        if (turns && !lattice) transforms[3 * id + 2] += angle;
      }
    }
    if (choice.chance(0.3)) addBody(choice, worlds, reach, lattice);
    const id = choice.whole(0, end - 1);
    const [goes, changes, off] = [choice.chance(0.2), choice.chance(0.2), choice.chance(0.5)];
    for (const world of worlds) {
      if (changes && world.body(id)) world.body(id).enabled = off;
      if (goes) world.body(id)?.remove();
      world.update();
    }
    compareButForChanges(`world ${seed}, frame ${frame}`, worlds);
    const near = { minX: -reach / 2, minY: -reach / 2, maxX: reach / 2, maxY: reach / 2 };
    const asked = choice.chance(0.3);
    const [old, fresh] = worlds.map((world) =>
      asked ? world.queryBox(near).map((b) => b.id) : [],
    );
    if (String(old) !== String(fresh)) throw new Error(`world ${seed}: queries differ`);
    seen += worlds[0].contacts.length;
  }
  for (const world of worlds) world.dispose();
  return seen;
}

for (const scene of chosenScenes(options.scenes)) {
  if (scene.kind !== 'frames' || scene.used) continue;
  console.log(`${scene.name}: ${runScene(scene)} contacts are the same`);
}
let contacts = 0;
for (let seed = 1; seed <= Number(options.worlds); seed++) contacts += runRandom(seed);
console.log(`${options.worlds} random worlds: ${contacts} contacts, of which differ as they may:`);
for (const [change, count] of changes) console.log(`  ${count}: ${change}`);
process.exit();
