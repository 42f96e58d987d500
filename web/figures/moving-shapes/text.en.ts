import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'handle.time': 'Moment: {time} of the way',
  'stage.impact': 'contact, {time}',

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
} as const satisfies Texts;
