import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'The homing missile is afraid of him: its turn has the wrong sign.',
  'story.mended': 'The sign is right now, and it turns the shorter way. Sorry, hero: run!',

  question:
    'A missile flies along its heading, and a target is somewhere else. Should it turn left or right, and how far in this frame?',

  'quantity.heading': 'heading',
  'quantity.toTarget': 'way to the target',
  'quantity.area': 'determinant of h and d',
  'quantity.ahead': 'dot product',
  'quantity.angle': 'turn to the target',
  'quantity.step': 'turn in this frame, at most {limit}',
  'quantity.flight': 'flight',
  'quantity.wrong': 'flight with the wrong sign',
  'turn.clockwise': 'right',
  'turn.counter-clockwise': 'left',
  'turn.ahead': 'ahead',
  'turn.behind': 'behind',
  'end.hit': 'hits in frame {frame}',
  'end.miss': 'does not hit',

  'jump.label':
    'A dial with the heading h and the direction d to the target, and the graph of atan2: at half a turn it jumps from 180° to −180°.',
  'jump.slider': 'Turn d',
  'jump.say':
    'From {heading} to {angle}: the difference of the angles says {difference}, the turn is {turn}.',

  idea: [
    'Left or right needs no angle. The determinant of the heading [$h$](#h) and the way [$d$](#d) to the target, $h_x d_y - h_y d_x$, is the [area](#area) of their parallelogram, with a sign: positive if the turn from $h$ to $d$ goes the same way round as from the x axis to the y axis, negative if it goes the other way. On a screen, where y points down, that way is clockwise. In a mathematics book y points up, and it is counter-clockwise. Flip the arrow of the y axis: the sign changes, the missile does not.',
    'If the determinant is 0, the target lies on the line of the heading, and the [dot product](#ahead) tells ahead from behind. So two signs answer everything: `turn` gives one of four words, without an angle and without rounding.',
    'How far to turn is the [angle](#angle) of the two numbers, $\\operatorname{atan2}(\\det, h \\cdot d)$, limited to [what one frame allows](#limit). `steer` is positive from the x axis towards the y axis, so it can be added to an angle of the same coordinates whichever way y points. Subtracting two headings instead goes wrong at the jump of atan2 from π to −π: from 170° to −170° is a turn of 20°, but the difference says −340°.',
    'A limited turn makes [circles](#flight): with a flight of $s$ units and a turn of $\\omega$ per frame, their radius is $s / (2 \\sin(\\omega / 2))$. Whatever lies inside such a circle beside the missile is out of reach, however correct each turn is.',
  ],
  mistakes: [
    '*Taking “positive means left” from a book.* That holds with y up. On a canvas positive means right; with the wrong sign the missile flees. That is why `turn` asks for `yAxis`.',
    '*Comparing two angles.* With `atan2` for heading and target, their difference jumps by 360° where they pass ±180°, and the missile goes the long way round. Take the angle of determinant and dot product instead.',
    '*Taking the angle from the dot product alone.* `acos` knows no left and no right, and rounding may hand it 1.0000000000000002, for which it has no answer.',
    '*Treating 0 as straight ahead.* A target exactly behind has determinant 0, too, and the missile would never turn.',
    '*Multiplying first and subtracting afterwards.* Take the differences of the points before the products: otherwise digits are lost far from the origin. Where the sign must be right for any three points, use `orientation`, which is exact.',
  ],
  reading: [
    '[Determinant](https://en.wikipedia.org/wiki/Determinant), Wikipedia: the signed area and much more.',
    'Craig Reynolds, *Steering Behaviors For Autonomous Characters*, Game Developers Conference 1999: seeking, fleeing, pursuing.',
    'Lutz Kettner, Kurt Mehlhorn, Sylvain Pion, Stefan Schirra, Chee Yap, *Classroom Examples of Robustness Problems in Geometric Computations*, Computational Geometry 40, 2008: what wrong signs do to programs.',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, 1997: the sign without error.',
  ],
} as const satisfies Texts;
