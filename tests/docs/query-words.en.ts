/** What the page docs/queries.md says beside names and marks that are code, in English. */
import type { Mark, PairCall, Reason } from './queries.js';

export interface QueryWords {
  readonly title: string;
  readonly intro: string;
  /** What to look at in the figure. */
  readonly caption: string;
  /** Above the marks and their meanings. */
  readonly legend: readonly [string, string];
  readonly marks: Readonly<Record<Mark, string>>;
  readonly meanings: Readonly<Record<Mark, string>>;
  readonly outro: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Which part of an answer the cells speak of. */
  readonly about: Readonly<Record<PairCall, string>>;
  /** The kinds that are called by more than the name of their class. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly oneShape: { readonly title: string; readonly about: string };
}

export const en: QueryWords = {
  title: 'Queries and shapes',
  intro:
    'Every query takes every shape. The cells say what is guaranteed; the rows are `a`, the columns `b`. This\n' +
    'page is made by `npm run docs`, which calls each query on each pair, apart, overlapping or moving, and\n' +
    'stops if an answer contradicts what is known of the pair or what another query says.',
  caption:
    'A pair, and what the queries say of it: distance, nearest points, axes and regions. Drag the circle.',
  legend: ['cell', 'means'],
  meanings: {
    exact:
      'the decision is that of real arithmetic for the corners as they stand: no tolerance, at any scale',
    '1e-12': "right to within 1e-12 of the pair's size; decisions that go with it are exact",
    contact: 'as 1e-12, but of several possible answers not always the shortest',
    ends: 'as 1e-12, but of all points of contact only two',
    safe: 'the shapes overlap at no earlier time; an impact may be reported early, while the gap is at most 1e-10 of their reach',
    rounding: 'exact but for rounding',
  },
  outro:
    'Circles and other round shapes are round: nothing is replaced by polygons. Shapes of several pieces\n' +
    '(Polyline, ConcavePolygon, Compound) count as a whole: seams between pieces are neither boundaries nor\n' +
    'ways out.',
  marks: {
    exact: 'exact',
    '1e-12': '1e-12',
    contact: 'contact',
    ends: 'ends',
    safe: 'safe',
    rounding: 'rounding',
  },
  reasons: {
    slid:
      'With several pieces `velocity + mtv` takes `a` no further than contact, along all that is in the way, and ' +
      'past its end, where the shapes end apart. `mtv` need not be the shortest correction; between `enter` and ' +
      '`exit` the shapes may be apart for a while. No piece is entered by more than 1e-12 of the sizes and of ' +
      'the velocity together; out of the tip of a narrow wedge the way is longer, by one over the sine of half ' +
      'its angle. A point or a segment that meets a seam between pieces exactly may end in it; seams begin in ' +
      'the corners of dents, so of what slides into a dent some does.',
    outermost:
      'With several pieces two points at most are told, on the outlines and each within 1e-12: the deepest, which is ' +
      'as deep as the collision, and of the others the outermost. Where pieces of one shape overlap, an end of ' +
      'contact that lies amid a piece may be left out; and of pieces side by side, in rare cases, a point is told that ' +
      'lies on a seam between them.',
    seam: 'Exact but for a point or a segment in a seam between pieces, which is inside within rounding.',
    union:
      'Exact where each piece of `b` lies within one piece of `a`; where `b` spans several, crossings of ' +
      'edges are computed, and are right to within rounding.',
  },
  about: {
    'intersects(a, b)': 'Yes or no.',
    'intersects(a, b, { touching: false })': 'Yes or no.',
    'collide(a, b)': '`intersects` is exact; `depth`, `mtv` and `normal` as the table says.',
    'collide(a, b, { velocity })':
      '`intersects` and `willIntersect` are exact; times and `mtv` as the table says.',
    'contacts(a, b)':
      'Points and depths as the table says. For shapes of one piece, whether there are any is exact. Where edges of rounded ' +
      'shapes are askew, the point that is less deep lies as far as the radius out along the normal, within the ' +
      'outline by the radius times one minus the cosine of the angle between the edges.',
    'distance(a, b)':
      'Positive exactly if the shapes are apart; a depth of less than a rounding is 0. Distance and points as the table says.',
    'sweep(a, b, { translationA, translationB })':
      'Whether they meet is as the table says; time, point and normal are within 1e-12.',
    'sweep(a, b, { rotationA, rotationB, … })':
      '`startsOverlapping` is exact; whether and when they meet is as the table says.',
    'contains(a, b)': 'Yes or no.',
  },
  kinds: {},
  oneShape: {
    title: 'One shape',
    about:
      'Whether a distance is positive, and whether a segment or an endless ray hits, are exact. Points are within ' +
      '1e-12 across the boundary; along it, a way that grazes magnifies the rounding.',
  },
};
