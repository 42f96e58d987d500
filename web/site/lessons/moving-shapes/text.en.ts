import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'He sprints, but stops short of the wall: a step that would hit is not taken.',
  'story.mended': 'He takes the step and the push back, and gets right up to the wall.',

  question:
    'Between this frame and the next, [a] moves by $v$. Does it hit [b] on the way, and when? Or does it just fly past?',
  'times.caption': 'When the shadows overlap, on each axis',
  'times.moment': 'Moment of the frame',
  'times.momentShort': 'Time',
  'times.never': 'never',
  'times.classic': 'Each axis on its own (classic)',
  'times.common': 'At once',
  'times.hit': 'hit',
  'times.noHit': 'no hit',

  idea: [
    'A [shadow](#shadow) moves along its [axis](#axis) at its own speed $s = v \\cdot n$. Two divisions give the time at which it reaches the other’s shadow, and the time at which it leaves it behind. Between these times there is no gap on this axis.',
    'At one and the same moment, the shapes meet exactly when *no* axis has a gap. So all those intervals of time must have a moment in common: it begins when the last shadows meet, and ends when the first ones separate. If the latest beginning comes after the earliest end, there was no contact. Otherwise the latest beginning is the *time of impact*.',
    'The classic way stretches each shadow by the velocity and tests each axis once. It never misses a hit, but it forgets *when*. In trials with random polygons, six to ten of every hundred hits it reported were false. There are two cures, and either will do: the common moment, or one more axis, perpendicular to the motion. [The area that a sweeps](#sweep) is convex as well, and its sides are edges of [a] and two that run along the motion: only the normal of those two was missing.',
    'If both shapes move, let [a] move by the difference of the two [velocities](#velocity): seen from [b], the same thing happens. Two answers must not be mixed up: `intersects` is about this frame, `willIntersect` about the way to the next. After a hit, move [a] by `velocity + mtv`: the step plus the push back out. As a rule [a] then just touches [b]. If it was to fly through, or most of the way, it may stop some way off: use the time of impact there.',
  ],
  mistakes: [
    '*Testing single frames only.* Anything that moves further than the wall’s thickness per frame can pass through.',
    '*Testing each axis on its own.* All stretched shadows overlap somewhere, but perhaps never at the same time.',
    '*Dividing by a speed of 0.* An axis along which nothing moves has no times. If the shadows are apart on it, there is no hit; otherwise it has no say.',
    '*Forgetting the start.* If the shapes overlap already, the latest beginning lies before the frame: the time of impact is 0, never negative.',
    '*Swapping the ends.* Where the speed is negative, the other ends meet first. Order the two quotients.',
  ],
  reading: [
    'Laurent Cozic, *2D Polygon Collision Detection*, CodeProject 2006: the classic test, with its `WillIntersect`.',
    'Philip Schneider, David Eberly, *Geometric Tools for Computer Graphics*, Morgan Kaufmann 2003, section 7.7: first and last times of contact, on all axes at once.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.5: tests of moving volumes.',
  ],
} as const satisfies Texts;
