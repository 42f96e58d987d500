/** Every argument of worlds, their bodies and their contacts. */
import { World } from 'sepax';
import type { Argument } from './arguments.js';
import { notPointLists } from './bad-points.js';
import {
  allBut,
  type BadValue,
  notAngles,
  notNumbers,
  notOptions,
  notRadii,
  notShapeLists,
  notShapes,
  optional,
  outOfRange,
} from './bad-values.js';
import { worldFormArguments } from './world-form-arguments.js';
import { worldQueryArguments } from './world-query-arguments.js';
import {
  any,
  body,
  disposed,
  inList,
  neverBodies,
  notBits,
  notBodies,
  notDirections,
  notFlags,
  notIds,
  notLists,
  notPlaces,
  row,
  snapshot,
  square,
  world,
} from './world-rows.js';

const traits = (
  call: (name: string) => string,
  pass: (name: string, value: unknown) => unknown,
): Argument[] => [
  row(call('type'), 'type', optional(allBut([], 'not-a-choice')), (v) => pass('type', v)),
  ...['fast', 'sensor', 'enabled'].map((name) =>
    row(call(name), name, notFlags, (value) => pass(name, value)),
  ),
  ...['category', 'mask'].map((name) =>
    row(call(name), name, optional(notBits), (value) => pass(name, value)),
  ),
];

const adding: Argument[] = [
  row('world.add(…)', 'shape', [...notShapes, disposed], (value) => world.add(any(value))),
  row('world.add(shape, …)', 'options', notOptions(['X', 'tags', 'static', 'scale']), (value) =>
    world.add(square, any(value)),
  ),
  ...(['x', 'y', 'angle'] as const).map((name) =>
    row(
      `world.add(shape, { ${name}: … })`,
      name,
      optional(name === 'angle' ? notAngles : notNumbers),
      (value) => world.add(square, { [name]: value }),
    ),
  ),
  ...traits(
    (name) => `world.add(shape, { ${name}: … })`,
    (name, value) => world.add(square, { [name]: value }),
  ),
];

const three = [0, 0, 0, 5, 0, 0, 9, 0, 0];
const outlines = { counts: [3, 1, 2], points: [0, 0, 4, 0, 0, 4, 1, 1, 0, 0, 5, 5] };
const concave = { counts: [1, 2, 4], points: [0, 0, 0, 0, 1, 1, 0, 0, 4, 0, 1, 1, 0, 4] };
const flat = { counts: [3, 1, 1], points: [0, 0, 1, 1, 2, 2, 0, 0, 0, 0] };

const notForms: readonly BadValue[] = [
  ...notShapes.filter(({ value }) => !Array.isArray(value)),
  disposed,
  ...notShapeLists.filter(({ index }) => index !== undefined),
  { name: 'too few shapes', value: [square, square], code: 'out-of-range', culprit: 2 },
  { name: 'counts that are no list', value: { ...outlines, counts: 3 }, code: 'not-a-shape' },
  { name: 'radii that are no list', value: { ...outlines, radii: 3 }, code: 'not-a-shape' },
  { name: 'a concave outline', value: concave, code: 'concave', index: 2, culprit: null },
  { name: 'an outline without area', value: flat, code: 'collinear', index: 0, culprit: null },
];

