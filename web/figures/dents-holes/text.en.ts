import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label':
    'A convex shape a, a shape b with a dent and a hole, and ways for a to get out. {status}',

  'handle.hole': 'Corner {index} of the hole',
  'refused.crossing':
    'Not here: the outline of b would cross itself or its hole. The corner stays where it was.',
  'refused.hole':
    'Not here: the hole of b must lie inside its outline. The corner stays where it was.',
  'refused.flat': 'Not here: all corners would lie on one line. The corner stays where it was.',

  'way.free': 'just out',
  'way.far': 'too far',
  'way.stuck': 'not out',

  'do.hull.overlap':
    'Shadows know nothing of dents: on every axis [b] looks like its *convex hull*. To leave the hull, [a] would have to move {size}; to leave [b] itself, {least} is enough.',
  'do.hull.dent':
    'Shadows know nothing of dents: on every axis [b] looks like its *convex hull*. All shadows overlap, by {size} at least, so the test says “they meet”. But [a] is in the dent and touches nothing.',
  'do.hull.hole':
    'Shadows know nothing of holes: on every axis [b] looks like its *convex hull*. All shadows overlap, by {size} at least, so the test says “they meet”. But [a] is in the hole and touches nothing.',
  'do.hull.outside':
    'Shadows know nothing of dents: on every axis [b] looks like its *convex hull*. Here that does no harm, as one axis has a gap. Drag [a] into the dent.',
  'do.cut':
    'So [b] is cut into {count} *convex pieces*, once, when it is made. Only its own corners are used; the hole simply belongs to none of the pieces. For each of them the separating-axis test is right.',
  'do.piece':
    'Piece {piece} alone would push [a] by {push}, which is {size} long. It does not know that [b] continues beyond the seam.',
  'do.sum.free':
    'First idea: *add up* the pushes. Only one piece is touched, and its push {push} is right.',
  'do.sum.far':
    'First idea: *add up* the pushes of the {count} touched pieces, {push}. That leads out, but {size} is too far: {least} is enough.',
  'do.sum.stuck':
    'First idea: *add up* the pushes of the {count} touched pieces, {push}. After that, [a] still overlaps [b].',
  'do.deepest.free':
    'Second idea: only the *deepest* piece counts. Here its push {push} happens to be right. In general another piece may be in the way.',
  'do.deepest.far':
    'Second idea: only the *deepest* piece counts. Its push {push} leads out, but {size} is too far: {least} is enough.',
  'do.deepest.stuck':
    'Second idea: only the *deepest* piece counts. But its push {push} leads into the next piece: [a] still overlaps [b].',
  'do.whole':
    'The right way: all pieces *at once*. Of all motions that free [a] from every piece, {push} is the shortest, {size} long. That is what `collide` returns for the whole shape.',
  'do.apart.dent':
    'None of the {count} pieces meets [a], so [b] does not either: [a] is free, in the dent. Now drag it into the wall.',
  'do.apart.hole':
    'None of the {count} pieces meets [a], so [b] does not either: [a] is free, in the hole. Now drag it into the wall.',
  'do.apart.outside':
    'None of the {count} pieces meets [a], so [b] does not either: [a] is free. Now drag it into the wall.',

  'try.dent': 'Put [a] into the dent so that it touches nothing. What do the shadows say?',
  'try.dent.done': 'The shadows say “hit”, the pieces say “free”.',
  'try.hole':
    'Put [a] into the hole so that it touches nothing. The corners of the hole can be moved.',
  'try.hole.done': 'A hole is nothing special: it is just where there is no piece.',
  'try.few': 'Drag the corners of [b] until *four* pieces are enough.',
  'try.few.done': 'Every dent costs cuts. What is left is a frame around a hole.',
  'try.simple': 'Find a place where the first two ideas are right, too.',
  'try.simple.done':
    'Only one piece is touched there. Anywhere else the hero may jitter between two pieces.',
} as const satisfies Texts;
