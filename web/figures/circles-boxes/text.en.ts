import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label':
    'A circle a, a box b, the nine regions around it, and the point of b that is nearest. {status}',

  'handle.circle': 'Move circle a',
  'handle.radius': 'Radius of circle a',
  'handle.box': 'Move box b',
  'handle.size': 'Size of box b',
  'region.inside': 'inside',
  'region.edge': 'side {index}',
  'region.corner': 'corner {index}',

  'do.upright':
    'The box stands upright. Seen from its middle, the centre of [a] is at $q$ = {centre}.',
  'do.frame':
    'The box is turned by {degrees}°. In its *own frame*, turned along with it, its sides are upright again, and the centre of [a] is at $q$ = {centre}.',
  'do.region.corner':
    'In both directions the centre is beyond the box: it is in the quarter at *corner {feature}*. To every point there, that corner is the nearest of the whole box.',
  'do.region.edge':
    'In one direction the centre is beyond the box, in the other beside it: it is in the band of *side {feature}*. To every point there, a point of that side is the nearest.',
  'do.region.inside': 'In neither direction is the centre beyond the box: it is *inside*.',
  'do.nearest.corner':
    'Each coordinate that goes beyond a side is put back onto it. Here both are, so the nearest point is the corner, at $p$ = {nearest}.',
  'do.nearest.edge':
    'The coordinate that goes beyond a side is put back onto it, the other one stays: the nearest point is on the side, at $p$ = {nearest}.',
  'do.nearest.inside':
    'There is nothing to put back. But a push has to lead out: what counts is the nearest point of the *outline*, on the nearest side, at $p$ = {nearest}.',
  'do.distance': 'From the centre to the nearest point the distance is {distance}.',
  'do.distance.inside':
    'To the outline the distance is {distance}. The centre is inside, so it counts as *negative*: −{distance}.',
  'do.hit': 'The distance {distance} is less than the radius {radius}: a hit, {depth} deep.',
  'do.hit.inside':
    'A centre inside is a hit, whatever the radius. To get out, [a] has to go back to the side and by a radius more: {depth} in all.',
  'do.touch':
    'The distance is exactly the radius, {radius}: the circle touches the box in one point, and that is a hit.',
  'do.miss': 'The distance {distance} is more than the radius {radius}: a gap of {depth}.',
  'do.push':
    'The shortest way out leads straight away from the nearest point: {mtv}. At a corner that is a slanted direction, which no side of the box has.',
  'do.push.inside': 'The shortest way out leads through the nearest side: {mtv}.',
  'do.grown':
    'The centres of all circles that hit fill a box with *round* corners. A box that is only grown by the radius has square ones; here both give the same answer.',
  'do.grownWrong':
    'The centres of all circles that hit fill a box with *round* corners. A box that is only grown by the radius has square ones: the centre of [a] is in one of them, and the simple test reports a *false hit*.',

  'try.grown': 'Put [a] where a box grown by the radius reports a hit, and there is none.',
  'try.grown.done': 'In the square corner, outside the round one.',
  'try.inside': 'Put the *centre* of [a] into the box. Where does the push lead?',
  'try.inside.done': 'The distance is negative there, and the push goes through the nearest side.',
  'try.touch':
    'Let [a] touch a *corner* of the box exactly. A triangle with sides 3, 4 and 5, or ten times that, helps: turn the box upright and use the arrow keys.',
  'try.touch.done': 'Distance and radius are equal, to the last bit.',
} as const satisfies Texts;
