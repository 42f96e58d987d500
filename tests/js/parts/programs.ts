/**
 * Programs that use a few features of the library, with each other, on shapes of all kinds, and print what
 * comes of it: as text, for they are bundled and run on their own.
 */
import { Box, Circle, Compound, ConcavePolygon, World } from '../../../web/lib/index.js';

/** Random numbers, shapes, and pairs of them, some of which touch exactly. */
const COMMON = `
let state = 12345;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const between = (low, high) => low + (high - low) * random();
/** Coordinates of little precision coincide often. */
const coarse = () => Math.round(between(-8, 8)) / 4;
const star = () => Array.from({ length: 7 }, (_, i) => {
  const [angle, length] = [(i + between(0, 0.8)) * 2 * Math.PI / 7, between(0.25, 1)];
  return [length * Math.cos(angle), length * Math.sin(angle)];
});
let hash = 2166136261;
const note = (value) => {
  for (const character of JSON.stringify(value) ?? 'undefined') {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  }
};
/** What is said of an outline that crosses itself. */
const refused = (take) => {
  try {
    take([0, 0, 2, 2, 2, 0, 0, 2]);
  } catch (error) {
    return [error.code, error.message];
  }
};
const CONVEX = [
  () => new Box(between(0.2, 2), between(0.2, 2)),
  () => new Box(1, 2, { radius: 0.25 }),
  () => new Circle(between(0.1, 1)),
  () => new Capsule([-0.5, 0], [0.5, 0.25], between(0.1, 0.5)),
  () => new Point(),
  () => new Segment([0, 0], [1, 0.5]),
  () => Polygon.regular(3 + Math.floor(between(0, 30)), between(0.3, 1)),
  () => new Polygon([0, 0, 1, 0, 1, 1, 0, 1]),
];
const place = (shape, exact) => {
  shape.moveTo(exact ? coarse() : between(-2, 2), exact ? coarse() : between(-2, 2));
  if (!exact) shape.angle = between(-4, 4);
  return shape;
};
const any = (kinds, exact) => place(kinds[Math.floor(between(0, kinds.length))](), exact);
/** Calls ask(a, b) for so many pairs, some of which touch exactly. */
const pairs = (kinds, count, ask) => {
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [any(kinds, i % 3 === 0), any(kinds, i % 3 === 0)];
    ask(a, b);
    a.dispose();
    b.dispose();
  }
};
`;

const PIECEWISE = `
const PIECEWISE = [
  ...CONVEX,
  () => new ConcavePolygon([0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2]),
  () => new ConcavePolygon(star()),
  () => new Polyline([0, 0, 1, 0, 1, 1], { closed: true, radius: 0.125 }),
  () => new Compound([new Circle(0.5, { x: -0.5 }), new Box(1, 0.5)]),
];
note(refused((outline) => new ConcavePolygon(outline)));
`;

const CONVEX_SHAPES = ['Box', 'Capsule', 'Circle', 'Point', 'Polygon', 'Segment'];
const PIECEWISE_SHAPES = ['Compound', 'ConcavePolygon', 'Polyline'];

/** What is asked of two shapes, or of one. */
const QUESTIONS: Readonly<Record<string, string>> = {
  intersects: 'intersects(a, b), intersects(a, b, { touching: false })',
  collide: 'collide(a, b), collide(a, b, { velocity: [coarse(), coarse()] })',
  distance: 'distance(a, b)',
  contacts: 'contacts(a, b)',
  contains: 'contains(a, b)',
  containsPoint: 'containsPoint(a, [coarse(), coarse()])',
  closestPoint: 'closestPoint(a, [coarse(), coarse()])',
  castRay: 'castRay([coarse(), coarse()], [1, coarse()], a)',
  castRayAll: 'castRayAll([coarse(), coarse()], [1, coarse()], a)',
  castSegment: 'castSegment([-3, coarse()], [3, coarse()], a)',
  castSegmentAll: 'castSegmentAll([-3, coarse()], [3, coarse()], a)',
  sweep:
    'sweep(a, b, { translationA: [coarse(), 3] }), sweep(a, b, { translationB: [coarse(), 3], rotationB: 1 })',
  moveAndSlide:
    'moveAndSlide(a, [coarse(), coarse()], [b]), moveAndSlide(a, [coarse(), coarse()], [b, any(CONVEX, true)], { up: [0, -1], stepHeight: 1 })',
  separate: 'separate(a, [b]), separate(a, [b, any(CONVEX, true)])',
};

