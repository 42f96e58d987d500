import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label':
    'A slanted polygon, a segment from p to q, and the point x where its line meets the plane. {status}',

  'handle.end': 'End {name} of the segment; [ and ] move it nearer and further away',
  'handle.corner': 'Corner {index} of the polygon',
  'handle.yaw': 'Turn the view',
  'handle.pitch': 'Tilt the view',

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
} as const satisfies Texts;
