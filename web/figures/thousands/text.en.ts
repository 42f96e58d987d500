import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label': 'Bodies in a field, a long bar, and a box to search for. {status}',
  'handle.count': 'Number of bodies: {count}',
  'handle.query': 'Move the box to search for',
  'handle.corner': 'Size of the box to search for',
  'handle.cell': 'Width of the cells: {cell}',
  'handle.bar': 'Turn the bar, {degrees} degrees',

  'do.all':
    'Each of {count} bodies could touch each of the others, as the lines from one of them show. That makes {pairs} pairs; twice the bodies make four times the pairs.',
  'do.boxes':
    'Boxes first: four comparisons rule out most pairs. The boxes of {overlapping} pairs meet. A box may be much larger than what is in it. The long bar’s box meets {barBoxes} others, yet the bar itself touches only {barTouching}.',
  'do.cells':
    'The grid’s idea: only neighbours can touch. Every box is entered in all the cells that it touches, here of width {cell}: {entries} entries in {cells} cells.',
  'do.share':
    'Only boxes that share a cell are compared: {shared} comparisons instead of {pairs}. The darker a cell, the more bodies in it, and all of those are compared with one another.',
  'do.tree':
    'The tree puts a box around two neighbours, a box around two of those, and so on. There are {boxes} boxes, {depth} levels deep. Where two boxes do not meet, all pairs below them are skipped. {compared} comparisons find all pairs.',
  'do.query':
    'The search for a box starts at the root and goes on only below nodes that meet it. It looked at {looked} of {boxes} boxes and ended at {rooms} of the leaves. Bodies that touch the box: {found}. Drag the box.',
  'do.kept.still':
    'Most things hardly move from frame to frame. Each box in the tree has room ahead of the motion. While the body stays in it, the tree stays as it is. Let the figure run, or take a single frame.',
  'do.kept':
    'Frames watched: {watched}. In each, {leavers} of {count} bodies on average left their room and were entered again. For all the others the tree, and the list of pairs whose enlarged boxes overlap, stayed as they were.',
  'do.remain':
    'Of {pairs} pairs, {overlapping} have boxes that meet. Only for these is there a test of the shapes themselves: {contacts} pairs touch.',

  'try.hundredth':
    'How many bodies does it take until the tree needs fewer comparisons than *one hundredth* of all pairs?',
  'try.hundredth.done': 'From here on, twice as many bodies halve the share again.',
  'try.waste': 'Turn the bar until it fills *half of its box*.',
  'try.waste.done': 'A thin thing wastes least when it lies along an axis, and most at 45°.',
  'try.small':
    'On the grid, make the cells so small that a body lies in *more than 8* of them on average.',
  'try.small.done': 'Hardly fewer comparisons, but far more to enter in every frame.',
  'try.nothing':
    'Place and size the box so that the search looks at *12 boxes or more* and finds nothing.',
  'try.nothing.done':
    'The boxes of nodes overlap and are largely empty: a tree may lead you astray, but not far.',
} as const satisfies Texts;
