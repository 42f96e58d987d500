import type { FigureView } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import type { Values } from '../../figure/voice/text.js';
import {
  bulletStep,
  chaseOf,
  groundOf,
  pickupOf,
  pushesOf,
  shotOf,
  slopeOf,
  steepest,
  treeOf,
  walkOf,
} from './looks.js';
import type { Place } from './place.js';
import type { Play } from './play.js';

export type TogetherView = FigureView<Place, Play>;

/** The parts of the game, and the lesson that each comes from. */
export const parts = [
  ['walk', 'way-out'],
  ['ground', 'dents-holes'],
  ['bullet', 'fast-bullets'],
  ['missile', 'which-way'],
  ['sensor', 'circles-boxes'],
  ['push', 'separating-axis'],
  ['many', 'thousands'],
] as const;

/** What each part is about, and the numbers of the moment. */
const say: Record<(typeof parts)[number][0], (play: Play) => [string, Values]> = {
  walk: (play) => {
    const { floor } = walkOf(play);
    const values = { steepest: steepest.toFixed(1), slope: floor ? slopeOf(floor).toFixed(1) : '' };
    return [floor ? 'do.walk' : 'do.walk.air', values];
  },
  ground: (play) => ['do.ground', { pieces: groundOf(play).length }],
  bullet: (play) => {
    const { way, hit } = shotOf(play);
    const far = hit && Math.abs(way.x) * hit.time;
    const values = { step: bulletStep.toFixed(0), far: far?.toFixed(1) ?? '' };
    return [hit ? 'do.bullet' : 'do.bullet.free', values];
  },
  missile: (play) => {
    const chase = chaseOf(play);
    if (chase === null) return ['do.missile.none', {}];
    return [`do.missile.${chase.turn}`, { angle: Math.abs(chase.angle).toFixed(1) }];
  },
  sensor: (play) => {
    const far = pickupOf(play);
    if (far === null) return ['do.sensor.taken', {}];
    return ['do.sensor', { far: Math.hypot(far.x, far.y).toFixed(0) }];
  },
  push: (play) => ['do.push', { pushes: pushesOf(play).length }],
  many: (play) => {
    const tree = treeOf(play);
    return [
      'do.many',
      {
        bodies: play.game.scene.world.size,
        boxes: tree.boxes.length / 4,
        contacts: play.game.scene.world.contacts.length,
      },
    ];
  },
};

/** Each part, and then all of them. */
export function stepsOf(play: Play): Step[] {
  const steps = parts.map(([phase]): Step => {
    const [key, values] = say[phase](play);
    return { phase, say: key, values };
  });
  return [...steps, { phase: 'play', say: 'do.play', values: {}, mark: 'answer' }];
}

/** The part that the figure shows: that of the step, or the row that is pointed at. */
export const shownPart = ({ hovered, step }: TogetherView): string =>
  hovered === null ? step.phase : parts[hovered]![0];
