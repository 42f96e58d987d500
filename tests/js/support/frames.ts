/**
 * Frames by typed arrays, for tests/js/world/garbage.test.ts, which runs this in a process of its own.
 * Prints by how much the heap grew from frame to frame, between two marks.
 */
import { Polygon, World } from 'sepax';

const COUNT = 200;
const WARM_UP = 5000;
const LAST = 20_000;

const home = Float64Array.from({ length: 3 * COUNT }, (_, i) =>
  i % 3 === 2 ? 0 : 1.5 * (i % 3 === 0 ? Math.floor(i / 3) % 20 : Math.floor(i / 60)),
);
const world = new World();
world.addMany(Polygon.regular(5, 1), home);

/** Moves every body, and reads every contact. */
function frame(n: number): number {
  const { transforms } = world;
  for (let i = 0; i < transforms.length; i += 3) {
    transforms[i] = (home[i] as number) + 0.25 * ((n + i) % 2);
  }
  world.update();
  const { a, b, depths, normals, length } = world.contacts;
  let deep = 0;
  for (let i = 0; i < length; i++) {
    const push = (depths[i] as number) * Math.abs(normals[2 * i] as number);
    if (push > 0.5 || a[i] === b[i]) deep++;
  }
  return deep;
}

function run(from: number, to: number): number {
  let deep = 0;
  for (let n = from; n < to; n++) deep += frame(n);
  return deep;
}

// Twice: what asks for the heap warms up, too.
run(0, WARM_UP / 2);
process.memoryUsage();
run(WARM_UP / 2, WARM_UP);
console.log('begin');
const before = process.memoryUsage().heapUsed;
const deep = run(WARM_UP, LAST);
const after = process.memoryUsage().heapUsed;
console.log('end');
console.log(JSON.stringify({ grown: after - before, contacts: world.contacts.length, deep }));
