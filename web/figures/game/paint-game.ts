import { paintBullets, paintHero, paintMissiles, paintTurrets } from './paint-actors.js';
import {
  paintCheckpoints,
  paintGoal,
  paintGround,
  paintPickups,
  paintPlatforms,
  paintShutters,
} from './paint-level.js';
import { paintEffects, paintSwarm } from './paint-swarm.js';
import type { Picture } from './picture.js';

/** What is painted before the background, from back to front. */
const layers = [
  paintGoal,
  paintPlatforms,
  paintGround,
  paintCheckpoints,
  paintPickups,
  paintTurrets,
  paintShutters,
  paintSwarm,
  paintMissiles,
  paintBullets,
  paintHero,
  paintEffects,
];

export function paintGame(picture: Picture): void {
  for (const paint of layers) paint(picture);
}
