/** Three hundred of them. They fly about, and at the lamp once they see it. */
import { type Body, bounce, Circle, NO_BODY, type World } from 'sepax';
import { unit } from './command.js';
import { LAMP, MOTH, SPARK, WALL } from './kinds.js';
import { SIZE } from './level.js';
import type { Notes } from './notes.js';
import { type Tally, throwDice } from './tally.js';

export const MOTHS = 300;
export const MOTH_RADIUS = 8;
/** None begins nearer to the lamp. */
const FIRST_DISTANCE = 430;
const SIGHT = 600;
const MEMORY = 150;
const FLUTTER = 0.7;
const CHASE = 2.15;

export function addMoths(world: World, notes: Notes, tally: Tally, lamp: Body): void {
  const shape = new Circle(MOTH_RADIUS);
  while (tally.moths < MOTHS) {
    const [x, y] = [throwDice(tally) * SIZE.width, throwDice(tally) * SIZE.height];
    const far = (x - lamp.x) ** 2 + (y - lamp.y) ** 2 > FIRST_DISTANCE ** 2;
    // Queries see what was added a moment ago: this place is free of walls and of other moths.
    if (!far || world.queryCircle([x, y], 2 * MOTH_RADIUS).length > 0) continue;
    const moth = world.add(shape, { x, y, category: MOTH, mask: LAMP | WALL | MOTH | SPARK });
    const way = unit(throwDice(tally) - 0.5, throwDice(tally) - 0.5) ?? { x: 1, y: 0 };
    notes.begin(moth.id, MOTH, FLUTTER * way.x, FLUTTER * way.y);
    tally.moths += 1;
  }
}

/** Notes who sees the lamp: a ray from it to each moth, all in one call, and only walls count. */
export function look(world: World, notes: Notes, lamp: Body): void {
  const { x, y } = lamp;
  const moths = [...notes.of(MOTH)];
  const rays = new Float64Array(4 * moths.length);
  const { transforms } = world;
  moths.forEach((id, i) => {
    rays.set([x, y, transforms[3 * id] - x, transforms[3 * id + 1] - y], 4 * i);
  });
  const { ids } = world.raycastMany(rays, { mask: WALL, maxFraction: 1 });
  moths.forEach((id, i) => {
    const near = rays[4 * i + 2] ** 2 + rays[4 * i + 3] ** 2 < SIGHT ** 2;
    notes.sees[id] = near && ids[i] === NO_BODY ? 1 : 0;
    if (notes.sees[id] === 0) return;
    notes.left[id] = MEMORY;
    notes.seenX[id] = x;
    notes.seenY[id] = y;
  });
}

export function moveMoths(world: World, notes: Notes): void {
  // Straight into the numbers of the world: no object is made for any of the three hundred.
  const { transforms } = world;
  for (const id of notes.of(MOTH)) {
    const at = 3 * id;
    steer(notes, id, notes.seenX[id] - transforms[at], notes.seenY[id] - transforms[at + 1]);
    transforms[at] += notes.vx[id];
    transforms[at + 1] += notes.vy[id];
  }
}

/** Towards where the lamp was seen, as long as that is remembered; otherwise on as before, at leisure. */
function steer(notes: Notes, id: number, toX: number, toY: number): void {
  const [vx, vy] = [notes.vx[id], notes.vy[id]];
  const hunts = notes.left[id] > 0;
  if (hunts) notes.left[id] -= 1;
  const way = hunts ? unit(toX, toY) : unit(vx, vy);
  if (way === null) return;
  const speed = hunts ? CHASE : FLUTTER;
  notes.vx[id] += 0.07 * (speed * way.x - vx);
  notes.vy[id] += 0.07 * (speed * way.y - vy);
}

/** Off the walls. The filter puts the moth first, so the normal points from it into the wall. */
export function bounceOffWalls(world: World, notes: Notes): void {
  world.on('enter', { a: MOTH, b: WALL }, ({ a: { id }, contact }) => {
    const after = bounce([notes.vx[id], notes.vy[id]], contact.normal, { restitution: 0.6 });
    notes.vx[id] = after.x;
    notes.vy[id] = after.y;
  });
}

/** What a dying moth does to those beside it. */
export function scatter(world: World, notes: Notes, { x, y }: { x: number; y: number }): void {
  for (const moth of world.queryCircle([x, y], 46, { mask: MOTH })) {
    const way = unit(moth.x - x, moth.y - y);
    if (way === null) continue;
    notes.vx[moth.id] += 2 * way.x;
    notes.vy[moth.id] += 2 * way.y;
  }
}
