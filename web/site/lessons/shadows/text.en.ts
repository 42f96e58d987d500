import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'A balloon high above stops him: only the shadows on the floor are compared.',
  'story.mended': 'The shadows on the wall are compared as well, and he walks underneath.',

  question:
    'Two shapes stand in the light and throw shadows on a wall. What do the shadows tell you about the shapes, and what do they hide?',

  'table.corners': 'Corners and their places on the axis',
  'table.corner': 'Corner',
  'table.end': 'End of the shadow',
  'table.show': 'Show corner {name}',

  idea: [
    'To *project* a point onto an axis is to ask how far along the [axis](#axis) it lies. With an axis of length 1 the answer is one dot product, $p \\cdot n = p_x n_x + p_y n_y$: two multiplications and a sum.',
    'A convex polygon is straight between its corners, so the [ends of its shadow](#ends) are always shadows of corners. Whatever the shape, all that is left of it is two numbers: the smallest and the largest. Comparing two shapes has become comparing two intervals.',
    'Projecting can only bring things nearer: two points are never further apart in the shadow than in the plane. So a [gap](#measure) between the [shadows](#shadow) is a gap between the shapes. The converse does not hold, as the figure shows. So which axes have to be tried? That is the question of the next lesson.',
  ],
  mistakes: [
    '*An axis that is not of length 1.* The signs stay right, and so does the yes or no. But every distance is multiplied by the length of the axis: an overlap of 12 on an axis of length 40 reads as 480.',
    '*Starting the search at 0.* With `min = 0, max = 0` a shadow always reaches the origin, and far from it everything overlaps. Start at ±∞, or at the first corner.',
    '*Projecting the corners before they are turned and moved.* Project them where they are in the world.',
    '*Mistaking touching for a gap.* Where one shadow ends at 10 and the other begins at 10, there is no gap. In this book, shapes that touch intersect.',
  ],
  reading: [
    '[Dot product](https://en.wikipedia.org/wiki/Dot_product), Wikipedia: what it means, with proofs.',
    '[SAT (Separating Axis Theorem)](https://dyn4j.org/2010/01/sat/), dyn4j: projection and the whole test in prose and Java.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, chapter 3: the mathematics in a few pages.',
  ],
} as const satisfies Texts;
