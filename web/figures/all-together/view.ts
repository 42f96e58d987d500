import type { Bounds } from 'sepax';
import { isNarrow } from '../../figure/pair/measure-room.js';
import type { Size } from '../../stage/camera.js';
import { placeOf } from '../game/picture.js';
import { chaseOf, pickupOf, shotOf } from './looks.js';
import { view as whole } from './place.js';
import type { Play } from './play.js';
import { shownPart, type TogetherView } from './steps.js';

/** On a small canvas only a part of the scene is shown, so that nothing is too small; on a flat one there is no less. */
export function extentOf(view: TogetherView, _scale: number, size: Size): Bounds {
  if (!isNarrow(size)) return whole;
  const seen = ((whole.maxY - whole.minY) * size.width) / size.height;
  if (seen >= whole.maxX - whole.minX) return whole;
  const middle = middleOf(shownPart(view), view.evaluation);
  const minX = Math.min(Math.max(middle - seen / 2, whole.minX), whole.maxX - seen);
  return { ...whole, minX, maxX: minX + seen };
}

/** Where what a part is about is, along the ground. */
function middleOf(part: string, play: Play): number {
  const { hero, level } = play.game;
  const { minX, maxX } = level.swarm.bounds;
  switch (part) {
    case 'bullet': {
      const { way, hit } = shotOf(play);
      return hero.x + (way.x * (hit?.time ?? 1)) / 2;
    }
    case 'missile':
      return hero.x + (chaseOf(play)?.toTarget.x ?? 0) / -2;
    case 'sensor':
      return hero.x + (pickupOf(play)?.x ?? 0) / 2;
    case 'push':
    case 'many':
      return (minX + maxX) / 2;
    default:
      return placeOf(play, hero.body.id).x;
  }
}
