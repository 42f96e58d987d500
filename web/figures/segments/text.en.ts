import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'Two segments [a] and [b] cross, touch, overlap, or miss one another. How can that be decided so that it is *always* right, although a computer rounds?',

  'handle.end': 'End {name}',
  'ends.caption': 'The ends of the segments, and the side of the other line that each is on',
  'ends.end': 'End',
  'ends.area': 'twice the area',
  'ends.side': 'Side',
  'ends.show': 'Show the side of end {name}',
  'side.plus': '+ side',
  'side.zero': 'on the line',
  'side.minus': '− side',
  'maps.title': 'Under the microscope',
  'maps.rounded': 'Floating point',
  'maps.exact': 'Exact signs',
  'maps.wrong': '{part} % of the cells are wrong',
  'maps.right': 'all are right',
  'maps.zoom': 'Zoom in',
  'maps.halvings': 'halved {count} times',
  'maps.cell': 'a cell: {size} units',

  'do.matrix':
    'A point of [a] is $a_0$ plus a part $t$ of the way to $a_1$; a point of [b] likewise, with $u$. The same point on both: two equations, for x and for y, with two unknowns.',
  'do.determinant':
    'The *determinant* is the signed area that the two directions span: {determinant}. It is not 0, so the lines cross in exactly one point.',
  'do.determinantCrossing':
    'The *determinant* is the signed area that the two directions span, twice that between the four ends: {determinant}. It is not 0, so the lines cross in exactly one point.',
  'do.determinantZero':
    'The *determinant* is the signed area that the two directions span, and here it is 0: the lines are parallel, or a segment has no length. There is nothing to divide by.',
  'do.parameters':
    'Two quotients give $t$ = {t} and $u$ = {u}. Both are from 0 to 1, so the point is on both segments.',
  'do.beyondA':
    'Two quotients give $t$ = {t} and $u$ = {u}. As $t$ is not from 0 to 1, the lines cross beyond an end of [a].',
  'do.beyondB':
    'Two quotients give $t$ = {t} and $u$ = {u}. As $u$ is not from 0 to 1, the lines cross beyond an end of [b].',
  'do.beyond':
    'Two quotients give $t$ = {t} and $u$ = {u}. Neither is from 0 to 1: the lines cross beyond both segments.',
  'do.parallel':
    'Parallel segments may lie beside one another, or on one line, and there they may overlap. Only the sides of their ends can tell.',
  'do.sidesB':
    'Each end of [b] makes a triangle with [a], and the sign of its area says on which side of the line of [a] the end is. Here the signs differ: [b] *crosses* that line.',
  'do.sidesBSame':
    'Each end of [b] makes a triangle with [a], and the sign of its area says on which side of the line of [a] the end is. Both are on the same side: [b] does not reach that line.',
  'do.sidesBTouch':
    'Each end of [b] makes a triangle with [a]. One has the area 0: that end is exactly *on* the line of [a].',
  'do.sidesBOn':
    'Each end of [b] makes a triangle with [a]. Both have the area 0: [b] lies *on* the line of [a].',
  'do.sidesA':
    'The same the other way round: the ends of [a] are on different sides of the line of [b]. [a] *crosses* it.',
  'do.sidesASame':
    'The same the other way round: the ends of [a] are on one side of the line of [b]. [a] does not reach it.',
  'do.sidesATouch': 'The same the other way round: an end of [a] is exactly *on* the line of [b].',
  'do.sidesAOn':
    'The same the other way round: both ends of [a] are *on* the line of [b], or [b] has no length.',
  'do.b-beside-a': 'They *miss* one another: [b] is wholly on one side of the line of [a].',
  'do.a-beside-b': 'They *miss* one another: [a] is wholly on one side of the line of [b].',
  'do.crossing': 'They *cross*, for each has its ends on both sides of the other: at {point}.',
  'do.touching': 'They *touch*: an end of one is on the other, at {point}.',
  'do.collinear.none':
    'All four ends are on *one line*, but in their order on it one segment ends before the other begins: they miss one another.',
  'do.collinear.point':
    'All four ends are on *one line*, and in their order on it they have one point in common: {point}.',
  'do.collinear.overlap':
    'All four ends are on *one line*, and in their order on it they *overlap*, from {point} to {end}.',
  'do.rounded':
    'The point that was computed is *not on* [a]: rounded to the nearest number, it is beside it by a hair. Who asks whether it is on the segment gets a wrong no. So ask about the ends, which nobody has rounded.',
  'do.roundedOn':
    'This time the point that was computed is exactly on the line of [a]. Mostly it is not: there is rarely a number just where it should be.',
  'do.zoom':
    'Under the microscope each cell is a point that is asked for its side of [a]. So far the formula of the code gets all {count} right. Zoom in.',
  'do.zoomWrong':
    'Under the microscope each cell is a point that is asked for its side of [a]. The formula of the code, in floating point, gets {wrong} of {count} *wrong*. The exact signs of the library draw the line as it is.',

  'try.beside': 'Make the segments parallel, but not on one line: a determinant of exactly 0.',
  'try.beside.done': 'Nothing to divide by, and still the signs decide.',
  'try.touching': 'Let an end of one segment lie exactly on the other.',
  'try.touching.done': 'One of the four signs is 0.',
  'try.overlap': 'Lay the segments onto one line so that they *overlap*.',
  'try.overlap.done': 'All four signs are 0, and the answer is no point, but a segment.',
  'try.wrong': 'Zoom in until floating point gets *at least one cell in ten* wrong.',
  'try.wrong.done': 'There the formula knows left from right no longer.',

  idea: [
    "A line as an equation $y = m x + c$ has no place for vertical lines. A start and a direction have: $a_0 + t\\,(a_1 - a_0)$ is each point of the line once, and the segment for $t$ from 0 to 1. Two of them give two linear equations, and *Cramer's rule* solves these with three determinants.",
    'A determinant is an area with a sign: that of the triangle of three points, twice over. The sign says which way round they go, and with that on which side of a line a point is. Two segments cross if each has its ends on both sides of the other. For that decision no quotient is needed, and no crossing point.',
    'A sign is only as good as its computing. Near the line the area is small, but the products are large, and their rounding errors decide the sign. In the microscope the line dissolves into steps and blocks. That has nothing to do with a bad formula: there are only so many numbers. An *epsilon* does not help: it makes the line thick, with an edge as ragged as before.',
    'What helps is to know how large the error can be. If the area is clearly larger, its sign is right. Otherwise it is computed anew, with as many digits as it takes. That is rare, so it costs next to nothing, and every answer is right for the numbers as they were given.',
  ],
  mistakes: [
    '*Computing slopes.* A vertical segment divides by 0, and a steep one loses all its digits.',
    '*Calling parallel segments apart.* On one line they may overlap, and then the answer is a segment.',
    '*Testing the crossing point.* It is rounded, so it is nearly never on either of the lines.',
    '*Comparing the determinant with an epsilon.* An area is measured in square units: what is small for a map is large for a chip. Long segments that are nearly parallel cross all the same.',
    '*Multiplying signs as numbers.* The product of two tiny areas can vanish: then two ends on one side look like a touch. Compare the signs.',
  ],
  reading: [
    'Lutz Kettner, Kurt Mehlhorn, Sylvain Pion, Stefan Schirra, Chee Yap, *Classroom Examples of Robustness Problems in Geometric Computations*, Computational Geometry 40, 2008: the microscope, and algorithms that break.',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, Discrete & Computational Geometry 18, 1997: exact signs at little cost.',
    "Joseph O'Rourke, *Computational Geometry in C*, Cambridge University Press 1998, chapter 1: areas, signs and segments.",
  ],
} as const satisfies Texts;
