import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'do.edge': 'Take the next edge: edge {edge} of [{shape}].',
  'do.normal':
    'Its *normal* stands at a right angle to it and points outward. Divided by the length of the edge it has length 1: that is axis {axis}.',
  'do.fresh': 'No axis so far was parallel to {axis}, so it is worth a look.',
  'do.duplicate':
    '{axis} is parallel to {other}, which has been looked at: the shadows would be the same. On to the next edge.',
  'do.project': 'Project both shapes onto axis {axis}: two shadows, four numbers.',
  'do.overlap': 'The shadows overlap by {size}. That proves nothing; on to the next edge.',
  'do.touch': 'The shadows touch, which is no gap. On to the next edge.',
  'do.gap': 'The shadows leave a gap of {size}: {axis} is a *separating axis*. The test may stop.',
  'do.apart': 'Apart. Axis {axis} was enough; the {left} edges after it need not be looked at.',
  'do.together':
    'All {count} edges are done, {tried} different axes tried, and none has a gap: the shapes intersect.',

  'try.overlap': 'Push [a] into [b]. How many axes does the test look at now?',
  'try.overlap.done': 'All of them: “yes” always costs the most.',
  'try.last':
    'Make the test work as hard as it can without a hit: the shapes are apart, but only the *very last* axis has the gap.',
  'try.last.done': 'Every axis before it was in vain.',
  'try.touch':
    'Let the shapes touch exactly: no gap, and an overlap of 0. Click a handle, and the arrow keys move it by whole units.',
  'try.touch.done': 'Depth 0, and still they intersect: a shared boundary point counts.',
} as const satisfies Texts;
