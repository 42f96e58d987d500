import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label': 'Two segments, a and b, the sides of their ends, and where they meet. {status}',

  'handle.end': 'End {name}',

  'do.matrix':
    'A point of [a] is a fraction $t$ of the way from $a_0$ to $a_1$. A point of [b] is given by $u$ in the same way. Setting them equal gives two equations, for x and y, in two unknowns.',
  'do.determinant':
    'The *determinant* is the signed area that the two directions span: {determinant}. It is not 0, so the lines cross in exactly one point.',
  'do.determinantCrossing':
    'The *determinant* is the signed area that the two directions span, twice the area between the four ends: {determinant}. It is not 0, so the lines cross in exactly one point.',
  'do.determinantZero':
    'The *determinant* is the signed area that the two directions span. Here it is 0: the lines are parallel, or a segment has no length. Dividing by it is impossible.',
  'do.parameters':
    'Two quotients give $t$ = {t} and $u$ = {u}. Both lie between 0 and 1, so the point is on both segments.',
  'do.beyondA':
    'Two quotients give $t$ = {t} and $u$ = {u}. $t$ is not between 0 and 1, so the lines cross beyond an end of [a].',
  'do.beyondB':
    'Two quotients give $t$ = {t} and $u$ = {u}. $u$ is not between 0 and 1, so the lines cross beyond an end of [b].',
  'do.beyond':
    'Two quotients give $t$ = {t} and $u$ = {u}. Neither lies between 0 and 1: the lines cross beyond both segments.',
  'do.parallel':
    'Parallel segments may lie side by side, or on one line, where they may overlap. Only the sides on which their ends lie can tell.',
  'do.sidesB':
    'Each end of [b] makes a triangle with [a]. The sign of its area tells on which side of the line of [a] it lies. Here the signs differ: [b] *crosses* that line.',
  'do.sidesBSame':
    'Each end of [b] makes a triangle with [a]. The sign of its area tells on which side of the line of [a] it lies. Both signs are the same: [b] does not reach that line.',
  'do.sidesBTouch':
    'Each end of [b] makes a triangle with [a]. One has area 0: that end is exactly *on* the line of [a].',
  'do.sidesBOn':
    'Each end of [b] makes a triangle with [a]. Both have area 0: [b] lies *on* the line of [a].',
  'do.sidesA':
    'Now the other way round: the ends of [a] are on different sides of the line of [b]. [a] *crosses* it.',
  'do.sidesASame':
    'Now the other way round: the ends of [a] are on one side of the line of [b]. [a] does not reach it.',
  'do.sidesATouch': 'Now the other way round: an end of [a] is exactly *on* the line of [b].',
  'do.sidesAOn':
    'Now the other way round: both ends of [a] are *on* the line of [b], or [b] has no length.',
  'do.b-beside-a': 'They *miss* each other: [b] is wholly on one side of the line of [a].',
  'do.a-beside-b': 'They *miss* each other: [a] is wholly on one side of the line of [b].',
  'do.crossing': 'They *cross* at {point}: each has its ends on both sides of the other.',
  'do.touching': 'They *touch*: an end of one is on the other, at {point}.',
  'do.collinear.none':
    'All four ends are on *one line*. But one segment ends on it before the other begins: they *miss* each other.',
  'do.collinear.point':
    'All four ends are on *one line*, and in their order on it they have one point in common: {point}.',
  'do.collinear.overlap':
    'All four ends are on *one line*, and in their order on it they *overlap*, from {point} to {end}.',
  'do.rounded':
    'The computed point is *not on* [a]: rounding has moved it off by a hair. Asking whether it lies on the segment gives the wrong answer, “no”. So ask about the ends: they have not been rounded.',
  'do.roundedOn':
    'This time the computed point is exactly on the line of [a]. Usually it is not: floating point rarely has a number in just the right place.',
  'do.zoom':
    'Under the microscope each cell stands for a point: on which side of [a] is it? So far the formula in the code gets all {count} right. Zoom in.',
  'do.zoomWrong':
    'Under the microscope each cell stands for a point: on which side of [a] is it? The formula in the code, in floating point, gets {wrong} of {count} *wrong*. The exact signs of the library draw the line as it is.',

  'try.beside': 'Make the segments parallel, but not on one line: a determinant of exactly 0.',
  'try.beside.done': 'There is nothing to divide by, and still the signs decide.',
  'try.touching': 'Put an end of one segment exactly on the other.',
  'try.touching.done': 'One of the four signs is 0.',
  'try.overlap': 'Put the segments on one line so that they *overlap*.',
  'try.overlap.done': 'All four signs are 0, and the answer is not a point but a segment.',
  'try.wrong': 'Zoom in until floating point gets *at least one cell in ten* wrong.',
  'try.wrong.done': 'At this scale the formula can no longer tell left from right.',
} as const satisfies Texts;
