// Times one narrow-phase call from JS: two boxes that overlap, with the minimum translation vector,
// beside SAT.js, in one process. A program to run by hand (`npm run bench`), not a test.
import { cpus } from 'node:os';
import process from 'node:process';
import SAT from 'sat';
import { collide, intersects, Polygon } from 'sepax';
import { Bench } from 'tinybench';

const ANGLES = [0, 0.3];
const CALLS = 1000;

/** Two overlapping boxes for both libraries; the first is moved a little before each call. */
function scene(angle) {
  const corners = [
    [-20, -20],
    [20, -20],
    [20, 20],
    [-20, 20],
  ];
  const ours = [
    new Polygon(corners, { x: 0, y: 0, angle }),
    new Polygon(corners, { x: 25, y: 10, angle: 2 * angle }),
  ];
  const theirs = [0, 1].map((i) => {
    const polygon = new SAT.Polygon(
      new SAT.Vector(25 * i, 10 * i),
      corners.map(([x, y]) => new SAT.Vector(x, y)),
    );
    polygon.setAngle(i === 0 ? angle : 2 * angle);
    return polygon;
  });
  return { ours, theirs };
}

function satDepth([a, b], response) {
  response.clear();
  return SAT.testPolygonPolygon(a, b, response) ? response.overlap : 0;
}

const bench = new Bench({ time: 1000, warmupTime: 500 });
let sink = 0;
for (const angle of ANGLES) {
  const { ours, theirs } = scene(angle);
  const response = new SAT.Response();
  const agreed = Math.abs(collide(...ours).depth - satDepth(theirs, response));
  if (agreed > 1e-9) throw new Error(`the libraries disagree by ${agreed}`);
  const label = `boxes at ${angle} rad`;
  bench
    .add(`sepax collide, ${label}`, () => {
      for (let i = 0; i < CALLS; i++) sink += collide(ours[0], ours[1]).depth;
    })
    .add(`sepax move and collide, ${label}`, () => {
      for (let i = 0; i < CALLS; i++) {
        ours[0].x = i * 1e-9;
        sink += collide(ours[0], ours[1]).depth;
      }
    })
    .add(`sepax intersects, ${label}`, () => {
      for (let i = 0; i < CALLS; i++) sink += intersects(ours[0], ours[1]) ? 1 : 0;
    })
    .add(`sat testPolygonPolygon, ${label}`, () => {
      for (let i = 0; i < CALLS; i++) sink += satDepth(theirs, response);
    })
    .add(`sat move and test, ${label}`, () => {
      for (let i = 0; i < CALLS; i++) {
        theirs[0].pos.x = i * 1e-9;
        sink += satDepth(theirs, response);
      }
    });
}
await bench.run();

console.log(`${cpus()[0]?.model}, Node ${process.version}, checksum ${sink.toPrecision(6)}`);
console.table(
  bench.tasks.map(({ name, result }) => ({
    call: name,
    'median ns': Math.round((result.latency.p50 / CALLS) * 1e6),
    'spread ±%': Math.round(result.latency.rme * 10) / 10,
  })),
);
