import type { Body } from 'sepax';
import { traceBody } from '../../figure/crowd/crowd-painter.js';
import type { Tone } from '../../stage/palette.js';
import type { Effect } from './effects.js';
import { kinds } from './kinds.js';
import { fillCircle, type Picture, placeOf } from './picture.js';
import { sight } from './swarm.js';

/** Bodies in one path: with more, filling costs more than the calls that they spare. */
const bodiesInPath = 16;

/** Those in the picture, which is for the world to say: filled anew each time. */
const seen: Body[] = [];

/** The mites: calm ones in one colour, those that have seen the hero in another. */
export function paintSwarm(picture: Picture): void {
  const { game, view } = picture;
  game.scene.world.queryBox(view, { mask: kinds.mite, into: seen });
  picture.context.globalAlpha = 0.75;
  paintMites(picture, 'muted', false);
  picture.context.globalAlpha = 1;
  paintMites(picture, 'b', true);
}

function paintMites(picture: Picture, tone: Tone, awake: boolean): void {
  const { context, theme, game } = picture;
  const { hero, swarm } = game;
  let traced = 0;
  context.fillStyle = theme[tone];
  context.beginPath();
  for (const { id } of seen) {
    const { x, y, angle } = placeOf(picture, id);
    if ((hero.x - x) ** 2 + (hero.y - y) ** 2 < sight ** 2 !== awake) continue;
    traceBody(context, 1, swarm.forms, swarm.indexOf(id), x, y, angle);
    traced += 1;
    if (traced % bodiesInPath !== 0) continue;
    context.fill();
    context.beginPath();
  }
  context.fill();
}

export function paintEffects(picture: Picture): void {
  for (const effect of picture.game.effects.all) paintEffect(picture, effect);
  picture.context.globalAlpha = 1;
}

function paintEffect({ context, theme, calm }: Picture, { kind, x, y, age }: Effect): void {
  const grown = calm ? 0.6 : Math.sqrt(age);
  context.globalAlpha = 1 - age;
  if (kind === 'spark') {
    context.fillStyle = theme.a;
    fillCircle(context, x, y, 3 + 5 * grown);
    return;
  }
  const radius = kind === 'burst' ? 3 + 6 * grown : 8 + 34 * grown;
  context.strokeStyle = kind === 'burst' ? theme.b : theme.mtv;
  context.lineWidth = kind === 'burst' ? 1.5 : 7 * (1 - age) + 1;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}
