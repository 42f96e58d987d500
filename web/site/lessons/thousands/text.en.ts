import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  question:
    'Ten thousand bodies make fifty million pairs, and a frame has 16 milliseconds. How does one find the few hundred that touch without looking at the others?',

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
