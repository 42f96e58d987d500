import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label': 'A missile m with its heading h, a target t, and its flight path. {status}',
  'stage.left': 'left',
  'stage.right': 'right',
  'stage.frame': 'frame {frame}',

  'handle.m': 'Move the missile; [ and ] turn it',
  'handle.h': 'Nose of the missile',
  'handle.t': 'Move the target',
  'handle.limit': 'Largest turn in one frame',
  'handle.y': 'Flip the y axis',

  'refused.direction': 'Not here: a target on the missile itself is in no direction.',

  'do.vectors':
    'Only two vectors matter: the heading $h$, and the way to the target, $d = t - m$ = {d}.',
  'do.area':
    'They span a parallelogram. Its signed area is the *determinant* of $h$ and $d$: two products and a difference, {area}.',
  'do.positivedown':
    'The sign is positive: the way round from $h$ to $d$ is the same as from x to y. With y *down* that is clockwise, so turn *right*.',
  'do.negativedown':
    'The sign is negative: the way round from $h$ to $d$ is opposite to that from x to y. With y *down* that is counter-clockwise, so turn *left*.',
  'do.positiveup':
    'The sign is positive: the way round from $h$ to $d$ is the same as from x to y. With y *up* that is counter-clockwise, so turn *left*.',
  'do.negativeup':
    'The sign is negative: the way round from $h$ to $d$ is opposite to that from x to y. With y *up* that is clockwise, so turn *right*.',
  'do.zero':
    'The determinant is 0: the target is neither left nor right, but on the line of the heading. Ahead or behind? The sign cannot tell.',
  'do.front':
    'The dot product is positive, {dot}: the target is in front, less than a quarter turn away.',
  'do.rear':
    'The dot product is negative, {dot}: the target is somewhere behind. More than a quarter turn is needed.',
  'do.beam': 'The dot product is 0: the target is exactly to the side, a quarter turn away.',
  'do.ahead': 'The dot product is positive, {dot}: straight *ahead*. Nothing to turn.',
  'do.behind':
    'The dot product is negative, {dot}: straight *behind*. Both ways are equally long, so a rule has to pick one, and always the same one.',
  'do.angle':
    'The determinant and the dot product are the sine and cosine of the same angle, times the same lengths. `atan2` of both is the whole turn: {angle}.',
  'do.limit':
    'The missile can turn by at most {limit} per frame. So it turns by {step} now, and by the rest later.',
  'do.free':
    'The limit is {limit} per frame, and {step} is within it: the missile turns all the way.',
  'do.hit': 'Turn, fly, ask again, frame after frame. The missile hits in frame {frame}.',
  'do.circle':
    'It turns the right way in every frame and never arrives: the target lies inside the circle that it flies. It has turned by {turned} in {frame} frames.',
  'do.miss':
    'Turn, fly, ask again: after {frame} frames the fuel is gone, and the missile has not arrived.',
  'do.wrong':
    'The same missile with the sign reversed, as if y pointed the other way. The further it turns away, the further it wants to turn: it flees.',
  'do.wrongHit': 'With the sign reversed it hits as well: here the sign makes no difference.',
  'do.far':
    'The same picture, moved by $s = (10^9, 10^9)$. Multiplied out, the determinant comes to {expanded} instead of {exact}: the sign has survived, the number has not.',
  'do.farWrong':
    'The same picture, moved by $s = (10^9, 10^9)$. Multiplied out, the determinant comes to {expanded} instead of {exact}: *the wrong sign*.',

  'try.circle': 'Make the missile turn the right way in every frame, and still never arrive.',
  'try.circle.done': 'A target inside the turning circle. Slow down, or first fly away from it.',
  'try.behind':
    'Put the target *exactly* behind the missile: the determinant is 0, and yet it must turn. The arrow keys move by whole units.',
  'try.behind.done':
    'Both ways are equally long. `steer` then always turns in the positive direction.',
  'try.same': 'Find a place for the target where the missile with the wrong sign hits, too.',
  'try.same.done': 'So a test with such a target would not notice the wrong sign.',
  'try.far':
    'Go to the last step. Find a target, almost straight ahead, for which the determinant has the wrong sign far from the origin.',
  'try.far.done': 'The products cancel there, and only their rounding errors are left.',
} as const satisfies Texts;
