import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'handle.time': 'Moment: {time} of the frame',
  'stage.impact': 'contact, {time}',

  'do.framesNone':
    'The shapes are apart in this frame (`intersects` is false) and in the next. Did they meet in between? Drag the green knob.',
  'do.framesNext':
    'The shapes are apart in this frame (`intersects` is false), and overlap in the next. When did they first touch? Drag the green knob.',
  'do.framesFirst':
    'The shapes overlap before anything moves: the contact is at 0 %, wherever [a] goes from here.',
  'do.times':
    'On axis {axis} the shadow of [a] is stretched by the motion. The moving shadow overlaps that of [b] from {enter} % to {exit} % of the frame.',
  'do.timesNever':
    'On axis {axis} even the stretched shadow of [a] stays {gap} away from that of [b]. This axis alone rules out a hit.',
  'do.across':
    'Axis {axis} is perpendicular to the motion, so the shadow of [a] does not move on it. It overlaps that of [b] throughout.',
  'do.acrossNever':
    'Axis {axis} is perpendicular to the motion, so the shadow of [a] does not move on it. It stays {gap} away from that of [b].',
  'do.classic':
    'The classic separating-axis test looks at each normal *on its own*. On each one the stretched shadow of [a] meets that of [b], so it reports a hit. But do they meet at the same moment?',
  'do.classicNo':
    'The classic separating-axis test looks at each normal *on its own*, and on axis {axis} the stretched shadow misses. Its “no hit” is reliable.',
  'do.common':
    'The shadows on axis {last} meet last, at {enter} %. Those on axis {first} separate first, at {exit} %. In between all of them overlap *at once*: that is the contact.',
  'do.commonOne':
    'On axis {last} the shadows both meet last, at {enter} %, and separate first, at {exit} %. In between all of them overlap *at once*: that is the contact.',
  'do.commonStay':
    'The shadows on axis {last} meet last, at {enter} %, and none separate before the frame ends. From then on all of them overlap *at once*: that is the contact.',
  'do.commonNever':
    'On axis {first} the shadows separate at {exit} %. Those on axis {last} only meet at {enter} %. So at *no moment* do all of them overlap.',
  'do.commonGap':
    'On axis {last} the shadows never meet, so there is no moment at which all of them overlap.',
  'do.hit': 'Hit, so `willIntersect` is true: [a] first touches [b] {enter} % of the way along.',
  'do.hitThrough':
    'Hit, so `willIntersect` is true: [a] touches [b] {enter} % of the way along. In the next frame it is already past [b]: frame by frame, it seems to *tunnel* through.',
  'do.hitAtOnce': 'Hit, at {enter} %: the shapes share a point from the start.',
  'do.push':
    'At the end of the frame they overlap by {depth}. So move [a] by `velocity + mtv` = {way}: the step and the push back. If [b] moves as well, use the difference of both velocities.',
  'do.pushBack':
    'From the end of the frame, a push of {depth} takes [a] back to the side where the contact began. So move [a] by `velocity + mtv` = {way}. It may stop some way off [b]: to stop right at it, move only up to the time of impact.',
  'do.pushOut':
    'The shapes share a point from the start, so the push leads out on the side that was nearest then. From the end of the frame that takes {depth}. So move [a] by `velocity + mtv` = {way}.',
  'do.falseAlarm':
    'No hit: [a] flies past with a gap of {gap} on axis {axis}, which the classic test never looks at. Its “hit” was a *false alarm*.',
  'do.miss': 'No hit: axis {axis} has a gap of {gap} all the time.',

  'try.through':
    'Aim [a] so that it flies *through* [b]: apart in both frames, with a hit in between.',
  'try.through.done': 'A tunnel. Two single frames would have missed it.',
  'try.falseAlarm':
    'Make the classic test report a hit, although [a] flies past with a gap of *15 or more*.',
  'try.falseAlarm.done': 'It finds a time on each axis, but not the same time.',
  'try.graze':
    'Make [a] only *graze* [b]: a hit in which the shadows on the axis across the motion overlap by 0. Whole numbers help: turn both shapes upright, and use the arrow keys.',
  'try.graze.done': 'A hit: a single shared boundary point counts.',
} as const satisfies Texts;
