import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug':
    'His arrow clears the shield, yet sticks in mid-air: it has crossed the plane of the shield.',
  'story.mended': 'The point must be within the shield, too. The arrow hits the target.',

  question:
    'A shot flies through space, and somewhere there is a wall with corners. Does it hit, and where? And how can you be sure that the point is on the wall, not beside it?',

  'quantity.normal': 'normal of the plane',
  'quantity.fromDistance': 'distance of p from the plane',
  'quantity.toDistance': 'distance of q from the plane',
  'quantity.time': 'how far along the segment',
  'quantity.point': 'where the line meets the plane',
  'quantity.winding': 'winding number of the outline around x',
  'quantity.angles': 'sum of the angles around x',

  idea: [
    'A [plane](#plane) is given by a point $c$ and a normal [$n$](#n): it consists of the points $x$ with $n \\cdot (x - c) = 0$. For any other point the same dot product is its distance from the plane, and the sign tells which side it is on. `planeOf` adds up the edges all around (Newell’s method), so that no choice of three corners can go wrong; `signedDistance` and `sideOf` ask about a point. Written out, that is $A x + B y + C z + D = 0$ with $(A, B, C) = n$ and $D = -n \\cdot c$. A box is six such planes: a point that is in all six half-spaces, on the inner side of each plane, is in the box.',
    'If the ends of a [segment](#segment) are on different sides, it passes through. The [distance](#distance) changes evenly along the way, so the place where it is 0 follows from the two distances alone, $t = d(p) / (d(p) - d(q))$. This is a point of the plane. Whether it is a point of the polygon is another question.',
    'That question is two-dimensional. Leave out the coordinate in which the normal is largest, and count how often the outline winds around the point: the edges that cross [a ray](#ray) from it, with their directions. Not 0 means inside, even with dents, and whichever way round the corners run. It takes no angle, no square root and no division, so the signs can be decided exactly. Two polygons in space meet if an edge of one goes through the other: try the edges of each against the other, both ways.',
    'The distances also say what a shot does between two frames. Take its two positions as $p$ and $q$: if they are on different sides, it has gone through the plane in between. `sweepPoint` does that, even while the polygon moves. Why it matters is the subject of the next lesson.',
  ],
  mistakes: [
    '*The angle sum.* At a dent some edges run backwards around the point, and the sum is no longer 360°; on a corner it is not a number; and rounding may hand `acos` 1.0000000000000002. Signed angles would add up to the winding number, but at a higher price.',
    '*Forgetting the ends.* A hit at $t = 1.3$ is beyond the segment. Much published code checks $t < 0$ and forgets $t > 1$.',
    '*Asking whether the product of the two distances is less than 0.* An end that lies on the plane has distance 0: with `< 0` that is a miss, and the next frame, which starts there, is a miss, too. The hit is lost.',
    '*A plane from the first three corners.* If they lie on one line there is none, and at a dent the normal points to the wrong side.',
    '*Four corners that lie in no plane.* Then the wall is bent, and each answer depends on how it is cut. `planeOf` refuses with the number of the corner that is furthest off: split it into triangles.',
  ],
  reading: [
    '[Point in polygon](https://en.wikipedia.org/wiki/Point_in_polygon), Wikipedia: rays, winding numbers and angles side by side.',
    'Eric Haines, *Point in Polygon Strategies*, in: Paul Heckbert (ed.), *Graphics Gems IV*, Academic Press 1994: methods compared and timed.',
    'Kai Hormann, Alexander Agathos, *The Point in Polygon Problem for Arbitrary Polygons*, Computational Geometry 20, 2001: from angles to winding numbers, without a root.',
    'Filippo Tampieri, *Newell’s Method for Computing the Plane Equation of a Polygon*, in: David Kirk (ed.), *Graphics Gems III*, Academic Press 1992.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.3: lines and segments against planes and polygons.',
  ],
} as const satisfies Texts;
