import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label':
    'Two things, a and b, with a circle or a box around each, in the plane and then in space. {status}',

  'handle.nose': 'Nose of {shape}: turns and stretches it',
  'handle.lift': 'Lift the box of b',
  'handle.roll': 'Roll both bars about their long sides',
  'corner.caught': 'inside',
  'dial.name': 'seen end-on',

  'do.circle.meet':
    'The smallest *circle*: turning changes nothing, and comparing two takes one distance. These overlap by {size}. But a long shape fills little of it: the waste is {a} % for [a] and {b} % for [b].',
  'do.circle.apart':
    'The smallest *circle*: turning changes nothing, and comparing two takes one distance. These are {size} apart, so the shapes are, too. But the waste is {a} % for [a] and {b} % for [b].',
  'do.upright.meet':
    'The *upright box*, or AABB: four comparisons, no multiplication. These overlap by {size}. The waste is {a} % for [a] and {b} % for [b], and changes as the shape turns.',
  'do.upright.apart':
    'The *upright box*, or AABB: four comparisons, no multiplication. These leave a gap of {size}, so the shapes are apart. The waste is {a} % for [a] and {b} % for [b], and changes as the shape turns.',
  'do.turned.meet':
    'The *turned box*, or OBB: of all boxes at any angle, the one with the smallest area. The waste is only {a} % for [a] and {b} % for [b]. These overlap by {size}. How is that decided?',
  'do.turned.apart':
    'The *turned box*, or OBB: of all boxes at any angle, the one with the smallest area. The waste is only {a} % for [a] and {b} % for [b]. These are apart. How is that decided?',
  'do.corners.some':
    'A first idea: is a corner of one inside the other? Here that holds for {count} of the 8 corners, so the boxes meet. But what if none is?',
  'do.corners.none':
    'A first idea: is a corner of one inside the other? Here none is, and the boxes are apart. Is that always so? Cross them like a plus sign.',
  'do.corners.plus':
    'A first idea: is a corner of one inside the other? Here *none* is, and yet the boxes overlap. Corners prove that boxes meet, never that they are apart.',
  'do.axis.gap':
    'Axis {axis}: the centres are {way} apart, and the boxes reach only {reach} towards one another. A gap of {size}: the test ends here.',
  'do.axis.overlap':
    'Axis {axis}: the centres are {way} apart, and the boxes reach {reach} towards one another. No gap here; on to the next.',
  'do.apart':
    'The turned boxes are *apart*, and axis {axis} proves it. The shapes inside need no test any more.',
  'do.together':
    'None of the {count} axes, two for each box, has a gap. The turned boxes meet, and here so do the shapes inside.',
  'do.alarm':
    'None of the {count} axes has a gap, so the boxes meet. But the shapes inside do not: a false alarm. A box says “perhaps” or “no”, never “yes”.',
  'do.faces.gap':
    'In *space* a box has three pairs of faces: 3 + 3 axes. Here are the same two bars, [b] above [a]. Axis {axis} has a gap of {size}.',
  'do.faces.none':
    'In *space* a box has three pairs of faces: 3 + 3 axes. None of them has a gap; the least overlap, {size}, is on {axis}. In the plane that would be the end.',
  'do.edges.gap':
    'But in space an edge may pass an edge, and no face normal points across that gap. Perpendicular to both edges, along {axis}, the gap is {size}: the bars are apart.',
  'do.edges.none':
    'In space an edge may also pass an edge: 3 × 3 more axes, each perpendicular to two edges. None of the 15 has a gap, so the bars meet. The least overlap is {size}, on {axis}.',
  'do.edges.late':
    'In space an edge may also pass an edge: 3 × 3 more axes, each perpendicular to two edges. Here {axis} already decided. Roll the bars onto their edges by the round handle.',

  'try.plus': 'Make a plus sign: the turned boxes overlap, but no corner of one is in the other.',
  'try.plus.done': 'Testing only corners would let them pass through one another.',
  'try.upright':
    'Drag the noses until the upright boxes fit as closely as the turned ones, to within 2 %.',
  'try.upright.done': 'Walls and tiles stand upright: for them the cheap box is the best one.',
  'try.alarm': 'Find a false alarm: the turned boxes meet, but the things in them do not.',
  'try.alarm.done': 'No box can follow a pointed nose.',
  'try.lower': 'Go to the last step. Lower [b] until *none* of the 15 axes has a gap.',
  'try.lower.done':
    'Only now do the bars meet. Judged by their faces alone, they would have met long before.',
} as const satisfies Texts;
