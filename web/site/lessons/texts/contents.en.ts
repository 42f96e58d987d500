import type { Texts } from '../../../figure/voice/words.js';

/** The story of the book, and what its contents say besides. */
export const en = {
  'shadows.bug': 'Stopped by a balloon',
  'separating-axis.bug': 'Thin air under the plank',
  'way-out.bug': 'The sticky wall',
  'moving-shapes.bug': 'One step too careful',
  'circles-boxes.bug': 'The square barrel',
  'segments.bug': 'The beam without end',
  'which-way.bug': 'The shy missile',
  'planes.bug': 'An arrow in mid-air',
  'fast-bullets.bug': 'The door that noticed nothing',
  'turned-boxes.bug': 'The solid propeller',
  'thousands.bug': 'A nap between two frames',
  'dents-holes.bug': 'The cave without an inside',
  'all-together.bug': 'Down through the bridge',
  'act.0.title': 'Stuck',
  'act.0.lead':
    'Our hero has a game of his own, and it has thirteen bugs. To begin with, he cannot get anywhere.',
  'act.1.title': 'On the move',
  'act.1.lead': 'Now he walks, and things with round shoulders, alarms and missiles come his way.',
  'act.2.title': 'Too fast, too far',
  'act.2.lead': 'Arrows, bullets and blades do not wait until the next frame.',
  'act.3.title': 'The whole game',
  'act.3.lead': 'Thousands of mites, a cave to hide in, and the last bug.',
  'contents.act': 'Act {number}',
  'contents.bug': 'The bug',
  'contents.done': '{done} of {count} tried',
} as const satisfies Texts;
