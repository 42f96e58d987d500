import type { Step } from '../../figure/element/step.js';
import { words } from '../../figure/voice/words.js';
import {
  type CircleBoxEvaluation,
  type CircleBoxState,
  type Region,
  scene,
  toFrame,
} from './scene.js';

/** The frame of the box; the region; the nearest point; its distance; the answer; what follows. */
export function stepsOf(evaluation: CircleBoxEvaluation, state: CircleBoxState): Step[] {
  const { trace, collision, inGrown } = evaluation;
  const format = scene.format(evaluation);
  const values = {
    degrees: state.box.degrees,
    centre: format.vector(toFrame(state.box, trace.centre)),
    nearest: format.vector(toFrame(state.box, trace.nearest)),
    feature: trace.feature ?? '',
    distance: format.length(Math.abs(trace.distance)),
    radius: format.length(trace.reach),
    depth: format.length(Math.abs(trace.separation)),
    mtv: format.vector(collision.mtv),
  };
  const part = (phase: string, say: string): Step => ({ phase, say, values });
  const { region } = trace;
  const inside = region === 'inside';
  const answer = !trace.intersects ? 'miss' : trace.separation === 0 ? 'touch' : 'hit';
  const grown = inGrown === trace.intersects ? 'do.grown' : 'do.grownWrong';
  return [
    part('frame', state.box.degrees === 0 ? 'do.upright' : 'do.frame'),
    part('region', `do.region.${region}`),
    part('nearest', `do.nearest.${region}`),
    part('distance', inside ? 'do.distance.inside' : 'do.distance'),
    { ...part('compare', inside ? 'do.hit.inside' : `do.${answer}`), mark: 'answer' },
    ...(collision.depth > 0 ? [part('push', inside ? 'do.push.inside' : 'do.push')] : []),
    part('grown', grown),
  ];
}

/** What a region is called. */
export const regionName = ({ region, feature }: Region): string =>
  words(`region.${region}`, { index: feature ?? '' });
