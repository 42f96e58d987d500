import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  question:
    'No axis has a gap, so the shapes overlap. Of all the ways to pull them apart, which is the shortest?',

  idea: [
    'To part two shadows that overlap by $d$, one of them has to move by $d$ along the axis. A push along the axis moves the shadow just as far as the shape, so one push of length $d$ makes that axis one without an overlap, and one such axis is enough.',
    'So every axis offers a way out, and the shortest way of all is on the normal of an edge, like the gap in the last lesson. It is called the *minimum translation vector*, or MTV. Its direction is a matter of convention: here the normal points from [a] towards [b], and the push $-d \\, n$ moves [a].',
    "After the push the shapes touch. To go on moving, take away only that part of the motion that leads into the wall, $v' = v - (v \\cdot n)\\, n$. What remains lies along the wall, and a figure that runs against it at an angle slides instead of sticking.",
  ],
  mistakes: [
    '*Taking the largest overlap.* It is a way out, too, but the longest.',
    '*Taking the length of the common part as the depth.* If one shadow lies within the other, the common part is as long as the inner shadow, and a push of that length does not lead out.',
    '*Taking the direction from the centres alone.* If the centres coincide, there is none; if one shape is inside a long other one, it may point the wrong way. Compare both ways out on the axis.',
    '*Comparing overlaps on axes of different length.* Divide each normal by its length first, or the longest edge seems to have the deepest overlap.',
    '*Adding up the pushes of several walls.* Two tiles of one floor push twice as far as one. `resolveContacts` looks for one push that serves all.',
  ],
  reading: [
    '[SAT (Separating Axis Theorem)](https://dyn4j.org/2010/01/sat/), dyn4j: the MTV, and what containment does to it.',
    'Gino van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, GDC 2001: depth without listing all axes.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.2: the test and its contact.',
  ],
} as const satisfies Texts;