/** Of shapes alone: what they tell of themselves, and how they change. */
const SELF = `a.area, a.centroid, a.inertia, a.bounds, a.toJSON(), a.clone().bounds, a.scale = 2, a.bounds,
  a.pivot = [0.25, 0], a.bounds`;

/** Features that ask for certain shapes, or for none. */
const OTHERS: Readonly<Record<string, string>> = {
  orientation: 'orientation([coarse(), coarse()], [coarse(), coarse()], [coarse(), coarse()])',
  turn: `turn([1, coarse()], [coarse(), 1], { yAxis: 'up' })`,
  steer: 'steer([1, coarse()], [coarse(), 1], { maxTurn: 0.5 })',
  intersectSegments:
    'intersectSegments([[coarse(), coarse()], [coarse(), 3]], [[-3, coarse()], [3, coarse()]])',
  traceSegments:
    'traceSegments([[coarse(), coarse()], [coarse(), 3]], [[-3, coarse()], [3, coarse()]])',
  convexHull: 'convexHull(star())',
  boundingCircle: 'boundingCircle(star())',
  orientedBox: 'orientedBox(star())',
  validate: 'validate(star()), validate([0, 0, 2, 2, 2, 0, 0, 2])',
  measure: 'measure(star()), refused(measure)',
  locate: 'locate(star(), [coarse(), coarse()])',
  decompose: 'decompose(star()), refused(decompose)',
  triangulate: '[...triangulate(star()).triangles], refused(triangulate)',
  simplify: 'simplify(star(), 0.25), refused((outline) => simplify(outline, 0.25))',
  repair: 'repair(star()), repair([0, 0, 2, 2, 2, 0, 0, 2])',
  bounce: 'bounce([coarse(), -1], [0, 1])',
  resolveContacts:
    'resolveContacts([{ normal: [0, 1], depth: 1 }, { normal: [1, 0], depth: 0.5 }])',
  clipVelocity: 'clipVelocity([coarse(), -1], [[0, 1], [1, 0]])',
};

export interface Program {
  /** What it imports. */
  readonly imports: readonly string[];
  readonly code: string;
}

const ask = (answers: string): string => `note([${answers}])`;

function ofShapes(name: string, answers: string, count: number): [string, Program][] {
  const features = name === 'shapes' ? [] : [name];
  return [
    [
      `${name} of convex shapes`,
      {
        imports: [...CONVEX_SHAPES, ...features],
        code: `${COMMON}pairs(CONVEX, ${count}, (a, b) => ${ask(answers)});`,
      },
    ],
    [
      `${name} of all shapes`,
      {
        imports: [...CONVEX_SHAPES, ...PIECEWISE_SHAPES, ...features],
        code: `${COMMON}${PIECEWISE}pairs(PIECEWISE, ${count}, (a, b) => ${ask(answers)});`,
      },
    ],
  ];
}

/** What is done with a world of many shapes after each update: each calls for its part first where it is asked first. */
const OF_WORLDS: Readonly<Record<string, string>> = {
  bodies: `
  const [a, b] = [...world].slice(frame);
  world.ignore(a, b);
  a.scale = between(0.5, 2);
  a.pivot = [0.25, 0];
  a.setShape(any(KINDS, true));
  a.fast = !a.fast;
  b.enabled = !b.enabled;
  for (const contact of world.contacts) contact.separate();
  world.separate();
  note([a.bounds, a.worldPoints, world.ignores(a, b), world.contactsOf(a).length]);
  if (frame > 15) a.remove();`,
  queries: `
  note(world.queryBox({ minX: 0, minY: 0, maxX: 2, maxY: 2 }).map(({ id }) => id));
  note(world.queryCircle([coarse(), coarse()], 1).map(({ id }) => id));
  note(world.queryPoint([coarse(), coarse()]).map(({ id }) => id));
  note(world.queryShape(any(KINDS, true)).map(({ id }) => id));
  note(world.nearest([coarse(), coarse()], 3).map(({ id }) => id));
  note(world.raycast([0, 0], [1, coarse()])?.fraction);
  note(world.raycastAll([0, 0], [1, coarse()]).map(({ fraction }) => fraction));
  note(world.raycastAny([0, 0], [1, coarse()]));
  note([...world.raycastMany([0, 0, 1, coarse(), coarse(), 0, 0, 1]).fractions]);
  note(world.castShape(any(KINDS, true), [coarse(), 3])?.time);
  note([...world.intersectPairs([0, 1, 2, 3, 4, 5])]);
  note([...world.collidePairs([0, 1, 2, 3, 4, 5]).depths]);`,
  'contact points': `
  note(Array.from(world.contacts, ({ points }) => points));`,
  moveAndSlide: `
  note(world.moveAndSlide(world.body(frame), [coarse(), coarse()], { up: [0, -1], snap: 0.5, stepHeight: 0.25 }));`,
  snapshots: `
  const bytes = world.snapshot();
  note([world.hash(), [...bytes]]);
  world.restore(bytes);`,
  lines: `
  note([...world.debugLines()]);`,
};

