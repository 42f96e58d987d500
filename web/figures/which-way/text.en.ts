import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'A missile flies along its heading, and a target is somewhere else. Should it turn left or right, and how far in this frame?',

  'stage.label': 'A missile m with its heading h, a target t, and the flown path. {status}',
  'stage.left': 'left',
  'stage.right': 'right',
  'stage.frame': 'frame {frame}',

  'handle.m': 'Move the missile; [ and ] turn it',
  'handle.h': 'Nose of the missile',
  'handle.t': 'Move the target',
  'handle.limit': 'The most that it turns in a frame',
  'handle.y': 'Turn the y axis over',

  'quantity.heading': 'heading',
  'quantity.toTarget': 'way to the target',
  'quantity.area': 'determinant of h and d',
  'quantity.ahead': 'dot product',
  'quantity.angle': 'turn to the target',
  'quantity.step': 'turn of this frame, at most {limit}',
  'quantity.flight': 'flight',
  'quantity.wrong': 'flight the other way round',
  'turn.clockwise': 'right',
  'turn.counter-clockwise': 'left',
  'turn.ahead': 'ahead',
  'turn.behind': 'behind',
  'end.hit': 'hits in frame {frame}',
  'end.miss': 'does not hit',

  'do.vectors':
    'Two vectors are all that counts: the heading $h$, and the way to the target, $d = t - m$ = {d}.',
  'do.area':
    'They span a parallelogram. Its area with a sign is the *determinant* of $h$ and $d$: two products and a difference, {area}.',
  'do.positivedown':
    'The sign is positive: from $h$ to $d$ it goes the way from the x axis to the y axis. With y *down* that is clockwise, so turn *right*.',
  'do.negativedown':
    'The sign is negative: from $h$ to $d$ it goes against the way from the x axis to the y axis. With y *down* that is counter-clockwise, so turn *left*.',
  'do.positiveup':
    'The sign is positive: from $h$ to $d$ it goes the way from the x axis to the y axis. With y *up* that is counter-clockwise, so turn *left*.',
  'do.negativeup':
    'The sign is negative: from $h$ to $d$ it goes against the way from the x axis to the y axis. With y *up* that is clockwise, so turn *right*.',
  'do.zero':
    'The determinant is 0: the target is neither left nor right, but on the line of the heading. Ahead or behind? The sign cannot tell.',
  'do.front': 'The dot product is positive, {dot}: the target is in front of the line across.',
  'do.rear':
    'The dot product is negative, {dot}: the target is behind the line across, and more than a quarter turn is needed.',
  'do.beam': 'The dot product is 0: the target is exactly at the side, a quarter turn away.',
  'do.ahead': 'The dot product is positive, {dot}: straight *ahead*. Nothing to turn.',
  'do.behind':
    'The dot product is negative, {dot}: straight *behind*. Both ways are equally long, so a rule has to choose one, and always the same.',
  'do.angle':
    'Determinant and dot product are sine and cosine of the same angle, times the same lengths. `atan2` of both is the whole turn: {angle}.',
  'do.limit':
    'A missile turns at most {limit} in a frame. So it is {step} this time, and the rest later.',
  'do.free':
    'The limit is {limit} in a frame, and {step} is within it: the missile turns all the way.',
  'do.hit': 'Turn, fly, ask again: frame by frame the same. The missile hits in frame {frame}.',
  'do.circle':
    'It turns the right way in every frame and never arrives: the target lies inside the circle that it flies. Turned by {turned} in {frame} frames.',
  'do.miss': 'Turn, fly, ask again: after {frame} frames the fuel is gone, and it has not arrived.',
  'do.wrong':
    'The same missile with the sign the other way round, as if y pointed the other way: the further it turns away, the more it wants to turn. It flees.',
  'do.wrongHit':
    'With the sign the other way round it hits as well: here the sign makes no difference.',
  'do.far':
    'The same picture, moved by $s = (10^9, 10^9)$. Multiplied out, the determinant comes to {expanded} instead of {exact}: the sign has survived, the number has not.',
  'do.farWrong':
    'The same picture, moved by $s = (10^9, 10^9)$. Multiplied out, the determinant comes to {expanded} instead of {exact}: *the wrong sign*.',

  'try.circle': 'Let the missile turn the right way in every frame, and still never arrive.',
  'try.circle.done': 'A target inside the turning circle. Slow down, or first fly away from it.',
  'try.behind':
    'Put the target *exactly* behind the missile: the determinant is 0, and yet it must turn. The arrow keys move by whole units.',
  'try.behind.done': 'Both ways are equally long. `steer` then always turns in the positive sense.',
  'try.same': 'Find a place for the target where the missile with the wrong sign hits, too.',
  'try.same.done': 'So a test with such a target would not notice the wrong sign.',
  'try.far':
    'Go to the last step and find a target, almost straight ahead, for which the determinant, multiplied out far from the origin, has the wrong sign.',
  'try.far.done': 'The products cancel there, and only their rounding is left.',

  idea: [
    'Left or right needs no angle. The determinant of the heading $h$ and the way $d$ to the target, $h_x d_y - h_y d_x$, is the area of their parallelogram, with a sign: positive if the turn from $h$ to $d$ goes the way from the x axis to the y axis, negative if it goes the other way. On a screen, where y points down, that way is clockwise. In a mathematics book y points up, and it is counter-clockwise. Pull the arrow of the y axis over: the sign changes, the missile does not.',
    'If the determinant is 0, the target lies on the line of the heading, and the dot product tells ahead from behind. So two signs answer everything: `turn` gives one of four words, without an angle and without rounding.',
    'How far to turn is the angle of the two numbers, $\\operatorname{atan2}(\\det, h \\cdot d)$, cut off at what one frame allows. `steer` is positive from the x axis towards the y axis, so it can be added to an angle of the same coordinates whichever way y points.',
    'A limited turn makes circles: with $s$ units of way and a turn of $\\omega$ in each frame, they have the radius $s / (2 \\sin(\\omega / 2))$. What lies inside such a circle beside the missile is out of its reach, however right each turn is.',
  ],
  mistakes: [
    '*Taking “positive means left” from a book.* That holds with y up. On a canvas positive means right; with the sign the wrong way round the missile flees. `turn` therefore wants to know `yAxis`.',
    '*Comparing two angles.* With `atan2` for heading and target, their difference jumps by 360° where they pass ±180°, and the missile goes the long way round. Take the angle of determinant and dot product instead.',
    '*Taking the angle from the dot product alone.* `acos` knows no left and no right, and rounding may hand it 1.0000000000000002, for which it has no answer.',
    '*Treating 0 as straight ahead.* A target exactly behind has determinant 0, too, and the missile would never turn.',
    '*Multiplying first, subtracting afterwards.* Take the differences of the points before the products: far from the origin the digits are lost otherwise. Where the sign must be right for any three points, use `orientation`, which is exact.',
  ],
  reading: [
    '[Determinant](https://en.wikipedia.org/wiki/Determinant), Wikipedia: the signed area and much more.',
    'Craig Reynolds, *Steering Behaviors For Autonomous Characters*, Game Developers Conference 1999: seeking, fleeing, pursuing.',
    'Lutz Kettner, Kurt Mehlhorn, Sylvain Pion, Stefan Schirra, Chee Yap, *Classroom Examples of Robustness Problems in Geometric Computations*, Computational Geometry 40, 2008: what wrong signs do to programs.',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, 1997: the sign without error.',
  ],
} as const satisfies Texts;
