import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'There is time to slip by the blade, but the game sees a solid disc.',
  'story.mended': 'The box turns with the blade. He waits for his moment.',

  question:
    'Things have hundreds of corners. So each gets something simple around it first: a circle, an upright box, or one that turns with it. Which fits, and what does it cost?',

  'fit.caption': 'The volumes compared',
  'fit.volume': 'Around it',
  'fit.waste': 'waste, {shape}',
  'fit.products': 'multiplications',
  'fit.meets': 'meet?',
  'fit.circle': 'circle',
  'fit.upright': 'upright box',
  'fit.turned': 'turned box',
  'fit.thing': 'the things themselves',
  'fit.yes': 'yes',
  'fit.no': 'no',
  'fit.alarm': 'false alarm',
  'grid.caption': 'All 15 axes: faces of [b] in the first row, faces of [a] in the first column',
  'grid.show': 'Show axis {axis}: {found}',
  'grid.gap': 'gap {size}',
  'grid.overlap': '{size}',
  'grid.parallel': 'parallel',

  idea: [
    'A volume around a thing answers one question fast: are the two certainly apart? If the volumes are apart, so are the things. If not, you have to look closer. The tighter the volume, the fewer false alarms; the simpler it is, the less it costs to ask. That is why games ask in stages: a circle or an upright box for all, a turned box for the few that are left, and the things themselves last of all.',
    '[Circles](#circle) (in space, spheres) do not mind being turned; a long thing makes them huge, though. [Upright boxes](#upright) are compared without a single product, but have to be found again for each angle. [Turned boxes](#turned) move along with the thing and fit best. Finding the smallest one takes an idea: one of its sides lies along an edge of the convex hull (Freeman and Shapira, 1975), so calipers are turned once around the hull, and the best fit is kept.',
    'For boxes the separating-axis test becomes short. A box has two pairs of parallel sides, so two boxes have *four* axes. And a box reaches equally far to both sides of its centre, so no corner has to be projected: the [centres](#axis) are $\\lvert t \\cdot n \\rvert$ apart, and the boxes reach $r_a + r_b$.',
    'In space the differences of the points of two boxes fill a solid with three kinds of [faces](#face): those of [a], those of [b], and parallelograms that an edge of one makes with an edge of the other. Hence 3 + 3 + 9 = *15* axes. Only in space can two things pass one another edge by edge.',
  ],
  mistakes: [
    '*Testing corners only.* It misses the plus sign, and two crossed swords are just that.',
    '*Keeping the first box for ever.* An upright box that is only turned with the thing is no longer upright; and the upright box around the turned upright box is larger than it need be. Enclose the points again.',
    '*Leaving out the nine cross products.* With six axes, some boxes in space that are apart count as a hit.',
    '*Using the cross product of parallel edges.* But for rounding it would be 0, and what rounding leaves may point anywhere. Skip it: a face already has that axis.',
    '*Taking the mean of the corners as the centre of the circle.* That circle may be far too large: up to twice the radius of the smallest one, in the plane as in space. `boundingCircle` and `boundingSphere` find the smallest.',
  ],
  reading: [
    'Stefan Gottschalk, Ming Lin, Dinesh Manocha, *OBBTree: A Hierarchical Structure for Rapid Interference Detection*, SIGGRAPH 1996: the test with 15 axes.',
    'Godfried Toussaint, *Solving Geometric Problems with the Rotating Calipers*, IEEE MELECON 1983: the smallest box.',
    'Emo Welzl, *Smallest Enclosing Disks (Balls and Ellipsoids)*, 1991: the smallest circle and the smallest sphere.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, chapter 4: bounding volumes.',
  ],
} as const satisfies Texts;
