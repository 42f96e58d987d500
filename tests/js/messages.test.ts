/** What errors say to those who meet a function for the first time: what is wrong, where, and what was wanted. */
import {
  Box,
  boundingBox,
  Circle,
  castRay,
  castSegment,
  castSegmentAll,
  clipVelocity,
  closestOnSegment,
  collide,
  containsPoint,
  fromJSON,
  intersectCircles,
  intersectOutlines,
  locate,
  moveAndSlide,
  Polygon,
  Polyline,
  project,
  resolveContacts,
  SepaxError,
  separate,
  simplify,
  supportPoint,
  validate,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

const box = new Box(2, 2);
const triangle = [0, 0, 4, 0, 0, 4];
const wantsShape = 'shape must be a shape, such as a Polygon or a Circle, but is [1,0].';

/** The code and the message of what a call throws. */
function said(call: () => unknown): [code: string, message: string] {
  try {
    call();
  } catch (error) {
    if (error instanceof SepaxError) return [error.code, error.message];
  }
  return expect.fail('no SepaxError was thrown');
}

describe('swapped arguments', () => {
  test.each<[string, () => unknown]>([
    ['project', () => project(any([1, 0]), box)],
    ['supportPoint', () => supportPoint(any([1, 0]), box)],
    ['castRay, the shape first', () => castRay(box, [0, 0], any([1, 0]))],
    ['castRay, the shape second', () => castRay([0, 0], box, any([1, 0]))],
  ])('%s asks for the shape', (_, call) => {
    expect(said(call)).toEqual(['not-a-shape', wantsShape]);
  });

  test('a shape or a body leads nowhere, wherever it stands', () => {
    const body = new World().add(box, { x: 5 });
    const wanted = 'direction must be [x, y] or { x, y }, but is a';
    for (const place of [box, new Box(1, 1, { x: 4 })]) {
      expect(said(() => castRay([0, 0], place, box))).toEqual(['not-a-vector', `${wanted} Box.`]);
    }
    expect(said(() => supportPoint(box, body))).toEqual(['not-a-vector', `${wanted} Body.`]);
  });

  test('but it is a point', () => {
    const body = new World().add(box, { x: 5 });
    expect(containsPoint(box, new Circle(1, { x: 1 }))).toBe(true);
    expect(containsPoint(box, body)).toBe(false);
    expect(castRay(body, [-1, 0], box)?.fraction).toBe(4);
  });

  test('a direction without length is still said to be that', () => {
    expect(said(() => project(box, [0, 0]))).toEqual([
      'zero-vector',
      'axis must point somewhere, but is the zero vector.',
    ]);
  });
});

test.each([castSegment, castSegmentAll])('%o takes no options', (cast) => {
  expect(said(() => any(cast)([0, 0], [90, 0], box, { maxFraction: 0.1 }))).toEqual([
    'not-an-option',
    'options must be left out, as "to" ends the way, but is {"maxFraction":0.1}.',
  ]);
  expect(any(cast)([-9, 0], [9, 0], box, undefined)).toEqual(cast([-9, 0], [9, 0], box));
});

test('a body in the place of a shape of one kind is called a body', () => {
  const body = new World().add(new Circle(1));
  expect(said(() => intersectCircles(body as never, new Circle(1)))).toEqual([
    'not-a-shape',
    'a must be a Circle, but is a Body.',
  ]);
});

describe('separate', () => {
  test('alone with a shape says what it leaves', () => {
    const wanted = 'obstacles must be a shape or an array of shapes, but is undefined.';
    expect(said(() => any(separate)(box))).toEqual(['not-a-list', wanted]);
  });

  test.each([null, undefined, {}, [1, 0]])('of %j says what it takes', (value) => {
    const [code, message] = said(() => any(separate)(value));
    expect(code).toBe('not-a-shape');
    expect(message).toMatch(/^shape must be a shape or a contact of bodies, but is /);
  });

  test('knows likenesses among obstacles that are no list', () => {
    expect(said(() => separate(box, new Proxy(box, {})))[1]).toMatch(/^obstacles .*Pass the shape/);
  });
});

describe('data that is no shape: the path leads there', () => {
  const disc = { kind: 'circle', radius: 1 };
  const bowTie = [0, 0, 4, 4, 4, 0, 0, 4];
  test.each<[unknown, string, string, string]>([
    [
      { kind: 'compound', shapes: [disc, { kind: 'circle', radius: -1 }] },
      'out-of-range',
      'json.shapes[1].radius',
      'json.shapes[1].radius must lie between 1e-100 and 1e+100, but is -1.',
    ],
    [
      {
        kind: 'compound',
        shapes: [{ kind: 'compound', shapes: [{ kind: 'polygon', points: bowTie }] }],
      },
      'self-crossing',
      'json.shapes[0].shapes[0].points',
      'json.shapes[0].shapes[0].points must not cross itself, but the edge from json.shapes[0].shapes[0].points[0] meets the edge from json.shapes[0].shapes[0].points[2].',
    ],
    [
      { kind: 'compound', shapes: [disc, null] },
      'not-a-shape',
      'json.shapes[1]',
      'json.shapes[1] must be what toJSON of a shape gave, but is null.',
    ],
    [
      { kind: 'compound', shapes: 5 },
      'not-a-list',
      'json.shapes',
      'json.shapes must be an array, but is 5.',
    ],
    [
      { kind: 'concave-polygon', points: triangle },
      'not-an-option',
      'json',
      'json has no "points"; it may have kind, rings, polygons, radius, x, y, angle, scale, pivot.',
    ],
    [
      { kind: 'concave-polygon' },
      'not-points',
      'json.rings',
      'json.rings must be a list of points, [[x, y], …], [{ x, y }, …] or [x0, y0, x1, y1, …], but is undefined.',
    ],
    [
      { kind: 'concave-polygon', polygons: [[triangle], [[1, 1, 2, 1, 1, Number.NaN]]] },
      'not-finite',
      'json.polygons[1][0]',
      'json.polygons[1][0][2].y must be finite, but is NaN.',
    ],
    [
      { ...disc, color: 'red' },
      'not-an-option',
      'json',
      'json has no "color"; it may have kind, radius, x, y, angle, scale, pivot.',
    ],
    [
      { ...disc, pivot: [0, 'no'] },
      'not-a-number',
      'json.pivot',
      'json.pivot.y must be a number, but is "no".',
    ],
    [
      { kind: 'polyline', points: [1, 1] },
      'too-few-points',
      'json.points',
      'json.points must hold at least 2 points, but holds 1.',
    ],
  ])('%j', (json, code, argument, message) => {
    expect(() => fromJSON(any(json))).toThrow(expect.objectContaining({ code, argument, message }));
  });
});

describe('ranges are those that hold', () => {
  const [least, most] = ['1e-100', '1e+100'];
  test.each<[call: (value: number) => unknown, range: string, bad: readonly number[]]>([
    [(value) => simplify(triangle, value), `lie between 0 and ${most}`, [-1, 1e300]],
    [(within) => containsPoint(box, [0, 0], { within }), `lie between 0 and ${most}`, [-1, 1e300]],
    [(radius) => new Circle(radius), `lie between ${least} and ${most}`, [-1, 0, 1e101]],
    [
      (radius) => new Box(1, 1, { radius }),
      `be 0 or lie between ${least} and ${most}`,
      [-1, 1e101],
    ],
    [(sides) => Polygon.regular(sides, 1), 'be a whole number from 3 to 100000', [2, 3.5, 1e200]],
    [
      (maxX) => Box.fromBounds({ minX: 5, minY: 0, maxX, maxY: 1 }),
      `lie between 5 and ${most}`,
      [4, 1e300],
    ],
  ])('%o must %s', (call, range, bad) => {
    for (const value of bad) {
      const [code, message] = said(() => call(value));
      expect(code).toBe('out-of-range');
      expect(message).toContain(` must ${range}, but is ${value}.`);
    }
  });

  test('of a sum, it is the sum that is named', () => {
    const far = new Box(1, 1, { x: 1e100 });
    expect(() => far.translate(1e100, 0)).toThrow(
      'x must lie between -1e+100 and 1e+100, but is 2e+100.',
    );
    const world = new World();
    const body = world.add(new Box(1, 1), { x: 9e99, y: -9e99 });
    expect(said(() => body.move(5e99, 0))).toEqual([
      'out-of-range',
      'x must lie between -1e+100 and 1e+100, but is 1.4e+100.',
    ]);
    expect(said(() => body.move(0, -5e99))).toEqual([
      'out-of-range',
      'y must lie between -1e+100 and 1e+100, but is -1.4e+100.',
    ]);
    expect([body.x, body.y]).toEqual([9e99, -9e99]);
    world.transforms[0] = Number.NaN;
    expect(said(() => body.move(1, 0))).toEqual(['not-finite', 'x must be finite, but is NaN.']);
    expect(said(() => body.move(Number.NaN, 0))[1]).toBe('dx must be finite, but is NaN.');
  });

  test('of a list that is too long, it is said how many there may be', () => {
    const contact = { normal: [1, 0], depth: 1 } as const;
    expect(said(() => resolveContacts(new Array(1001).fill(contact)))).toEqual([
      'out-of-range',
      'contacts may have at most 1000 elements, but has 1001.',
    ]);
    expect(said(() => clipVelocity([1, 0], new Float64Array(2002).fill(1)))).toEqual([
      'out-of-range',
      'normals may have at most 1000 elements, but has 1001.',
    ]);
  });
});

test.each([
  ['maxSlope', 0.8],
  ['stepHeight', 1],
  ['snap', 1],
  ['oneWay', [box]],
] as const)('an option that does nothing where all is walls is refused: %s', (name, value) => {
  const options = { [name]: value };
  const message = `${name} needs up, such as [0, -1] where y points down: without it all is walls.`;
  const world = new World();
  const body = world.add(box);
  const inWorld = name === 'oneWay' ? { oneWay: body } : options;
  expect(said(() => moveAndSlide(box, [1, 0], [], options))).toEqual(['not-an-option', message]);
  expect(said(() => world.moveAndSlide(body, [1, 0], inWorld))).toEqual(['not-an-option', message]);
  const withUp = { ...options, up: [0, -1] } as const;
  expect(moveAndSlide(box, [1, 0], [], withUp).translation).toEqual({ x: 1, y: 0 });
});

describe('vectors', () => {
  const wanted = 'must be [x, y] or { x, y }, but is';

  test('two points are none', () => {
    const lines = [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [2, 2],
        [3, 3],
      ],
    ];
    expect(said(() => new Polyline(any(lines)))).toEqual([
      'not-a-vector',
      `points[0] ${wanted} [[0,0],[1,1]].`,
    ]);
    expect(
      said(() =>
        closestOnSegment(
          any([1, 1]),
          any([
            [0, 0],
            [1, 1],
          ]),
        ),
      ),
    ).toEqual(['not-a-vector', `point ${wanted} [[0,0],[1,1]].`]);
    expect(
      said(() =>
        castRay(
          any([
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ]),
          [1, 0],
          box,
        ),
      )[1],
    ).toContain(`origin ${wanted}`);
  });

  test.each<[() => unknown, string]>([
    [() => castRay([0, Number.NaN], [1, 0], box), 'origin.y must be finite, but is NaN.'],
    [() => castRay([0, 0], { x: 1e101, y: 0 }, box), 'direction.x must lie between'],
    [() => new Polygon([0, 0, 4, Number.NaN, 0, 4]), 'points[1].y must be finite, but is NaN.'],
    [
      () =>
        boundingBox([
          [0, 0],
          [Infinity, 0],
        ]),
      'points[1].x must be finite, but is Infinity.',
    ],
    [
      () =>
        validate(
          any([
            [0, 0],
            [0, 'a'],
            [1, 1],
          ]),
        ),
      'outline[1].y must be a number, but is "a".',
    ],
  ])('say which coordinate: %o', (call, message) => {
    expect(said(call)[1]).toContain(message);
  });

  test('names that begin with a vowel have their article', () => {
    expect(said(() => castRay(any(new ArrayBuffer(8)), [1, 0], box))[1]).toContain(
      'an ArrayBuffer',
    );
    expect(said(() => collide(box, any(new Uint8Array(8))))[1]).toContain('a Uint8Array');
  });
});

