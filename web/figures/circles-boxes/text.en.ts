import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label':
    'A circle a, a box b, the nine regions around it, and the point of b that is nearest. {status}',

  'handle.circle': 'Move circle a',
  'handle.radius': 'Radius of circle a',
  'handle.box': 'Move box b',
  'handle.turn': 'Turn box b',
  'handle.size': 'Size of box b',
  'stage.depth': 'depth {size}',
  'region.inside': 'inside',
  'region.edge': 'side {index}',
  'region.corner': 'corner {index}',

  'do.upright': 'The box is upright. Seen from its middle, the centre of [a] is at $q$ = {centre}.',
  'do.frame':
    'The box is turned by {degrees}°. In its *own frame*, which turns with it, its sides are upright again. There the centre of [a] is at $q$ = {centre}.',
  'do.region.corner':
    'The centre is beyond the box in both directions: it is in the quadrant at *corner {feature}*. From anywhere in it, that corner is the nearest point of the box.',
  'do.region.edge':
    'The centre is beyond the box in one direction only: it is in the band of *side {feature}*. From anywhere in it, the nearest point is on that side.',
  'do.region.inside': 'The centre is beyond the box in neither direction: it is *inside*.',
  'do.nearest.corner':
    'Each coordinate that goes beyond a side is clamped to it. Here both are, so the nearest point is the corner, $p$ = {nearest}.',
  'do.nearest.edge':
    'The coordinate that goes beyond a side is clamped to it; the other one stays. The nearest point is on the side, at $p$ = {nearest}.',
  'do.nearest.inside':
    'There is nothing to clamp. But a push has to lead out, so the nearest point of the *outline* counts. It is on the nearest side, at $p$ = {nearest}.',
  'do.distance': 'The distance from the centre to the nearest point is {distance}.',
  'do.distance.inside':
    'The distance to the outline is {distance}. The centre is inside, so it counts as *negative*: −{distance}.',
  'do.hit': 'The distance {distance} is less than the radius {radius}: a hit, {depth} deep.',
  'do.hit.inside':
    'A centre inside is a hit, whatever the radius. To get out, [a] has to go back to the side and one radius further: {depth} in all.',
  'do.touch':
    'The distance is exactly the radius, {radius}: the circle touches the box at one point, and that is a hit.',
  'do.miss': 'The distance {distance} is more than the radius {radius}: a gap of {depth}.',
  'do.push':
    'The shortest way out leads straight away from the nearest point: {mtv}. At a corner that is a slanted direction, perpendicular to no side of the box.',
  'do.push.inside': 'The shortest way out leads through the nearest side: {mtv}.',
  'do.grown':
    'The centres of all circles that hit fill a box with *round* corners. A box that is merely grown by the radius has square ones. Away from the corners both give the same answer.',
  'do.grownWrong':
    'The centres of all circles that hit fill a box with *round* corners. A box that is merely grown by the radius has square ones. The centre of [a] is in one of them: the simple test reports a *false hit*.',

  'try.wide':
    'Go to the last step. Keep the false hit, but widen the gap to more than a *third of the radius*.',
  'try.wide.done': 'The square corner sticks out by $\\sqrt2 - 1$, or 41 %, of the radius.',
  'try.inside': 'Put the *centre* of [a] into the box. Where does the push lead?',
  'try.inside.done': 'The distance is negative there, and the push goes through the nearest side.',
  'try.touch':
    'Make [a] touch a *corner* of the box exactly. A triangle with sides 3, 4 and 5, or ten times that, helps. Turn the box upright and use the arrow keys.',
  'try.touch.done': 'Distance and radius are equal, to the last bit.',
} as const satisfies Texts;
