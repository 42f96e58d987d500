/** Every argument of the forms of bodies, of pairs that ignore one another, and of worlds as lines and as data. */
import { World } from 'sepax';
import type { Argument } from './arguments.js';
import {
  allBut,
  type BadValue,
  notNumbers,
  notOptions,
  notScales,
  notShapes,
  notVectors,
  optional,
  outOfRange,
} from './bad-values.js';
import { any, body, disposed, notBodies, notFlags, row, world } from './world-rows.js';

const forms: Argument[] = [
  row('body.scale = …', 'scale', notScales, (value) => Reflect.set(body, 'scale', value)),
  row(
    'body.pivot = …',
    'pivot',
    [...notVectors, { name: 'undefined', value: undefined, code: 'not-a-vector' }],
    (value) => Reflect.set(body, 'pivot', value),
  ),
  row('body.setShape(…)', 'shape', [...notShapes, disposed], (value) => body.setShape(any(value))),
];

const other = world.body(1)!;

const pairs: Argument[] = [
  row('world.ignore(…, b)', 'a', notBodies, (value) => world.ignore(any(value), other)),
  row(
    'world.ignore(a, …)',
    'b',
    [...notBodies, { name: 'the same body', value: body, code: 'not-a-body' }],
    (value) => world.ignore(body, any(value)),
  ),
  row('world.ignore(a, b, …)', 'ignored', notFlags, (value) =>
    world.ignore(body, other, any(value)),
  ),
  row('world.ignores(…, b)', 'a', notBodies, (value) => world.ignores(any(value), other)),
  row('world.ignores(a, …)', 'b', notBodies, (value) => world.ignores(body, any(value))),
  row('world.contactsOf(…)', 'body', notBodies, (value) => world.contactsOf(any(value))),
];

const notLines: readonly BadValue[] = [
  ...allBut(['undefined'], 'not-a-list'),
  { name: 'a list', value: [0, 0, 1, 1], code: 'not-a-list' },
  { name: 'a typed array of whole numbers', value: new Int32Array(8), code: 'not-a-list' },
];

const lines: Argument[] = [
  row('world.debugLines(…)', 'options', notOptions(['shapes', 'lineWidth', 'tree']), (value) =>
    world.debugLines(any(value)),
  ),
  ...['bodies', 'contacts'].map((name) =>
    row(`world.debugLines({ ${name}: … })`, name, notFlags, (value) =>
      world.debugLines({ [name]: value }),
    ),
  ),
  row(
    'world.debugLines({ filter: … })',
    'filter',
    optional(allBut(['a function', 'a class'], 'not-a-function')),
    (value) => world.debugLines({ filter: any(value) }),
  ),
  row(
    'world.debugLines({ sides: … })',
    'sides',
    optional([...notNumbers, ...outOfRange(2, 1001, 3.5)]),
    (value) => world.debugLines({ sides: any(value) }),
  ),
  row('world.debugLines({ into: … })', 'into', notLines, (value) =>
    world.debugLines({ into: any(value) }),
  ),
];

const good = world.toJSON();

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of data that is none of a world: what is no object is refused itself, and an object for its kind. */
const strangers = allBut([], 'bad-snapshot');

/** A part of the data that is something else. */
const withPart = (name: string, value: unknown): World =>
  World.fromJSON(any({ ...good, [name]: value }));

const notNumbersOfBodies: readonly BadValue[] = allBut(['a number'], 'bad-snapshot');

const data: Argument[] = [
  row(
    'World.fromJSON(…)',
    'json',
    strangers.filter(({ value }) => !isObject(value)),
    (value) => World.fromJSON(any(value)),
  ),
  row(
    'World.fromJSON(…).kind',
    'json.kind',
    strangers.filter(({ value }) => isObject(value)).map((bad) => ({ ...bad, culprit: undefined })),
    (value) => World.fromJSON(any(value)),
  ),
  row('World.fromJSON({ version: … })', 'json.version', allBut([], 'bad-snapshot'), (value) =>
    withPart('version', value),
  ),
  row('World.fromJSON({ slop: … })', 'json.slop', notNumbersOfBodies, (value) =>
    withPart('slop', value),
  ),
  ...['generations', 'bodies', 'forms', 'free', 'removed', 'touching', 'impacts', 'ignored'].map(
    (name) =>
      row(
        `World.fromJSON({ ${name}: … })`,
        `json.${name}`,
        allBut(['a list that holds itself'], 'not-a-list'),
        (value) => withPart(name, value),
      ),
  ),
  row('World.fromJSON({ free: [0, …] })', 'json.free[1]', notNumbersOfBodies, (value) =>
    withPart('free', [0, value]),
  ),
  row(
    'World.fromJSON({ forms: […] })',
    'json.forms[0]',
    strangers.filter(({ value }) => !isObject(value)),
    (value) => withPart('forms', [value, ...good.forms.slice(1)]),
  ),
];

/** The table. */
export const worldFormArguments: readonly Argument[] = [...forms, ...pairs, ...lines, ...data];
