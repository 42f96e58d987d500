import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'Every mite is compared with every other: time for a nap between two frames.',
  'story.mended': 'Only neighbours are compared. The game runs, and so does he.',

  question:
    'Ten thousand bodies make fifty million pairs, and a frame has 16 milliseconds. How do you find the few hundred that touch without looking at the others?',

  'table.counts': 'How many comparisons each method makes',
  'table.way': 'Method',
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
    'The exact test of two shapes costs a microsecond or less. What costs too much is doing it for $n (n - 1) / 2$ [pairs](#pairs). So the work is done in two phases. The *broad phase* quickly finds the pairs whose boxes meet, perhaps a few too many; the *narrow phase* tests the shapes of these. The broad phase must not miss a pair; if it names one too many, that costs a little time and changes nothing.',
    'A [*grid*](#grid), with cells a little wider than the bodies, is the quickest thing there is if all bodies are of about the same size. Anything larger, like the bar, lies in many cells; make the cells wide for its sake, and the small bodies crowd into each. A [*tree*](#tree) of boxes does not care about sizes. Each node is just large enough to hold the two below it, so it follows what is there: thousands of coins in one corner, and one wall across the level. In space the nodes may be spheres as well: a tree of bounding spheres need not be changed when things turn.',
    'What makes a game fast is *keeping* things. Bodies at rest cost nothing at all. For those that move the tree holds [boxes with some room](#rooms) ahead, so that they need work only every ten frames or so. The pairs whose enlarged boxes meet stay in a list, and each frame compares only the boxes in that list. `World` does all this: its tree is what you see, and a frame of ten thousand bodies takes a few milliseconds.',
  ],
  mistakes: [
    '*Reporting a pair twice.* Two boxes that share three cells are compared three times. Count the pair only in the cell in which their intersection begins.',
    '*Entering only the centre.* A body lies in every cell that its box touches; entered by its centre alone, it misses neighbours across the edge of a cell.',
    '*One cell width for everything.* Cells for the smallest bodies make thousands of entries for a wall; cells for the wall hold everything.',
    '*Boxes without a margin for rounding.* A tree with 32-bit boxes must round them outwards: a box that is too small by a rounding error loses a contact.',
    '*Rebuilding everything in each frame.* It is simple, and often quick enough, but it costs the same when all ten thousand bodies are at rest.',
  ],
  reading: [
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, chapters 6 and 7: hierarchies of bounding volumes, and grids.',
    'Erin Catto, *Dynamic Bounding Volume Hierarchies*, GDC 2019: the tree of Box2D, with fat boxes and rotations.',
    'Loup Verlet, *Computer “Experiments” on Classical Fluids*, Physical Review 159, 1967: the list of neighbours that lasts for some steps.',
    'Matthias Teschner et al., *Optimized Spatial Hashing for Collision Detection of Deformable Objects*, VMV 2003: a grid without borders.',
  ],
} as const satisfies Texts;
