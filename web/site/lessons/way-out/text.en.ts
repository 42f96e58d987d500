import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'He leans on the wall and hangs there: a step into a wall is cancelled altogether.',
  'story.mended':
    'He is pushed out by the shortest way, and slides down. Walls are not sticky any more.',

  question:
    'If no axis has a gap, the shapes overlap. Of all the ways to pull them apart, which is the shortest?',

  idea: [
    'To separate two [shadows](#shadow) that [overlap](#overlap) by $d$, one of them has to move by $d$ along the axis. A push along the axis moves the shadow just as far as the shape, so one push of length $d$ removes the overlap on that axis, and one axis without an overlap is enough.',
    'So every axis offers [a way out](#ways), and the shortest way of all is on the normal of an edge, like the gap in the last lesson. It is called the *minimum translation vector*, or MTV. Its direction is a matter of convention: here the normal points from [a] towards [b], and the [push](#push) $-d \\, n$ moves [a]. If you use the centres to tell which way is out, take those of the *areas*, $\\frac{1}{6A} \\sum (p_i + p_{i+1})(p_i \\times p_{i+1})$, not the mean of the corners: extra corners on one side would pull the mean over.',
    'The inset shows why an edge decides. Take each point of [b] minus each point of [a]: all these differences fill the *Minkowski difference*, [B − A](#difference). The shapes overlap exactly if the origin lies in it, and its edges are those of both shapes. The [push](#push) is the way from the origin to its border, and the point of a border nearest to the origin lies on an edge.',
    "After the push the shapes touch. To go on moving, take away only that part of the motion that leads into the wall, $v' = v - (v \\cdot n)\\, n$. [What remains](#slide) lies along the wall, and a character that runs into it at an angle slides instead of sticking.",
  ],
  mistakes: [
    '*Taking the largest overlap.* That is a way out, too, but the longest one.',
    '*Taking the length of the common part as the depth.* If one shadow lies within the other, the common part is as long as the inner shadow, and a push of that length does not get you out.',
    '*Taking the direction from the centres alone.* If the centres coincide, there is none; if one shape is inside a long other one, it may point the wrong way. Compare both ways out on the axis.',
    '*Comparing overlaps on axes of different length.* Divide each normal by its length first, or the longest edge seems to have the deepest overlap.',
    '*Adding up the pushes of several walls.* Two tiles of one floor would push twice as far as one. `resolveContacts` looks for one push that serves all.',
  ],
  reading: [
    '[SAT (Separating Axis Theorem)](https://dyn4j.org/2010/01/sat/), dyn4j: the MTV, and what containment does to it.',
    'Gino van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, GDC 2001: depth without listing all axes.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.2: the test and its contact.',
  ],
} as const satisfies Texts;
