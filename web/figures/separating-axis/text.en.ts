import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'do.first':
    'Take the first edge: edge {edge} of [{shape}]. Counting begins at 0, as in the code.',
  'do.edge': 'Take the next edge: edge {edge} of [{shape}].',
  'do.normal':
    'Its *normal* is perpendicular to it and points outward. Scaled to length 1, it is axis {axis}.',
  'do.new': 'Nothing has been tested yet, so {axis} is new. Later a parallel axis will be skipped.',
  'do.fresh': 'No axis so far was parallel to {axis}, so it has to be tested.',
  'do.duplicate':
    '{axis} is parallel to {other}, which has already been tested: the shadows would be the same. On to the next edge.',
  'do.project': 'Project both shapes onto axis {axis}: two shadows, four numbers.',
  'do.overlap': 'The shadows overlap by {size}. That proves nothing; on to the next edge.',
  'do.touch': 'The shadows touch, which is no gap. On to the next edge.',
  'do.gap':
    'The shadows leave a gap of {size}: {axis} is a *separating axis*. The test can stop here.',
  'do.edge.overlap':
    'Edge {edge} of [{shape}] gives axis {axis}. The shadows overlap by {size}; on to the next edge.',
  'do.edge.touch':
    'Edge {edge} of [{shape}] gives axis {axis}. The shadows touch, which is no gap; on to the next edge.',
  'do.edge.gap':
    'Edge {edge} of [{shape}] gives axis {axis}. Its gap of {size} makes it a *separating axis*: the test can stop.',
  'do.edge.duplicate':
    'Edge {edge} of [{shape}] gives axis {axis}. It is parallel to {other}, so it is skipped.',
  'do.apart': 'Apart. Axis {axis} was enough, so the last {left} edges need no test.',
  'do.apartNext': 'Apart. Axis {axis} was enough, so the last edge needs no test.',
  'do.apartLast': 'Apart. Axis {axis}, the very last one, has the only gap.',
  'do.together':
    'All {count} edges are done. None of the {tried} different axes has a gap, so the shapes intersect.',

  'try.overlap': 'Push [a] into [b]. How many axes does the test look at now?',
  'try.overlap.done': 'All of them: “yes” always costs the most.',
  'try.last':
    'Make the test work as hard as it can without a hit. The shapes are apart, but only the *very last* axis has the gap.',
  'try.last.done': 'Every axis before it was tested in vain.',
  'try.touch':
    'Make the shapes touch exactly: no gap, and an overlap of 0. Click a handle; the arrow keys then move it by whole units.',
  'try.touch.done': 'Depth 0, and they still intersect: one shared boundary point is enough.',
} as const satisfies Texts;
