import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'do.apart':
    'The shapes are apart, with a gap of {gap} on axis {axis}, so no push is needed. Drag [a] into [b].',
  'do.overlap':
    'On axis {axis} the shadows overlap by {size}. Push [a] that far along it, and they no longer overlap on this axis: the shapes just touch.',
  'do.inside':
    'On axis {axis} one shadow lies within the other. There are two ways out: {size} to the near end and {long} to the far one. The shorter one counts.',
  'do.least':
    'Each axis offers a way out. The shortest is the one on {axis}, of length {depth}: the *depth*.',
  'do.direction':
    'The *normal* $n$ points from [a] towards [b]. Going back along it by the depth gives the *minimum translation vector*: {mtv}.',
  'do.push': 'Moved by {mtv}, [a] just touches [b]. No shorter push separates them.',
  'do.slide':
    "If [a] was heading along $v$, only the part of $v$ that goes into the wall has to stop. What is left, $v'$, slides along the wall.",

  'try.tie':
    'Find a place where two ways out are equally long, to within 0.5. Then move back and forth across it, and watch the push jump.',
  'try.tie.done': 'A tie: the answer is one of the two, and always the same one.',
  'try.inside':
    'Push [a] *wholly* into [b]; make [b] bigger by its corners if need be. Is the push still right?',
  'try.inside.done': 'Yes: it takes all of [a] out through the nearest side.',
  'try.shallow': 'Make the shapes overlap, but by less than 1.',
  'try.shallow.done': 'That is how most collisions in a game begin.',
} as const satisfies Texts;