const many: Argument[] = [
  row('world.addMany(…, transforms)', 'forms', notForms, (value) =>
    world.addMany(any(value), three),
  ),
  row(
    'world.addMany(forms, …)',
    'transforms',
    [
      ...notLists,
      { name: 'two numbers', value: [1, 2], code: 'not-a-list' },
      ...inList(three, 0, notNumbers),
      ...inList(three, 4, notNumbers),
      ...inList(three, 5, notAngles),
    ],
    (value) => world.addMany(square, any(value)),
  ),
  row('world.addMany(forms, transforms, …)', 'options', notOptions(['x', 'data']), (value) =>
    world.addMany(square, three, any(value)),
  ),
  ...traits(
    (name) => `world.addMany(forms, transforms, { ${name}: … })`,
    (name, value) => world.addMany(square, three, { [name]: value }),
  ),
  row(
    'world.addMany({ counts: … })',
    'forms.counts',
    [
      { name: 'too few', value: [3, 1], code: 'out-of-range', culprit: 2 },
      ...inList(outlines.counts, 1, [...notNumbers, ...outOfRange(0, -1, 1.5, 2_000_001)]),
    ],
    (value) => world.addMany({ ...outlines, counts: any(value) }, three),
  ),
  row(
    'world.addMany({ points: … })',
    'forms.points',
    [
      ...notPointLists,
      { name: 'too few', value: outlines.points.slice(2), code: 'out-of-range', culprit: 5 },
    ],
    (value) => world.addMany({ ...outlines, points: any(value) }, three),
  ),
  row(
    'world.addMany({ radii: … })',
    'forms.radii',
    [
      { name: 'too few', value: [1], code: 'out-of-range', culprit: 1 },
      ...inList([0, 0, 0], 2, notRadii),
    ],
    (value) => world.addMany({ ...outlines, radii: any(value) }, three),
  ),
];

const removing: Argument[] = [
  row('world.remove(…)', 'body', notBodies, (value) => world.remove(any(value))),
  row(
    'world.removeMany(…)',
    'ids',
    [
      ...notLists,
      ...inList([0, 1], 1, notIds),
      { name: 'one twice', value: [1, 0, 1], code: 'not-a-body', index: 2, culprit: 1 },
    ],
    (value) => world.removeMany(any(value)),
  ),
];

const members: Argument[] = [
  ...['x', 'y', 'angle'].map((name) =>
    row(`body.${name} = …`, name, name === 'angle' ? notAngles : notNumbers, (value) =>
      Reflect.set(body, name, value),
    ),
  ),
  ...traits(
    (name) => `body.${name} = …`,
    (name, value) => Reflect.set(body, name, value),
  ),
  row('body.move(…, dy)', 'dx', notNumbers, (value) => body.move(any(value), 1)),
  row('body.move(dx, …)', 'dy', notNumbers, (value) => body.move(1, any(value))),
  row('body.moveTo(…, y)', 'x', notNumbers, (value) => body.moveTo(any(value), 1)),
  row('body.moveTo(x, …)', 'y', notNumbers, (value) => body.moveTo(1, any(value))),
  row('body.rotate(…)', 'angle', notAngles, (value) => body.rotate(any(value))),
  row(
    'world.contacts.at(…)',
    'index',
    [...notNumbers, ...outOfRange(-2, 1, 0.5, 2 ** 32)],
    (value) => world.contacts.at(any(value)),
  ),
];

const nothing = (): void => undefined;

