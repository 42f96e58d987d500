import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'The beam ends at the mirror, but the alarm goes off behind it: a line has no end.',
  'story.mended': 'A segment has two ends. He walks past, and nobody wakes up.',

  question:
    'Two segments [a] and [b] cross, touch, overlap, or miss one another. How can you tell which, and *always* be right, even though computers round?',
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
  'maps.cell': 'one cell is {size} units wide',

  idea: [
    'The equation $y = m x + c$ has no room for vertical lines. A start and a direction do: $a_0 + t\\,(a_1 - a_0)$ gives each point of the [line](#line) once, and the segment for $t$ from 0 to 1. Two of them give two linear equations, and *Cramer’s rule* solves these with three determinants.',
    'A determinant is an [area](#area) with a sign: that of the triangle of three points, twice over. The sign says which way round they go, and so on which side of a line a point is. Two segments cross if each has its ends on both sides of the other. That decision needs no quotient and no crossing point.',
    'A sign is only as good as the arithmetic behind it. Near the line the area is small, but the products are large, and their rounding errors decide the sign. In the [microscope](#microscope) the line dissolves into steps and blocks. The formula is not to blame: there are only so many floating-point numbers. An *epsilon* does not help: it makes the line thick, with an edge as ragged as before.',
    'What helps is knowing how large the error can be. If the area is clearly larger, its sign is right. Otherwise it is computed again, with as many digits as it takes. That is rare, so it costs next to nothing, and every answer is right for the numbers as they were given.',
  ],
  mistakes: [
    '*Computing slopes.* A vertical segment divides by 0, and a steep one loses all its digits.',
    '*Calling parallel segments apart.* On one line they may overlap, and then the answer is a segment.',
    '*Testing the crossing point.* It is rounded, so it hardly ever lies on either line.',
    '*Comparing the determinant with an epsilon.* An area is measured in square units: what is small for a map is large for a chip. Long segments that are nearly parallel cross all the same.',
    '*Multiplying signs as numbers.* The product of two tiny areas can vanish: then two ends on one side look like a touch. Compare the signs.',
  ],
  reading: [
    'Lutz Kettner, Kurt Mehlhorn, Sylvain Pion, Stefan Schirra, Chee Yap, *Classroom Examples of Robustness Problems in Geometric Computations*, Computational Geometry 40, 2008: the microscope, and algorithms that break.',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, Discrete & Computational Geometry 18, 1997: exact signs at little cost.',
    'Joseph O’Rourke, *Computational Geometry in C*, Cambridge University Press 1998, chapter 1: areas, signs and segments.',
  ],
} as const satisfies Texts;
