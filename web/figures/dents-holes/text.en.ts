import type { Texts } from '../../figure/voice/words.js';

export const en = {
  question:
    'A harbour, a horseshoe, a wall with a window: most things have dents or holes. What does the separating-axis test make of them, and how does one get out of such a thing by the shortest way?',

  'handle.hole': 'Corner {index} of the hole',
  'refused.crossing':
    'Not here: the outline of b would cross itself or its hole. The corner stays where it was.',
  'refused.hole':
    'Not here: the hole of b must lie inside its outline. The corner stays where it was.',
  'refused.flat': 'Not here: all corners would lie on one line. The corner stays where it was.',

  'way.free': 'just out',
  'way.far': 'too far',
  'way.stuck': 'not out',
  'table.pieces': 'The pieces and the ways out',
  'table.piece': 'Piece',
  'table.number': 'piece {number}',
  'table.push': 'pushes a by',
  'table.length': 'length',
  'table.outcome': 'Where it leads',
  'table.apart': 'apart',
  'table.sum': 'sum',
  'table.deepest': 'deepest',
  'table.whole': 'the whole',

  'do.hull.overlap':
    'Shadows know nothing of dents: on every axis [b] looks like its *convex hull*. Out of the hull [a] would have to go {size}; out of [b] itself, {least} will do.',
  'do.hull.dent':
    'Shadows know nothing of dents: on every axis [b] looks like its *convex hull*. All shadows overlap, by {size} at least, so the test says “they meet”. But [a] is in the dent and touches nothing.',
  'do.hull.hole':
    'Shadows know nothing of holes: on every axis [b] looks like its *convex hull*. All shadows overlap, by {size} at least, so the test says “they meet”. But [a] is in the hole and touches nothing.',
  'do.hull.outside':
    'Shadows know nothing of dents: on every axis [b] looks like its *convex hull*. Here that does no harm, as one axis has a gap. Drag [a] into the dent.',
  'do.cut':
    'So [b] is cut into {count} *convex pieces*, once, when it is made. Only its own corners are used; the hole simply belongs to none of the pieces. For each of them the separating-axis test is right.',
  'do.piece':
    'Piece {piece} alone would push [a] by {push}, which is {size} long. It does not know that there is more of [b] on the other side of the seam.',
  'do.sum.free':
    'First idea: *add up* the pushes. One piece is touched, and here its push {push} is right.',
  'do.sum.far':
    'First idea: *add up* the pushes of the {count} touched pieces, {push}. That leads out, but {size} is more than need be: {least} will do.',
  'do.sum.stuck':
    'First idea: *add up* the pushes of the {count} touched pieces, {push}. After that, [a] still overlaps [b].',
  'do.deepest.free':
    'Second idea: only the *deepest* piece counts. Its push {push} is right here, by luck: nothing says that no other piece is in the way.',
  'do.deepest.far':
    'Second idea: only the *deepest* piece counts. Its push {push} leads out, but {size} is more than need be: {least} will do.',
  'do.deepest.stuck':
    'Second idea: only the *deepest* piece counts. But its push {push} leads into the next piece: [a] still overlaps [b].',
  'do.whole':
    'Right: all pieces *at once*. Of all motions that free [a] from every piece, {push} is the shortest, {size} long. It is what `collide` answers for the whole.',
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
  'try.hole.done': 'A hole is nothing special: it is where no piece is.',
  'try.few': 'Drag the corners of [b] until *four* pieces are enough.',
  'try.few.done': 'Every dent costs cuts. A frame around a hole is left.',
  'try.stuck': 'Find a place where the push of the *deepest* piece does not lead out.',
  'try.stuck.done': 'The next frame would push back: a figure would tremble between two pieces.',

  idea: [
    'The shadow of a shape is the shadow of its convex hull, on every axis. A gap between shadows still proves that shapes are apart. But where a shape has a dent, “no gap” no longer proves that they meet: the line that parts them would have to be bent.',
    'So the shape is cut into convex pieces. They meet along seams, and together they *are* the shape. [a] meets it exactly when it meets one of the pieces, and a hole needs no rule of its own. Few pieces are better than many: `decompose` cuts off ears, and then leaves out each cut that the rest can do without (Hertel and Mehlhorn). At most four times the least number of pieces is left.',
    'Yes and no can be asked piece by piece, but the way out cannot. A piece takes its seams for borders, and may push [a] through one of them into its neighbour. And two pieces of one straight wall both push for the same overlap.',
    'Instead, look at it from the side of the motions. The motions that let [a] overlap one piece fill a convex polygon: all differences of a point of the piece and a point of [a]. The motions that let it overlap the whole fill the *union* of these polygons. The shortest way out is the point of the border of the union that is nearest to 0; borders that lie within another polygon do not count. That is what the library looks for.',
  ],
  mistakes: [
    '*Giving a dented outline to the separating-axis test.* It answers for the hull, and no error tells. Here `Polygon` refuses a dent and names `ConcavePolygon`.',
    '*Adding up the pushes of the pieces.* Standing on a seam between two tiles 20 deep, it pushes by 40.',
    '*Taking the deepest or the first piece.* Its push may lead through a seam into the next piece.',
    '*Pushing out of one piece after the other.* It may go on for ever in a corner, and where it ends depends on the order of the pieces.',
    '*Taking a hole for a second outline.* A hole is only a hole if it is subtracted. In `ConcavePolygon` the first ring is the outline, and all others are holes, whichever way they run.',
  ],
  reading: [
    'Stefan Hertel, Kurt Mehlhorn, *Fast Triangulation of Simple Polygons*, FCT 1983: few convex pieces from a triangulation.',
    'Mark de Berg, Otfried Cheong, Marc van Kreveld, Mark Overmars, *Computational Geometry*, Springer 2008, chapter 13: the motions that are forbidden, as Minkowski sums.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 12.5: cutting into convex pieces.',
  ],
} as const satisfies Texts;
