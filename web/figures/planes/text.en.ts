import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'A shot flies through space, and somewhere there is a wall with corners. Does it hit, and where? And how can one be sure that the point is on the wall and not beside it?',

  'stage.label':
    'A slanted polygon, a segment from p to q, and the point x where its line meets the plane. {status}',

  'handle.end': 'End {name} of the segment; [ and ] move it nearer and further away',
  'handle.corner': 'Corner {index} of the polygon',
  'handle.yaw': 'Turn the view',
  'handle.pitch': 'Tilt the view',

  'quantity.normal': 'normal of the plane',
  'quantity.fromDistance': 'distance of p from the plane',
  'quantity.toDistance': 'distance of q from the plane',
  'quantity.time': 'how far along the segment',
  'quantity.point': 'where the line meets the plane',
  'quantity.winding': 'winding number of the outline around x',
  'quantity.angles': 'sum of the angles around x',

  'do.plane':
    'A *plane* is a point $c$ and a normal $n$, a vector of length 1 that stands upright on it. The library takes both from all the corners, so a dent does not disturb it.',
  'do.across':
    'One dot product says how far a point is from the plane, and its sign on which side. For $p$ it is {p}, for $q$ {q}: they are on different sides, so the segment passes through.',
  'do.oneOn':
    'The distance from the plane is {p} for $p$ and {q} for $q$: one end lies exactly on the plane. That is a touch, and it counts.',
  'do.same':
    'The distance from the plane is {p} for $p$ and {q} for $q$: both ends are on the same side, so the segment does not reach the plane.',
  'do.level':
    'The distance from the plane is {p} for $p$ and {q} for $q$: as far from the plane at both ends.',
  'do.bothOn':
    'The distance from the plane is {p} for $p$ and {q} for $q$: both ends lie in the plane, and so does all that is between them.',
  'do.hit':
    'The distance shrinks evenly on the way from $p$ to $q$. It is 0 after the part {time} of the way, at {point}.',
  'do.before':
    'The line would meet the plane at $t$ = {time}, which is *before* $p$. A line hits what a segment does not: ask for $0 \\leq t \\leq 1$.',
  'do.beyond':
    'The line would meet the plane at $t$ = {time}, which is *beyond* $q$. A line hits what a segment does not: ask for $0 \\leq t \\leq 1$.',
  'do.parallel':
    'The segment runs beside the plane, and there is no point to ask about. The formula for $t$ would divide by 0.',
  'do.inPlane':
    'The segment lies *in* the plane, so there is no single point. Cut at the outline, {count} of its pieces lie in the polygon.',
  'do.inPlaneApart':
    'The segment lies *in* the plane, so there is no single point; and it passes the polygon by.',
  'do.drop':
    'Inside or not? Leave out the coordinate in which the normal is longest, here {axis}: the outline becomes flat, hardly squeezed, and inside stays inside.',
  'do.winding':
    'Draw a ray from $x$ and look at the edges that cross it: {count} of them. Seen from $q$, one that runs counter-clockwise counts +1, one that runs clockwise −1. The sum is the *winding number*, {winding}.',
  'do.touches': 'An edge passes through $x$ itself: there is nothing left to count.',
  'do.inside': 'The winding number is not 0: the outline goes round $x$. The shot hits.',
  'do.outside': 'The winding number is 0: $x$ is in the plane, but beside the polygon.',
  'do.boundary': '$x$ lies exactly on the outline, which belongs to the polygon: the shot hits.',
  'do.anglesRight':
    'Often taught instead: add up the angles under which $x$ sees the edges, and take 360° for inside. Here the sum is {sum}, and the answer happens to be right.',
  'do.anglesWrong.inside':
    'Often taught instead: add up the angles under which $x$ sees the edges, and take 360° for inside. Here the sum is {sum}, so the shot would miss, and that is *wrong*: some edges are seen going backwards, and their angles count just the same.',
  'do.anglesWrong.outside':
    'Often taught instead: add up the angles under which $x$ sees the edges, and take 360° for inside. Here the sum is {sum}, so the shot would hit, and that is *wrong*.',
  'do.anglesBoundary':
    'The sum of the angles is {sum}: on an edge it sees half a turn at once, and rounding decides what comes of it.',
  'do.anglesCorner':
    'On a corner the sum of the angles is {sum}: the direction to that corner is 0 divided by 0.',

  'try.angles':
    'Find a shot for which the sum of the angles gives the wrong answer. The dent helps.',
  'try.angles.done': 'Wrong. The winding number got it right.',
  'try.short': 'Let the segment end in front of the polygon, so that only its line would hit.',
  'try.short.done': 'Who forgets $t \\leq 1$ hits walls that are far away.',
  'try.edge':
    'Hit the outline *exactly*. Ends are caught by the plane and by corners, if they come near.',
  'try.edge.done': 'On the boundary, decided exactly: touching counts.',
  'try.inPlane': 'Lay the whole segment into the plane, and across the polygon.',
  'try.inPlane.done': 'No single point any more: what they share are pieces of the segment.',

  idea: [
    'A plane is told by a point $c$ and a normal $n$: it holds the points $x$ with $n \\cdot (x - c) = 0$. For any other point the same dot product is its distance from the plane, and the sign tells the side. `planeOf` adds up the edges all around (Newell’s method), so that no choice of three corners can go wrong; `signedDistance` and `sideOf` ask about a point.',
    'If the ends of a segment are on different sides, it passes through. The distance changes evenly along the way, so the place where it is 0 follows from the two distances alone, $t = d(p) / (d(p) - d(q))$. This is a point of the plane. Whether it is a point of the polygon is another question.',
    'That one is flat. Leave out the coordinate in which the normal is longest, and count how often the outline winds around the point: the edges that cross a ray from it, with their directions. Not 0 means inside, for dents and for either direction of the list. There is no angle in it, no root and no division, so the signs can be decided exactly.',
    'The distances also say what a shot does between two frames. Take its two positions as $p$ and $q$: if they are on different sides, it has gone through the plane in between. `sweepPoint` does that, even while the polygon moves. Why it matters is the subject of the next lesson.',
  ],
  mistakes: [
    '*The angle sum.* At a dent some edges are seen going backwards, and the sum is no longer 360°; on a corner it is not a number; and `acos` gets 1.0000000000000002 when rounding wants it so. Angles with signs would add up to the winding number, only at a higher price.',
    '*Forgetting the ends.* A hit at $t = 1.3$ is beyond the segment. Many a listing checks $t < 0$ and forgets $t > 1$.',
    '*Taking the product of the signs to be less than 0.* An end that lies on the plane has distance 0: with `< 0` it is a miss, and the next frame, which starts there, misses, too. Nobody has hit.',
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
