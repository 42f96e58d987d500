import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label':
    'A slanted polygon, a segment from p to q, and the point x where its line meets the plane. {status}',

  'handle.end': 'End {name} of the segment; [ and ] move it nearer and further away',
  'handle.corner': 'Corner {index} of the polygon',
  'handle.yaw': 'Turn the view',
  'handle.pitch': 'Tilt the view',

  'do.plane':
    'A *plane* is given by a point $c$ and a normal $n$. The normal has length 1 and is perpendicular to the plane. Both are computed from all corners, so a dent does no harm.',
  'do.across':
    'A dot product tells how far a point is from the plane; its sign tells which side it is on. It is {p} for $p$ and {q} for $q$: different sides, so the segment passes through.',
  'do.oneOn':
    'The distance from the plane is {p} for $p$ and {q} for $q$: one end lies exactly on the plane. That is a touch, and it counts.',
  'do.same':
    'The distance from the plane is {p} for $p$ and {q} for $q$. Both ends are on the same side, so the segment does not reach the plane.',
  'do.level': 'The distance from the plane is {p} for $p$ and {q} for $q$: the same at both ends.',
  'do.bothOn':
    'The distance from the plane is {p} for $p$ and {q} for $q$. Both ends lie in the plane, and so does everything between them.',
  'do.hit':
    'The distance changes evenly from $p$ to $q$. It is 0 after {percent} % of the way, at {point}.',
  'do.before':
    'The line would meet the plane at $t$ = {time}, which is *before* $p$. So the segment does not reach the plane: check that $0 \\leq t \\leq 1$.',
  'do.beyond':
    'The line would meet the plane at $t$ = {time}, which is *beyond* $q$. So the segment does not reach the plane: check that $0 \\leq t \\leq 1$.',
  'do.parallel':
    'The segment runs parallel to the plane, and there is no point to ask about. The formula for $t$ would divide by 0.',
  'do.inPlane':
    'The segment lies *in* the plane, so there is no single point. Cutting it at the outline gives the pieces that lie in the polygon: {count}.',
  'do.inPlaneApart':
    'The segment lies *in* the plane, so there is no single point. It misses the polygon.',
  'do.drop':
    'Inside or not? Drop the coordinate in which the normal is largest, here {axis}. The outline becomes flat with little distortion, and inside stays inside.',
  'do.winding':
    'Draw a ray from $x$ and look at the edges that cross it: {count} of them. Seen from $q$, a counter-clockwise edge counts +1 and a clockwise one −1. The sum is the *winding number*, {winding}.',
  'do.touches': 'An edge passes through $x$ itself, so there is nothing left to count.',
  'do.inside': 'The winding number is not 0: the outline goes round $x$. The shot hits.',
  'do.outside': 'The winding number is 0: $x$ is in the plane, but outside the polygon.',
  'do.boundary': '$x$ lies exactly on the outline, which belongs to the polygon: the shot hits.',
  'do.anglesRight':
    'Another method is often taught: add up the angles that the edges span at $x$; 360° means inside. Here the sum is {sum}, and the answer happens to be right.',
  'do.anglesWrong.inside':
    'Another method is often taught: add up the angles that the edges span at $x$; 360° means inside. Here the sum is {sum}, so the shot would miss. That is *wrong*: edges that run backwards are added, too.',
  'do.anglesWrong.outside':
    'Another method is often taught: add up the angles that the edges span at $x$; 360° means inside. Here the sum is {sum}, so the shot would hit, and that is *wrong*.',
  'do.anglesBoundary':
    'The sum of the angles is {sum}. An edge through $x$ is seen as half a turn, so rounding decides.',
  'do.anglesCorner':
    'On a corner the sum of the angles is {sum}: the direction to that corner is 0 divided by 0.',

  'try.sum':
    'Go to the last step. Find a hit for which the angles add up to *more than 480°*. The dent helps.',
  'try.sum.done':
    'An edge that runs backwards should be subtracted, not added: the sum is off by twice its angle.',
  'try.short': 'Make the segment end in front of the polygon, so that only its line would hit.',
  'try.short.done': 'Without the check $t \\leq 1$, shots hit walls that are far away.',
  'try.edge':
    'Hit the outline *exactly*. Ends snap to the plane and to corners when they come near.',
  'try.edge.done': 'On the boundary, decided exactly: touching counts.',
  'try.inPlane': 'Lay the whole segment in the plane, across the polygon.',
  'try.inPlane.done': 'No single point any more: what they share are pieces of the segment.',
} as const satisfies Texts;
