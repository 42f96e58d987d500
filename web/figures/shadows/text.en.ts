import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'do.axis':
    'An axis is a direction: a vector $n$ of length 1. Drag the round handle to turn it. The shadows fall on the line.',
  'do.corner':
    'Corner {corner} of [a] drops straight onto the axis and lands at {value}. That number is the *dot product* of the corner and $n$.',
  'do.shadow':
    'The shadow of [a] runs from the smallest value, {min}, to the largest, {max}. Corners in between do not matter.',
  'do.shadowB': 'Likewise, the shadow of [b] runs from {min} to {max}.',
  'do.gap':
    'The shadows leave a gap of {size}. A line through it has [a] on one side and [b] on the other, so the shapes are apart.',
  'do.overlap': 'The shadows overlap by {size}, and the shapes do overlap.',
  'do.overlapApart':
    'The shadows overlap by {size}, yet the shapes are apart. Overlapping shadows prove nothing: another axis shows the gap.',
  'do.touch': 'The shadows just touch, and so do the shapes.',
  'do.touchApart': 'The shadows just touch, though the shapes are apart.',

  'try.gap': 'Turn the axis until a gap shows. If the shapes overlap, move them apart first.',
  'try.gap.done': 'A gap: proved.',
  'try.narrow':
    'Make the shadow of [a] as *narrow* as it can be. What angle does the axis then make with the edges of [a]?',
  'try.narrow.done': 'A right angle with one of them: it is the normal of that edge.',
  'try.sliver':
    'Bring the shapes closer than 3, and find an axis that still shows the gap. Then make them overlap: can you still find one?',
  'try.sliver.done': 'Found. Once they overlap, no axis has a gap.',
} as const satisfies Texts;
