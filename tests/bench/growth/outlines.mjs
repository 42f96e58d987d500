// Functions on outlines, and the making of shapes from them, for outlines that are hard on one algorithm or
// another: boxes that all overlap, sweep lines that cut all edges, corners that see all others.
const SIZES = [10_000, 30_000, 100_000];

/** Points around the origin, far and near by turns. */
function star(count) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const radius = i % 2 === 0 ? 1000 : 400;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A bar with long thin teeth upward. */
function comb(count) {
  const teeth = Math.floor(count / 2) - 1;
  const points = [
    [2 * teeth, 0],
    [2 * teeth, -1],
    [0, -1],
  ];
  for (let i = 0; i < teeth; i++) points.push([2 * i, 0], [2 * i + 1, 1e5]);
  return points;
}

function squareComb(count) {
  const teeth = Math.floor(count / 4) - 1;
  const points = [
    [2 * teeth, -1],
    [0, -1],
  ];
  for (let i = 0; i < teeth; i++) {
    points.push([2 * i, 0], [2 * i, 1e5], [2 * i + 1, 1e5], [2 * i + 1, 0]);
  }
  return points;
}

/** A band between two spirals. Corners of neighbouring turns lie side by side. */
function spiral(count, cornersPerTurn = 50) {
  const half = Math.floor(count / 2);
  const along = (i, offset) => {
    const angle = (2 * Math.PI * i) / cornersPerTurn;
    return [(angle + offset) * Math.cos(angle), (angle + offset) * Math.sin(angle)];
  };
  const inner = Array.from({ length: half }, (_, i) => along(i, 8));
  const outer = Array.from({ length: half }, (_, i) => along(half - 1 - i, 11));
  return [...inner, ...outer];
}

/** A strip that goes up and down, all its legs as long as it is high. */
function zigzag(count) {
  const half = Math.floor(count / 2);
  const upper = Array.from({ length: half }, (_, i) => [4 * i, i % 2 === 0 ? 0 : 1e5]);
  return [...upper, ...upper.map(([x, y]) => [x, y - 1]).reverse()];
}

/** A square with a grid of square holes. */
function holes(count) {
  const side = Math.floor(Math.sqrt(count / 4));
  const ring = (x, y, size) => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  const rings = [ring(0, 0, 4 * side)];
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) rings.push(ring(4 * x + 1, 4 * y + 1, 2));
  }
  return rings;
}

/** A square whose sides are straight but for the last bits. */
function nearlyStraight(count) {
  const side = Math.floor(count / 4);
  const wave = (i) => (i % 3) * 1e-12;
  const sides = [0, 1, 2, 3].map((k) =>
    Array.from({ length: side }, (_, i) => {
      const [x, y] = [i / side, wave(i)];
      return [
        [x, y],
        [1 - y, x],
        [1 - x, 1 - y],
        [y, 1 - x],
      ][k];
    }),
  );
  return sides.flat();
}

/** Petals that all touch in the origin. */
function flower(count) {
  const petals = Math.floor(count / 3);
  return Array.from({ length: petals }, (_, i) => {
    const at = (part) => {
      const angle = (2 * Math.PI * (i + part)) / petals;
      return [1000 * Math.cos(angle), 1000 * Math.sin(angle)];
    };
    return [[0, 0], at(0.2), at(0.8)];
  }).flat();
}

/** A convex outline. */
function circle(count) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [1000 * Math.cos(angle), 1000 * Math.sin(angle)];
  });
}

/** Points on a line that rounding hardly bends: no outline, but a list of points (see REFUSE_A_LINE). */
function line(count) {
  return Array.from({ length: count }, (_, i) => [i / 3, i / 7]);
}

/** Up and down by one, from left to right. */
function steps(count, y) {
  return Array.from({ length: count }, (_, i) => [i, y + (i % 2)]);
}

/** Hills, closed below by one long edge. */
function ground(count) {
  return [...steps(count, 0), [count, -10], [-1, -10]];
}

/** What lies along the hills, and crosses them over and over. */
function chain(count) {
  const over = steps(count, 5).map(([x, y]) => [count - 1 - x + 0.3, y]);
  return [...steps(count, 0.1).map(([x, y]) => [x + 0.3, y]), ...over];
}

/** Two outlines that cross, the one with a long edge first or second. */
const crossing = ({ intersectOutlines }) =>
  [
    ['ground and chain', ground, chain],
    ['chain and ground', chain, ground],
  ].map(([pair, first, second]) => ({
    name: `intersectOutlines, ${pair}`,
    sizes: SIZES,
    prepare(size) {
      const [a, b] = [first(size), second(size)];
      return () => intersectOutlines(a, b);
    },
  }));

const OUTLINES = {
  star,
  comb,
  'square comb': squareComb,
  spiral,
  'square spiral': (count) => spiral(count, 4),
  zigzag,
  holes,
  'nearly straight': nearlyStraight,
  flower,
  circle,
  line,
};

/** The functions, as (outline, the same as rings) => the answer. */
const functionsOf = (sepax) => ({
  validate: (_, rings) => sepax.validate(rings),
  isSimple: (_, rings) => sepax.isSimple(rings),
  isConvex: (_, rings) => sepax.isConvex(rings),
  windingOf: (_, rings) => sepax.windingOf(rings),
  simplify: (_, rings) => sepax.simplify(rings, 0.01),
  repair: (_, rings) => sepax.repair(rings),
  measure: (_, rings) => sepax.measure(rings),
  locate: (_, rings) => sepax.locate(rings, [0.5, 0.5]),
  decompose: (_, rings) => sepax.decompose(rings),
  triangulate: (_, rings) => sepax.triangulate(rings),
  convexHull: (points) => sepax.convexHull(points),
  boundingBox: (points) => sepax.boundingBox(points),
  boundingCircle: (points) => sepax.boundingCircle(points),
  orientedBox: (points) => sepax.orientedBox(points),
  ConcavePolygon: (_, rings) => new sepax.ConcavePolygon(rings).dispose(),
  Polyline: (points) => new sepax.Polyline(points, { closed: true }).dispose(),
});

/** These throw at once, since a line encloses nothing. */
const REFUSE_A_LINE = [
  'simplify',
  'measure',
  'locate',
  'decompose',
  'triangulate',
  'ConcavePolygon',
];

export const section = {
  name: 'outlines',
  cases: (sepax) => [
    ...crossing(sepax),
    ...Object.entries(OUTLINES).flatMap(([shape, make]) =>
      Object.entries(functionsOf(sepax))
        .filter(([name]) => make !== line || !REFUSE_A_LINE.includes(name))
        .map(([name, ask]) => ({
          name: `${name}, ${shape}`,
          sizes: SIZES,
          prepare(size) {
            const made = make(size);
            const rings = Array.isArray(made[0][0]) ? made : [made];
            return () => ask(rings[0], rings.length === 1 ? made : rings);
          },
        })),
    ),
  ],
};