const acting: Argument[] = [
  row('world.on(…, handler)', 'type', allBut([], 'not-a-choice'), (value) =>
    world.on(any(value), nothing),
  ),
  row(
    "world.on('enter', …)",
    'handler',
    allBut(['a function', 'a class'], 'not-a-function'),
    (value) => world.on('enter', any(value)),
  ),
  row(
    "world.on('enter', …, handler)",
    'filter',
    notOptions(['A', 'hero']).filter(({ value }) => value !== undefined),
    (value) => world.on('enter', any(value), nothing),
  ),
  ...['a', 'b'].map((name) =>
    row(
      `world.on('enter', { ${name}: … }, handler)`,
      `filter.${name}`,
      optional(notBits),
      (value) => world.on('enter', { [name]: any(value) }, nothing),
    ),
  ),
  row('new World(…)', 'options', notOptions(['Slop', 'gap']), (value) => new World(any(value))),
  row(
    'new World({ slop: … })',
    'slop',
    optional([...notNumbers, ...outOfRange(-1e-9, 1.5)]),
    (value) => new World({ slop: any(value) }),
  ),
  row('world.slop = …', 'slop', [...notNumbers, ...outOfRange(-1e-9, 1.5)], (value) =>
    Reflect.set(world, 'slop', value),
  ),
  row('world.separate(…)', 'options', notOptions(['Iterations', 'steps']), (value) =>
    world.separate(any(value)),
  ),
  row(
    'world.separate({ iterations: … })',
    'iterations',
    optional([...notNumbers, ...outOfRange(0, -1, 1.5, 1001)]),
    (value) => world.separate({ iterations: any(value) }),
  ),
  row('world.moveAndSlide(…, motion)', 'body', notBodies, (value) =>
    world.moveAndSlide(any(value), [1, 0]),
  ),
  row('world.moveAndSlide(body, …)', 'motion', notPlaces, (value) =>
    world.moveAndSlide(body, any(value)),
  ),
  row(
    'world.moveAndSlide(body, motion, …)',
    'options',
    notOptions(['stepheight', 'sensors', 'Up']),
    (value) => world.moveAndSlide(body, [1, 0], any(value)),
  ),
  ...['stepHeight', 'snap'].map((name) =>
    row(
      `world.moveAndSlide(body, motion, { ${name}: … })`,
      name,
      optional([...notNumbers, ...outOfRange(-1e-300, 1.1e100)]),
      (value) => world.moveAndSlide(body, [1, 0], any({ [name]: value })),
    ),
  ),
  ...['exclude', 'oneWay'].map((name) =>
    row(
      `world.moveAndSlide(body, motion, { ${name}: [body, …] })`,
      name,
      neverBodies.map((bad) => ({ ...bad, index: 1, culprit: bad.value })),
      (value) => world.moveAndSlide(body, [1, 0], { [name]: [body, any(value)] }),
    ),
  ),
  row(
    'world.moveAndSlide(body, motion, { filter: … })',
    'filter',
    optional(allBut(['a function', 'a class'], 'not-a-function')),
    (value) => world.moveAndSlide(body, [1, 0], { filter: any(value) }),
  ),
  row('world.moveAndSlide(body, motion, { mask: … })', 'mask', optional(notBits), (value) =>
    world.moveAndSlide(body, [1, 0], { mask: any(value) }),
  ),
  row(
    'world.moveAndSlide(body, motion, { up: … })',
    'up',
    notDirections.filter(({ value }) => value !== undefined),
    (value) => world.moveAndSlide(body, [1, 0], { up: any(value) }),
  ),
  row(
    'world.moveAndSlide(body, motion, { maxSlope: … })',
    'maxSlope',
    optional([...notNumbers, ...outOfRange(-1e-300, 1.5707963267948968)]),
    (value) => world.moveAndSlide(body, [1, 0], { maxSlope: any(value) }),
  ),
  row(
    'world.restore(…)',
    'bytes',
    [
      ...allBut([], 'bad-snapshot'),
      { name: 'nothing', value: new Uint8Array(), code: 'bad-snapshot' },
      { name: 'another typed array', value: new Float64Array(9), code: 'bad-snapshot' },
      { name: 'half a snapshot', value: snapshot.slice(0, 50), code: 'bad-snapshot' },
    ],
    (value) => world.restore(any(value)),
  ),
];

/** No canvas, but as much as is needed until the options were looked at. */
const drawing: Argument[] = [
  row('world.debugDraw(ctx, …)', 'options', notOptions(['shapes', 'linewidth']), (value) =>
    world.debugDraw(any({}), any(value)),
  ),
  ...['bodies', 'contacts', 'tree'].map((name) =>
    row(`world.debugDraw(ctx, { ${name}: … })`, name, notFlags, (value) =>
      world.debugDraw(any({}), { [name]: value }),
    ),
  ),
  row('world.debugDraw(ctx, { lineWidth: … })', 'lineWidth', optional(notNumbers), (value) =>
    world.debugDraw(any({}), { lineWidth: any(value) }),
  ),
];

/** The table. */
export const worldArguments: readonly Argument[] = [
  ...adding,
  ...many,
  ...removing,
  ...members,
  ...acting,
  ...drawing,
  ...worldFormArguments,
  ...worldQueryArguments,
];
