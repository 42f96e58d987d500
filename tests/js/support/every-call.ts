/** A call of everything public that takes options, or objects with fields, with answers to compare. */
import {
  Box,
  bounce,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  castRay,
  castRayAll,
  clipVelocity,
  collide,
  contacts,
  distance,
  intersectSegments,
  intersects,
  moveAndSlide,
  Point,
  Polygon,
  Polyline,
  resolveContacts,
  Segment,
  type Shape,
  separate,
  simplify,
  steer,
  sweep,
  trace,
  traceCircleBox,
  traceSegments,
  traceSweep,
  turn,
  validate,
  World,
} from 'sepax';
import { collideBoxes, sweepPoint } from 'sepax/3d';
import { lookOf } from './state.js';

const triangle = [0, 0, 4, 0, 0, 4];
const a = new Polygon(triangle);
const b = new Box(2, 2, { x: 1, y: 1 });
const disc = new Circle(1, { x: 5 });

const shapes: Record<string, (options?: object) => Shape> = {
  Point: (options) => new Point(options),
  Circle: (options) => new Circle(1, options),
  Segment: (options) => new Segment([0, 0], [1, 2], options),
  Capsule: (options) => new Capsule([0, 0], [1, 2], 1, options),
  Box: (options) => new Box(1, 2, options),
  Polygon: (options) => new Polygon(triangle, options),
  regular: (options) => Polygon.regular(5, 2, options),
  ConcavePolygon: (options) => new ConcavePolygon([0, 0, 4, 0, 1, 1, 0, 4], options),
  Polyline: (options) => new Polyline([0, 0, 4, 0, 4, 4], options),
  Compound: (options) => new Compound([a, b], options),
};

function newWorld(options?: object): object {
  const world = new World();
  const body = world.add(new Circle(1), options);
  world.add(new Box(2, 2), { x: 1, data: 'box', ...options });
  world.addMany(new Circle(1), [4, 0, 0, 8, 0, 0], { category: 3 });
  world.addMany({ counts: [1, 3], points: [0, 0, ...triangle] }, [9, 9, 0, 3, 3, 1]);
  world.update();
  const drawn: number[] = [];
  const ignore = () => {};
  const pen = {
    ...{ strokeStyle: '', fillStyle: '', lineWidth: 1, globalAlpha: 1, save: ignore },
    ...{ restore: ignore, beginPath: ignore, closePath: ignore, fill: ignore, stroke: ignore },
    moveTo: (x: number, y: number) => void drawn.push(x, y),
    lineTo: (x: number, y: number) => void drawn.push(x, y),
    arc: (x: number, y: number, radius: number) => void drawn.push(x, y, radius),
    rect: (x: number, y: number) => void drawn.push(x, y),
  };
  world.debugDraw(pen, { tree: true });
  const numbers = (bodies: readonly { id: number }[]) => bodies.map(({ id }) => id);
  const answers = {
    drawn,
    hash: world.hash(),
    data: body.data,
    box: numbers(world.queryBox({ minX: 0, minY: 0, maxX: 4, maxY: 4 }, {})),
    point: numbers(world.queryPoint([1, 0], { mask: 1 })),
    circle: numbers(world.queryCircle([1, 0], 3)),
    shape: numbers(world.queryShape(b, { sensors: false })),
    nearest: numbers(world.nearest([1, 0], 3, { maxDistance: 5 })),
    ray: world.raycast([-9, 0], [1, 0], {})?.fraction,
    any: world.raycastAny([-9, 0], [1, 0]),
    all: world.raycastAll([-9, 0], [1, 0], { maxFraction: 12 }).map(({ fraction }) => fraction),
    rays: [...world.raycastMany([-9, 0, 1, 0, 0, -9, 0, 1], {}).fractions],
    cast: world.castShape(b, [9, 0])?.time,
    slide: world.moveAndSlide(body, [5, 0], { up: [0, -1] }).translation,
    left: world.separate({}),
    targets: [...world.transforms],
  };
  world.dispose();
  return answers;
}

/** Calls by name. Fresh answers each time, equal ones unless something is wrong. */
export const everyCall: Readonly<Record<string, (options?: object) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(shapes).map(([name, make]) => [
      `new ${name}`,
      (options?: object) => {
        const shape = make(options);
        const clone = (shape as Circle).clone();
        const look = [lookOf(shape), lookOf(clone)];
        shape.dispose();
        clone.dispose();
        return look;
      },
    ]),
  ),
  intersects: (options) => intersects(a, b, options),
  collide: (options) => collide(a, b, options),
  trace: (options) => trace(a, b, options),
  contacts: () => contacts(a, b),
  distance: () => distance(a, disc),
  sweep: (options) => sweep(a, disc, { translationA: [3, 0], ...options }),
  traceSweep: (options) => traceSweep(a, disc, { rotationA: 3, ...options }),
  castRay: (options) => castRay([-9, 1], [1, 0], a, options),
  castRayAll: (options) => castRayAll([-9, 1], [1, 0], a, options),
  moveAndSlide: (options) =>
    moveAndSlide(disc, [-9, 1], [a, b], { up: { x: 0, y: 1 }, stepHeight: 1, ...options }),
  separate: () => separate(b, [a, disc]),
  bounce: (options) => bounce([1, 2], [1, 0], options),
  resolveContacts: () => resolveContacts([{ normal: [1, 0], depth: 2 }, collide(a, b)]),
  clipVelocity: () => clipVelocity([1, 1], [[1, 0], { x: 0, y: 1 }]),
  intersectSegments: (options) =>
    intersectSegments([[0, 0], { x: 4, y: 4 }], new Segment([0, 4], [4, 0]), options),
  traceSegments: (options) =>
    traceSegments(
      [
        [0, 0],
        [1, 1],
      ],
      [
        [1, 0],
        [0, 1],
      ],
      options,
    ),
  turn: () => turn([1, 0], [0, 1], { yAxis: 'down' }),
  steer: (options) => steer([1, 0], [0, 1], options),
  validate: (options) => validate([0, 0, 4, 0, 1, 1, 0, 4], options),
  simplify: () => simplify([0, 0, 4, 0, 1, 1, 0, 4], 1),
  traceCircleBox: () => traceCircleBox(disc, b),
  World: newWorld,
  sweepPoint: (options) =>
    sweepPoint(
      [0, 0, -1],
      [0, 0, 1],
      [
        [-1, -1, 0],
        [1, -1, 0],
        [0, 1, 0],
      ],
      options,
    ),
  collideBoxes: () =>
    collideBoxes(
      { center: [0, 0, 0], halfSizes: [1, 1, 1] },
      { center: [1, 1, 1], halfSizes: { x: 1, y: 1, z: 1 } },
    ),
};

/** Names that options, and fields of objects that are like options, have. */
export const everyName = [
  ...['x', 'y', 'angle', 'scale', 'pivot', 'radius', 'closed', 'data', 'type', 'fast', 'sensor'],
  ...['enabled', 'category', 'mask', 'touching', 'velocity', 'translationA', 'translationB'],
  ...['rotationA', 'rotationB', 'maxFraction', 'up', 'maxSlope', 'stepHeight', 'oneWay'],
  ...['restitution', 'friction', 'collinear', 'maxTurn', 'convex', 'into', 'sensors'],
  ...['maxDistance', 'iterations', 'bodies', 'contacts', 'tree', 'lineWidth', 'polygonFrom'],
  ...['polygonTo', 'radii', 'rotation', 'url', 'bytes', 'module'],
  // Of no option, and of what the language itself looks for.
  ...['anything', 'length', 'then', 'constructor', 'message'],
] as const;
