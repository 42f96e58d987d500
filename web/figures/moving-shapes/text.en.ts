import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'Between this frame and the next, [a] moves by $v$. Does it hit [b] on the way, and when? Or does it only fly past?',

  'handle.time': 'Moment: {time} of the way',
  'stage.impact': 'contact, {time}',
  'times.caption': 'When the shadows overlap, on each axis',
  'times.moment': 'Moment of the frame',
  'times.never': 'never',
  'times.classic': 'Each axis on its own (classic)',
  'times.common': 'At once',
  'times.hit': 'hit',
  'times.noHit': 'no hit',

  'do.framesNone':
    'In this frame the shapes are apart, and in the next one, too. Whether they met in between, two single frames cannot tell. Drag the green knob through time.',
  'do.framesNext':
    'In this frame the shapes are apart, in the next one they overlap. The contact was somewhere in between. Drag the green knob through time.',
  'do.framesFirst':
    'The shapes overlap before anything moves: the contact is at 0 %, wherever [a] goes from there.',
  'do.times':
    'On axis {axis} the shadow of [a] is stretched by the way that it goes. It overlaps the shadow of [b] from {enter} % to {exit} % of the frame.',
  'do.timesNever':
    'Even stretched, the shadow of [a] on axis {axis} stays {gap} away from that of [b]: this axis alone rules a hit out.',
  'do.across':
    'Axis {axis} is square to the motion, so the shadow of [a] stands still on it. It overlaps that of [b] all the time.',
  'do.acrossNever':
    'Axis {axis} is square to the motion, so the shadow of [a] stands still on it: {gap} beside that of [b], all the time.',
  'do.classic':
    'The classic test looks at each normal *on its own*: no stretched shadow of [a] misses that of [b], so it reports a hit. But was that at the same moment?',
  'do.classicNo':
    'The classic test looks at each normal *on its own*, and on axis {axis} the stretched shadow misses. Its “no hit” can be relied on.',
  'do.common':
    'The last shadows to meet are those on axis {last}, at {enter} %. The first to part are those on axis {first}, at {exit} %. In between all overlap *at once*: that is the contact.',
  'do.commonNever':
    'On axis {first} the shadows part at {exit} %. Only at {enter} % do those on axis {last} meet. So there is *no moment* at which all overlap.',
  'do.commonGap':
    'On axis {last} the shadows never meet, so there is no moment at which all of them overlap.',
  'do.hit': 'Hit: [a] first touches [b] at {enter} % of the way.',
  'do.hitThrough':
    'Hit: [a] touches [b] at {enter} % of the way. In the next frame it has left [b] behind: who looks at single frames sees it *tunnel* through.',
  'do.hitAtOnce': 'Hit, at {enter} %: the shapes share a point from the start.',
  'do.falseAlarm':
    'No hit: [a] flies past, with a gap of {gap} on axis {axis}, which the classic test never looked at. Its “hit” was a *false alarm*.',
  'do.miss': 'No hit: axis {axis} has a gap of {gap} all the time.',

  'try.through':
    'Aim [a] so that it flies *through* [b]: apart in this frame, apart in the next, and a hit in between.',
  'try.through.done': 'A tunnel. Two single frames would have missed it.',
  'try.falseAlarm':
    'Make the classic test report a hit, although [a] flies past with a gap of *15 or more*.',
  'try.falseAlarm.done': 'It finds a time on each axis, but not the same time.',
  'try.graze':
    'Let [a] only *graze* [b]: a hit in which the shadows across the motion overlap by 0. Whole numbers help: turn both shapes upright, and use the arrow keys.',
  'try.graze.done': 'A hit: a single shared boundary point counts.',

  idea: [
    "A shadow moves along its axis at its own speed $s = v \\cdot n$. Two divisions give the time at which it reaches the other's shadow, and the time at which it leaves it behind. Between these times this axis has no gap.",
    'At one and the same moment, the shapes meet exactly when *no* axis has a gap. So all those intervals of time must have a moment in common: it begins when the last shadows meet, and ends when the first ones part. If the latest beginning comes after the earliest end, there was no contact. Otherwise the latest beginning is the *time of impact*.',
    'The classic way stretches each shadow by the velocity and tests each axis once. It never misses a hit, but it forgets *when*. In trials with random polygons, six to ten in a hundred of its hits were none. There are two cures, and each one suffices: the common moment, or one axis more, square to the motion. All that [a] passes is a convex shape as well, and its sides are edges of [a] and two that run along the motion: only their normal was missing.',
    'If both shapes move, let [a] move by the difference of the two velocities: seen from [b], nothing else happens.',
  ],
  mistakes: [
    '*Testing single frames only.* What is faster than the wall is thick passes through it.',
    '*Testing each axis on its own.* All stretched shadows overlap somewhere, but perhaps never at the same time.',
    '*Dividing by a speed of 0.* An axis along which nothing moves has no times. If the shadows are apart on it, there is no hit; otherwise it has no say.',
    '*Forgetting the start.* If the shapes overlap already, the latest beginning lies before the frame: the time of impact is 0, and never negative.',
    '*Swapping the ends.* Where the speed is negative, the other ends meet first. Order the two quotients.',
  ],
  reading: [
    'Laurent Cozic, *2D Polygon Collision Detection*, CodeProject 2006: the classic test, with its `WillIntersect`.',
    'Philip Schneider, David Eberly, *Geometric Tools for Computer Graphics*, Morgan Kaufmann 2003, section 7.7: first and last times of contact, on all axes at once.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.5: tests of moving volumes.',
  ],
} as const satisfies Texts;