const worldProgram = (calls: string): string => `
const world = new World({ slop: 0.01 });
for (let i = 0; i < 60; i += 1) world.add(any(KINDS, i % 3 === 0), { fast: i % 5 === 0, x: 4 * random(), y: 4 * random() });
for (let frame = 0; frame < 20; frame += 1) {
  for (const body of world) body.moveTo(body.x + between(-0.5, 0.5), body.y + between(-0.5, 0.5));
  world.update();
  note(Array.from(world.contacts, ({ a, b, depth, normal }) => [a.id, b.id, depth, normal]));${calls}
}
`;

const ofWorlds = ([name, calls]: [string, string]): [string, Program][] => [
  [
    `${name} of a World of convex shapes`,
    {
      imports: [...CONVEX_SHAPES, 'World'],
      code: `${COMMON}const KINDS = CONVEX;${worldProgram(calls)}`,
    },
  ],
  [
    `${name} of a World of all shapes`,
    {
      imports: [...CONVEX_SHAPES, ...PIECEWISE_SHAPES, 'World'],
      code: `${COMMON}${PIECEWISE}const KINDS = PIECEWISE;${worldProgram(calls)}`,
    },
  ],
];

/** Shapes of several pieces that nothing but the snapshot makes. */
function restoring(): Program {
  const world = new World();
  world.add(new ConcavePolygon([0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2]));
  world.add(new ConcavePolygon([0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2]), { x: 1.5, y: 0.25, fast: true });
  world.add(new Compound([new Circle(0.5, { x: -0.5 }), new Box(1, 0.5)]), { x: 1, y: 1 });
  return {
    imports: ['World'],
    code: `${COMMON.split('const CONVEX')[0]}
const world = new World();
world.restore(Uint8Array.of(${world.snapshot().join()}));
for (let frame = 0; frame < 5; frame += 1) {
  for (const body of world) body.moveTo(body.x + between(-0.5, 0.5), body.y + between(-0.5, 0.5));
  world.update();
  note([world.hash(), Array.from(world.contacts, ({ depth, points }) => [depth, points])]);
}`,
  };
}

const shapeless = (name: string, answers: string): [string, Program] => [
  name,
  {
    imports: [name],
    code: `${COMMON.split('const CONVEX')[0]}for (let i = 0; i < 200; i += 1) ${ask(answers)};`,
  },
];

/** Each by what it is about. */
export const programs = new Map<string, Program>([
  ...ofShapes('shapes', SELF, 300),
  ...Object.entries(QUESTIONS).flatMap(([name, answers]) => ofShapes(name, answers, 800)),
  ...Object.entries(OTHERS).map(([name, answers]) => shapeless(name, answers)),
  [
    'trace',
    {
      imports: ['Polygon', 'trace'],
      code: `${COMMON.replaceAll(/ {2}\(\) => new (?:Box|Circle|Capsule|Point|Segment).*\n/g, '')}
pairs(CONVEX, 200, (a, b) => ${ask('trace(a, b), trace(a, b, { velocity: [coarse(), 1] })')});`,
    },
  ],
  ...Object.entries(OF_WORLDS).flatMap(ofWorlds),
  ['World that was restored', restoring()],
]);

/** Ten answers about each of so many pairs of all kinds. */
export const manyPairs: Program = {
  imports: [...CONVEX_SHAPES, ...PIECEWISE_SHAPES, ...Object.keys(QUESTIONS)],
  code: `${COMMON}${PIECEWISE}pairs(PIECEWISE, 20_000, (a, b) => ${ask(Object.values(QUESTIONS).join(', '))});`,
};
