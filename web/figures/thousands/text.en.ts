import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'Ten thousand bodies make fifty million pairs, and a frame has 16 milliseconds. How does one find the few hundred that touch without looking at the others?',

  'stage.label': 'Bodies in a field, a long bar, and a box to search for. {status}',
  'handle.count': 'Number of bodies: {count}',
  'handle.query': 'Move the box to search for',
  'handle.corner': 'Size of the box to search for',
  'handle.cell': 'Width of the cells: {cell}',
  'handle.bar': 'Turn the bar, {degrees} degrees',

  'do.all':
    'Each of {count} bodies could touch each of the others, as the lines from one of them show. That makes {pairs} pairs; twice as many bodies make four times as many.',
  'do.boxes':
    'Boxes first: four comparisons part most pairs. The boxes of {overlapping} pairs meet. A box may be much larger than what is in it: that of the long bar meets {barBoxes} others, and only {barTouching} bodies touch the bar.',
  'do.cells':
    "The grid's idea: only neighbours can touch. Every box is entered in all cells that it lies in, here of width {cell}: {entries} entries in {cells} cells.",
  'do.share':
    'Only boxes that share a cell are compared: {shared} comparisons instead of {pairs}. The darker a cell, the more bodies in it, and all of those are compared with one another.',
  'do.tree':
    'The tree puts a box around every two neighbours, a box around every two of those, and so on: {boxes} boxes, {depth} deep. Boxes that do not meet spare all pairs below them. {compared} comparisons find all pairs.',
  'do.query':
    'The search for a box starts at the root and goes on only below nodes that meet it. It looked at {looked} of {boxes} boxes and ended at {rooms}; {found} bodies touch the box. Drag it.',
  'do.kept.still':
    'Most things hardly move from frame to frame. Each box in the tree has room ahead of its motion, and as long as the body stays in it, the tree stays as it is. Let the figure run, or take a single frame.',
  'do.kept':
    'Frames watched: {watched}. In each, {leavers} of {count} bodies on average left their rooms and were put in anew. For all the others the tree, and the list of pairs that share room, stayed as they were.',
  'do.remain':
    'Of {pairs} pairs, {overlapping} have boxes that meet. Only for these is there a test of the shapes themselves: {contacts} pairs touch.',

  'table.counts': 'How much each way compares',
  'table.way': 'Way',
  'table.compared': 'compared',
  'table.share': 'of all',
  'table.all': 'all pairs',
  'table.boxes': 'boxes that meet',
  'table.grid': 'grid',
  'table.tree': 'tree',
  'table.remain': 'bodies that touch',
  'table.query': 'search for the box',
  'table.show': 'Show: {name}',

  'try.hundredth':
    'How many bodies does it take until the tree compares less than *one in a hundred* pairs?',
  'try.hundredth.done': 'From here on, twice as many bodies halve the share again.',
  'try.waste': 'Turn the bar until it fills *half of its box*.',
  'try.waste.done': 'A thin thing wastes least along an axis, and most at 45°.',
  'try.small': 'Make the cells so small that a body lies in *more than 8* of them on average.',
  'try.small.done': 'Hardly fewer comparisons, but far more to enter in every frame.',
  'try.nothing':
    'Find a place and size for the box in which the search looks at *12 boxes or more* and finds nothing.',
  'try.nothing.done':
    'Boxes of nodes overlap, and are empty in large parts: a tree may lead astray, but not far.',

  idea: [
    'The exact test of two shapes costs a microsecond or less. What is too much is to do it for $n (n - 1) / 2$ pairs. So one looks in two phases: the *broad phase* finds the pairs of boxes that meet, quickly and perhaps too many, and the *narrow phase* tests the shapes of these. The broad phase must not miss a pair; if it names one too many, that costs a little time and changes nothing.',
    'A *grid* is the quickest thing there is if all bodies are of about the same size: cells a little wider than the bodies. What is larger, like the bar, lies in many cells; with wide cells for its sake, the small ones crowd in each. A *tree* of boxes does not ask for sizes. Each node is just as large as the two below it, so it follows what is there: thousands of coins in one corner, and one wall across the level.',
    'What makes a game quick is to *keep* things. Bodies that rest cost nothing at all. For those that move the tree holds boxes with some room ahead, so that only in every tenth frame or so there is anything to do for them; and the pairs whose rooms meet stay in a list, of which each frame only compares the boxes themselves. `World` does all this: its tree is what you see, and a frame of ten thousand bodies takes it a few milliseconds.',
  ],
  mistakes: [
    '*Reporting a pair twice.* Two boxes that share three cells are compared three times. Count the pair only in the cell in which their intersection begins.',
    '*Entering only the centre.* A body lies in every cell that its box touches; a hash of its centre misses neighbours across the line.',
    '*One width of cells for all.* Cells for the smallest bodies make thousands of entries for a wall; cells for the wall hold everything.',
    '*Boxes without a margin for rounding.* A tree with 32-bit boxes must round them outwards: a box that is too small by a rounding error loses a contact.',
    '*Building everything anew in each frame.* It is simple, and often quick enough, but it costs the same for ten thousand bodies that rest.',
  ],
  reading: [
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, chapters 6 and 7: hierarchies of bounding volumes, and grids.',
    'Erin Catto, *Dynamic Bounding Volume Hierarchies*, GDC 2019: the tree of Box2D, with fat boxes and rotations.',
    'Loup Verlet, *Computer “Experiments” on Classical Fluids*, Physical Review 159, 1967: the list of neighbours that lasts for some steps.',
    'Matthias Teschner et al., *Optimized Spatial Hashing for Collision Detection of Deformable Objects*, VMV 2003: a grid without borders.',
  ],
} as const satisfies Texts;
