/**
 * The side that computes: a world that goes on 60 times a second, whatever the page is doing.
 *
 * Two buffers are under way. While the page draws one, the worker fills the other; where the page is slow and
 * has both, the world goes on, and the frames in between are not sent.
 */
import { Circle, World } from 'sepax';
import { count, type Frame, type Order, radius, side, stride } from './frame.js';

const stepsPerSecond = 60;
/** The greatest change of x and y in a step. */
const speed = 0.2;

const world = new World();
const velocities = Float64Array.from({ length: 2 * count }, () => speed * (2 * Math.random() - 1));
const free = [0, 1].map(() => new ArrayBuffer(count * stride * Float32Array.BYTES_PER_ELEMENT));
let number = 0;
let running = false;

world.addMany(
  new Circle(radius),
  Float64Array.from({ length: 3 * count }, (_, i) => {
    return i % 3 === 2 ? 0 : Math.random() * (i % 3 === 0 ? side : side / 2);
  }),
);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('buffer' in data) free.push(data.buffer);
  else running = data.running;
});

/** The first frame is sent at once; time goes on when the page says so. */
step();
setInterval(() => {
  if (running) step();
}, 1000 / stepsPerSecond);

function step(): void {
  move();
  world.update();
  part();
  number += 1;
  send();
}

/** Moves each body by its velocity, and turns it back at the walls. */
function move(): void {
  const places = world.transforms;
  for (let i = 0; i < 2 * count; i++) {
    const at = 3 * (i >> 1) + (i & 1);
    const limit = (i & 1 ? side / 2 : side) - radius;
    const next = places[at]! + velocities[i]!;
    if (next < radius) velocities[i] = Math.abs(velocities[i]!);
    if (next > limit) velocities[i] = -Math.abs(velocities[i]!);
    places[at] = Math.min(limit, Math.max(radius, next));
  }
}

/** Parts the bodies that overlap: each goes half of the way, and turns round if it went further in. */
function part(): void {
  const places = world.transforms;
  const { length, a, b, normals, depths } = world.contacts;
  for (let i = 0; i < length; i++) {
    push(places, a[i]!, -normals[2 * i]!, -normals[2 * i + 1]!, depths[i]! / 2);
    push(places, b[i]!, normals[2 * i]!, normals[2 * i + 1]!, depths[i]! / 2);
  }
}

function push(places: Float64Array, id: number, x: number, y: number, by: number): void {
  places[3 * id]! += by * x;
  places[3 * id + 1]! += by * y;
  const inward = Math.min(0, velocities[2 * id]! * x + velocities[2 * id + 1]! * y);
  velocities[2 * id]! -= 2 * inward * x;
  velocities[2 * id + 1]! -= 2 * inward * y;
}

/** Fills a buffer, if there is one, and transfers it to the page. */
function send(): void {
  const buffer = free.pop();
  if (buffer === undefined) return;
  const numbers = new Float32Array(buffer);
  const places = world.transforms;
  const { length, a, b } = world.contacts;
  for (let i = 0; i < count; i++) {
    numbers[stride * i] = places[3 * i]!;
    numbers[stride * i + 1] = places[3 * i + 1]!;
    numbers[stride * i + 2] = 0;
  }
  for (let i = 0; i < length; i++) {
    numbers[stride * a[i]! + 2] = 1;
    numbers[stride * b[i]! + 2] = 1;
  }
  const frame: Frame = { number, contacts: length, buffer };
  self.postMessage(frame, { transfer: [buffer] });
}
