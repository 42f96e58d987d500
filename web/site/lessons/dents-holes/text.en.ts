import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug':
    'There is a coin in the cave, but the cave has no inside: all the game sees is its hull.',
  'story.mended': 'The cave is cut into convex pieces, and what is hollow stays hollow.',

  question:
    'A harbour, a horseshoe, a wall with a window: most things have dents or holes. What does the separating-axis test make of them, and what is the shortest way out of such a thing?',

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

  idea: [
    'The shadow of a shape is the [shadow](#shadow) of its [convex hull](#hull), on every axis. A gap between shadows still proves that shapes are apart. But where a shape has a dent, “no gap” no longer proves that they meet: the line that parts them would have to be bent.',
    'So the shape is cut into [convex pieces](#pieces). They meet along seams, and together they *are* the shape. [a] meets it exactly when it meets one of the pieces, and a hole needs no rule of its own. Few pieces are better than many: `decompose` cuts off ears, and then drops every cut that is not needed (Hertel and Mehlhorn). At most four times the smallest possible number of pieces is left.',
    'The yes or no can be found piece by piece, but the way out cannot. A piece takes its seams for borders, and may push [a] through one of them into its neighbour. And two pieces of one straight wall each push for the same overlap.',
    'Instead, think in terms of motions. The motions that let [a] overlap one piece fill a convex polygon: all differences of a point of the piece and a point of [a]. The motions that let it overlap the whole fill the [*union*](#difference) of these polygons. [The shortest way out](#push) is the point of the border of the union that is nearest to 0; borders that lie within another polygon do not count. That is what the library looks for, and what the small picture B − A shows.',
  ],
  mistakes: [
    '*Giving a dented outline to the separating-axis test.* It answers for the hull, and no error warns you. Here `Polygon` refuses a dent and names `ConcavePolygon`.',
    '*Adding up the pushes of the pieces.* On a seam between two tiles, a body that is 20 deep is pushed by 40.',
    '*Taking the deepest or the first piece.* Its push may lead through a seam into the next piece.',
    '*Pushing out of one piece after the other.* It may go on for ever in a corner, and where it ends depends on the order of the pieces.',
    '*Treating a hole as a second outline.* A hole is only a hole if it is subtracted. In `ConcavePolygon` the first ring is the outline, and all others are holes, whichever way they run.',
  ],
  reading: [
    'Stefan Hertel, Kurt Mehlhorn, *Fast Triangulation of Simple Polygons*, FCT 1983: few convex pieces from a triangulation.',
    'Mark de Berg, Otfried Cheong, Marc van Kreveld, Mark Overmars, *Computational Geometry*, Springer 2008, chapter 13: the motions that are forbidden, as Minkowski sums.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 12.5: cutting into convex pieces.',
  ],
} as const satisfies Texts;
