/** What the lamp throws. */
import { type Body, Circle, type World } from 'sepax';
import type { Way } from './command.js';
import { MOTH, SPARK, WALL } from './kinds.js';
import type { Notes } from './notes.js';

export const SPARK_RADIUS = 3;
/** Farther in a tick than a moth is wide: `fast` bodies stop at what is in their way all the same. */
const SPEED = 17;
const LIFE = 36;

export function throwSpark(world: World, notes: Notes, lamp: Body, aim: Way): void {
  const { x, y } = lamp;
  const traits = { category: SPARK, mask: WALL | MOTH, fast: true };
  const spark = world.add(new Circle(SPARK_RADIUS), { x, y, ...traits });
  notes.begin(spark.id, SPARK, SPEED * aim.x, SPEED * aim.y, LIFE);
}

export function moveSparks(world: World, notes: Notes): void {
  for (const id of notes.of(SPARK)) {
    const spark = world.body(id);
    notes.left[id] -= 1;
    if (notes.left[id] > 0) {
      spark?.move(notes.vx[id], notes.vy[id]);
    } else {
      spark?.remove();
      notes.end(id);
    }
  }
}
