/** The player. */
import { type Body, Circle, type World } from 'sepax';
import type { Command } from './command.js';
import { LAMP, MOTH, WALL } from './kinds.js';
import { START } from './level.js';
import type { Notes } from './notes.js';

export const LAMP_RADIUS = 12;
const SPEED = 3.4;
/** How much of the wished velocity is there after one tick: light on its feet, but with some weight. */
const GRIP = 0.22;

export function addLamp(world: World, notes: Notes): Body {
  const lamp = world.add(new Circle(LAMP_RADIUS), { ...START, category: LAMP, mask: WALL | MOTH });
  notes.begin(lamp.id, LAMP, 0, 0);
  return lamp;
}

export function moveLamp(world: World, notes: Notes, lamp: Body, { walk }: Command): void {
  const { id } = lamp;
  notes.vx[id] += GRIP * (SPEED * walk.x - notes.vx[id]);
  notes.vy[id] += GRIP * (SPEED * walk.y - notes.vy[id]);
  // Seen from above there is no `up`: everything is a wall, and is slid along. Moths are not in the way.
  const { translation } = world.moveAndSlide(lamp, [notes.vx[id], notes.vy[id]], { mask: WALL });
  lamp.move(translation.x, translation.y);
}
