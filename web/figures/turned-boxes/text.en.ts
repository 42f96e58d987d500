import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'Ships, swords and trees have hundreds of corners. Before those are looked at, something simple is put around each thing: a circle, an upright box, or a box that turns with it. Which one fits, what does it cost, and how are two turned boxes compared?',

  'handle.nose': 'Nose of {shape}: turns and stretches it',
  'handle.lift': 'Lift the box of b',
  'handle.roll': 'Roll both bars about their long sides',
  'corner.caught': 'inside',
  'dial.name': 'seen end on',

  'fit.caption': 'The volumes compared',
  'fit.volume': 'Around it',
  'fit.waste': 'waste, {shape}',
  'fit.products': 'products',
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

  'do.circle.meet':
    'The least *circle*: turning changes nothing, and comparing two takes one distance. These overlap by {size}. But long things fill little of it: {a} % and {b} % of their own area is added.',
  'do.circle.apart':
    'The least *circle*: turning changes nothing, and comparing two takes one distance. These are {size} apart, so the things are, too. But {a} % and {b} % of their own area is added.',
  'do.upright.meet':
    'The *upright box*, or AABB: four comparisons, no product. These overlap by {size}. It adds {a} % and {b} %, and grows and shrinks as the thing turns.',
  'do.upright.apart':
    'The *upright box*, or AABB: four comparisons, no product. These leave a gap of {size}, so the things are apart. It adds {a} % and {b} %, and grows and shrinks as the thing turns.',
  'do.turned.meet':
    'The *turned box*, or OBB: of all boxes at any angle, one of the least area. It adds only {a} % and {b} %. These overlap by {size}. How is that decided?',
  'do.turned.apart':
    'The *turned box*, or OBB: of all boxes at any angle, one of the least area. It adds only {a} % and {b} %. These are apart. How is that decided?',
  'do.corners.some':
    'A first idea: is a corner of one in the other? Here {count} of the 8 corners are, so the boxes meet. But what does it mean if none is?',
  'do.corners.none':
    'A first idea: is a corner of one in the other? Here none is, and the boxes are apart. Is that always so? Cross them like a plus sign.',
  'do.corners.plus':
    'A first idea: is a corner of one in the other? Here *none* is, and yet the boxes overlap. Corners prove that boxes meet, never that they are apart.',
  'do.axis.gap':
    'Axis {axis}: the middles are {way} apart, the boxes reach only {reach} towards one another. A gap of {size}: the test ends here.',
  'do.axis.overlap':
    'Axis {axis}: the middles are {way} apart, and the boxes reach {reach} towards one another. No gap here; on to the next.',
  'do.apart':
    'The turned boxes are *apart*, and axis {axis} shows it. The things in them need not be looked at any more.',
  'do.together':
    'All {count} axes are looked at, two of each box, and none has a gap: the turned boxes meet, and here so do the things.',
  'do.alarm':
    'All {count} axes are looked at and none has a gap: the boxes meet. But the things in them do not: a false alarm. A box says “perhaps” or “no”, never “yes”.',
  'do.faces.gap':
    'In *space* a box has three pairs of faces: 3 + 3 axes. Here are the same two bars, [b] above [a]. The faces across {axis} look at a gap of {size}.',
  'do.faces.none':
    'In *space* a box has three pairs of faces: 3 + 3 axes. None of them has a gap; the least overlap, {size}, is on {axis}. In the plane that would be the end.',
  'do.edges.gap':
    'But in space an edge may pass an edge, and no face looks at what is between. At a right angle to both edges, along {axis}, there is a gap of {size}: the bars are apart.',
  'do.edges.none':
    'In space an edge may also pass an edge: 3 × 3 more axes, each at a right angle to an edge of both. None of the 15 has a gap, so the bars meet. The least overlap is {size}, on {axis}.',
  'do.edges.late':
    'In space an edge may also pass an edge: 3 × 3 more axes, each at a right angle to an edge of both. Here {axis} has decided before. Roll the bars onto their edges by the round handle.',

  'try.plus': 'Make a plus sign: the turned boxes overlap, but no corner of one is in the other.',
  'try.plus.done': 'A test of corners would let them pass through one another.',
  'try.upright':
    'Drag the noses until the upright boxes fit as closely as the turned ones, to within 2 %.',
  'try.upright.done': 'Walls and tiles stand upright: for them the cheap box is the best one.',
  'try.alarm': 'Find a false alarm: the turned boxes meet, but the things in them do not.',
  'try.alarm.done': 'No box can be right about a nose.',
  'try.edges':
    'Go to the last step. Roll the bars, and lift [b] as needed, until *only* a pair of edges has a gap.',
  'try.edges.done': 'Without the nine cross products these bars would count as a hit.',

  idea: [
    'A volume around a thing answers one question fast: may the two be apart? If the volumes are, the things are. If not, one has to look closer. The closer the volume, the fewer false alarms; the simpler it is, the less it costs to ask. That is why games ask in stages: a circle or an upright box for all, a turned box for the few that are left, the things themselves at last.',
    'Circles (in space, spheres) do not mind being turned; a long thing makes them huge, though. Upright boxes are compared without a single product, but have to be found anew for each angle. Turned boxes move along with the thing and fit best. Finding a least one takes an idea: one of its sides lies along an edge of the convex hull (Freeman and Shapira, 1975), so the hull is rolled between calipers once around.',
    'For boxes the test of separating axes becomes short. A box has two pairs of parallel sides, so two boxes have *four* axes. And a box reaches equally far to both sides of its middle, so no corner has to be projected: the middles are $\\lvert t \\cdot n \\rvert$ apart, the boxes reach $r_a + r_b$.',
    'In space the differences of the points of two boxes fill a solid with three kinds of faces: those of [a], those of [b], and parallelograms that an edge of one makes with an edge of the other. Hence 3 + 3 + 9 = *15* axes. Only in space can two things pass one another edge by edge.',
  ],
  mistakes: [
    '*Testing corners only.* It misses the plus sign, which is what two swords do.',
    '*Taking the first box for ever.* An upright box that is only turned with the thing is no longer upright; and the upright box around the turned upright box is larger than need be. Enclose the points anew.',
    '*Leaving out the nine cross products.* With six axes, some boxes in space that are apart count as a hit.',
    '*Using the cross product of parallel edges.* It is 0 but for rounding, and what rounding leaves points anywhere. Skip it: a face has that axis already.',
    '*Taking the middle of the corners for the middle of the circle.* That circle may be far too large: in space up to twice as large as the least one. `boundingCircle` and `boundingSphere` find the least.',
  ],
  reading: [
    'Stefan Gottschalk, Ming Lin, Dinesh Manocha, *OBBTree: A Hierarchical Structure for Rapid Interference Detection*, SIGGRAPH 1996: the test with 15 axes.',
    'Godfried Toussaint, *Solving Geometric Problems with the Rotating Calipers*, IEEE MELECON 1983: the least box.',
    'Emo Welzl, *Smallest Enclosing Disks (Balls and Ellipsoids)*, 1991: the least circle and the least sphere.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, chapter 4: bounding volumes.',
  ],
} as const satisfies Texts;
