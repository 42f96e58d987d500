import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'There is room under the plank, but thin air stops him: only two axes are tried.',
  'story.mended': 'The axis of the plank’s own edge shows the gap. He gets as far as the coin.',

  question:
    'A gap between the shadows proves that two shapes are apart. But there are infinitely many axes: which of them must be tried before you can say “they meet”?',

  'chart.label': 'The method as a flow chart. The figure is at: {place}',
  'chart.edge': 'Take the next edge',
  'chart.normal': 'Its normal is an axis',
  'chart.duplicate': 'Axis seen before?',
  'chart.project': 'Project both shapes',
  'chart.compare': 'Shadows overlap?',
  'chart.more': 'Edges left?',
  'chart.apart': 'Apart',
  'chart.together': 'They intersect',
  'chart.yes': 'yes',
  'chart.no': 'no',

  idea: [
    'Two convex shapes are apart exactly when some [line](#line) has one of them on each side. Seen along that line, their [shadows](#shadow) leave a [gap](#gap). The axis perpendicular to the line is a *separating axis*. The [normal](#n) of an [edge](#edge) is the edge after a quarter turn. As a matrix that is $\\left({0 \\atop -1} \\; {1 \\atop 0}\\right)$: from $(e_x, e_y)$ to $(e_y, -e_x)$.',
    'Why are the normals of the edges enough? Subtract each point of [a] from each point of [b]. All these differences fill [one convex polygon](#difference), and the shapes meet exactly when 0 lies in it, for then some point is in both. Its sides are the edges of [a] and of [b], only shifted. And what lies outside a convex polygon lies beyond at least one of its sides: the normal of that edge is the axis with the gap.',
    'So a triangle and a box need at most 3 + 4 axes, and as opposite sides of a box are parallel, only 5. One gap ends the test; only after the last axis can you say “they meet”. That is why games first try the axis that separated the pair in the previous frame.',
  ],
  mistakes: [
    '*Leaving out the normals of one shape.* With those of an upright box alone, a slanted box that passes by its corner counts as a hit.',
    '*Comparing normals for equality only.* Opposite sides of a box have opposite normals: the same axis. Nothing breaks, but half of the work is done twice.',
    '*Testing corners instead.* Two long boxes that form a plus sign overlap, though no corner of one is in the other.',
    '*Using it for dented shapes.* A shape in a dent of another is apart from it, yet no axis has a gap. Cut it into convex pieces first: `decompose` does that.',
    '*A tolerance against rounding.* It turns misses into hits or hits into misses; here the signs are decided exactly.',
  ],
  reading: [
    '[Hyperplane separation theorem](https://en.wikipedia.org/wiki/Hyperplane_separation_theorem), Wikipedia: the theorem in any dimension.',
    '[SAT (Separating Axis Theorem)](https://dyn4j.org/2010/01/sat/), dyn4j: the same test with pictures and Java.',
    'Stefan Gottschalk, Ming Lin, Dinesh Manocha, *OBBTree*, SIGGRAPH 1996: the test for boxes in space, with its 15 axes.',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, 1997: how a sign is decided without error.',
  ],
} as const satisfies Texts;