describe('what is no outline, but has one', () => {
  const body = new World().add(box);
  test.each<[string, unknown, string]>([
    ['a box', box, 'worldPoints'],
    ['a polygon', Polygon.regular(5, 1), 'worldPoints'],
    ['a body', body, 'worldPoints'],
    [
      'GeoJSON',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
        ],
      },
      'coordinates',
    ],
  ])('%s', (_, value, name) => {
    const calls = [
      () => validate(any(value)),
      () => locate(any(value), [0, 0]),
      () => intersectOutlines(any(value), triangle),
    ];
    for (const call of calls) {
      const [code, message] = said(call);
      expect(code).toBe('not-points');
      expect(message).toContain(`(pass its ${name}), but is `);
      expect(validate(any(value)[name]).valid).toBe(true);
    }
  });

  test.each([new Circle(1), {}, 'M0 0', null])('%j has none', (value) => {
    expect(said(() => validate(any(value)))[1]).not.toContain('pass its');
  });
});

describe('bodies', () => {
  test('that are not the body itself are likenesses of one', () => {
    const body = new World().add(box);
    for (const like of [new Proxy(body, {}), { ...body }]) {
      expect(said(() => collide(any(like), box))).toEqual([
        'not-a-shape',
        'a must be a shape, such as a Polygon or a Circle, but is a proxy of a body, or an object with its properties. Pass the body itself.',
      ]);
    }
  });

  test('a world and its contacts are none', () => {
    const world = new World();
    for (const value of [world, world.contacts]) {
      expect(said(() => collide(any(value), box))[1]).toMatch(/ but is a (World|ContactList)\.$/);
    }
  });
});
