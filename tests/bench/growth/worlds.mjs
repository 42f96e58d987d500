// Updates of worlds: bodies that are fast, beside the same ones that are not, what touches exactly, and what
// stands on terrain of many pieces.

/** Numbers from 0 to 1, the same for each library. */
function random() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bodies on a grid, each of which goes `way` far to and fro, in any direction unless one is given. */
function flyers({ World, Box }, count, { fast, way, direction }) {
  const world = new World();
  const next = random();
  const side = Math.ceil(Math.sqrt(count));
  const places = new Float64Array(3 * count);
  const steps = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    const angle = direction ?? 2 * Math.PI * next();
    places.set([20 * (i % side) + 9 * next(), 20 * Math.floor(i / side) + 9 * next()], 3 * i);
    steps.set([way * Math.cos(angle), way * Math.sin(angle)], 3 * i);
  }
  world.addMany(new Box(2, 2), places, { fast });
  world.update();
  const start = world.snapshot();
  const run = () => {
    const { transforms } = world;
    for (let i = 0; i < transforms.length; i++) transforms[i] += steps[i];
    world.update();
  };
  run.again = () => world.restore(start);
  return run;
}

/** Rows of four tiles that touch, all of which move. */
function tiles({ World, Box }, count) {
  const world = new World();
  const places = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    const column = i % 40;
    places.set([column + 0.5 * Math.floor(column / 4), 1.5 * Math.floor(i / 40)], 3 * i);
  }
  world.addMany(new Box(1, 1), places);
  world.update();
  let step = 0.25;
  return () => {
    step = -step;
    const { transforms } = world;
    for (let i = 0; i < transforms.length; i += 3) transforms[i] += step;
    world.update();
  };
}

/** 200 bodies that go to and fro on hills of so many pieces, which are one body. */
function onTerrain({ World, Box, Polyline }, count, { fast }) {
  const world = new World();
  const next = random();
  let y = 0;
  const hills = Array.from({ length: count }, (_, x) => {
    y = 0.98 * y + 4 * next() - 2;
    return [x, y];
  });
  world.add(new Polyline(hills), { type: 'static' });
  const places = new Float64Array(3 * 200);
  for (let i = 0; i < 200; i++) places.set([(count * (i + 0.5)) / 200, fast ? 20 : 0], 3 * i);
  world.addMany(new Box(2, 2), places, { fast });
  world.update();
  const start = world.snapshot();
  let step = 30;
  const run = () => {
    step = -step;
    const { transforms } = world;
    for (let i = 3; i < transforms.length; i += 3) {
      transforms[i] += step / 300;
      if (fast) transforms[i + 1] += step;
    }
    world.update();
  };
  run.again = () => {
    step = 30;
    world.restore(start);
  };
  return run;
}

/** Rows of a shape that all touch the floor of one box, or tiles in a row. */
function resting({ World, Box }, count, shape, onTiles) {
  const world = new World();
  const places = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) places.set([4 * i + 2, 1], 3 * i);
  if (onTiles) {
    const tiles = new Float64Array(3 * count);
    for (let i = 0; i < count; i++) tiles.set([4 * i + 2, -1], 3 * i);
    world.addMany(new Box(4, 2), tiles, { type: 'static' });
  } else {
    world.add(new Box(4 * count, 2, { x: 2 * count, y: -1 }), { type: 'static' });
  }
  const from = onTiles ? 3 * count : 3;
  world.addMany(shape, places);
  world.update();
  let step = 0.25;
  return () => {
    step = -step;
    const { transforms } = world;
    for (let i = from; i < transforms.length; i += 3) transforms[i] += step;
    world.update();
  };
}

/** A shape that is cast across all of a world of small ones. */
function cast({ World, Box, Circle }, count) {
  const world = new World();
  const side = Math.sqrt(count);
  const places = new Float64Array(3 * count);
  for (let i = 0; i < count; i++) {
    places.set([20 * (i % side) + 10, 20 * Math.floor(i / side)], 3 * i);
  }
  world.addMany(new Box(2, 2), places);
  const ball = new Circle(1);
  const way = [20 * side, 20 * side];
  return () => {
    for (let i = 0; i < 100; i++) world.castShape(ball, way);
  };
}

const MANY = [25_000, 50_000, 100_000];
const RESTING = [1_500, 3_000, 6_000];
const SOME = [2_500, 5_000, 10_000];

export const section = {
  name: 'Worlds',
  cases: (sepax) =>
    [
      ['update, ordinary bodies', MANY, (n) => flyers(sepax, n, { fast: false, way: 9 })],
      ['update, fast bodies', MANY, (n) => flyers(sepax, n, { fast: true, way: 9 })],
      ['update, fast, ways that cross', SOME, (n) => flyers(sepax, n, { fast: true, way: 100 })],
      [
        'update, fast, side by side',
        SOME,
        (n) => flyers(sepax, n, { fast: true, way: 100, direction: 0.7 }),
      ],
      ['update, tiles that touch', [1_500, 3_000, 6_000], (n) => tiles(sepax, n)],
      ['update, circles on tiles', RESTING, (n) => resting(sepax, n, new sepax.Circle(1), true)],
      [
        'update, capsules on a floor',
        RESTING,
        (n) => resting(sepax, n, new sepax.Capsule([-1, 0], [1, 0], 1), false),
      ],
      ['update, boxes on a floor', RESTING, (n) => resting(sepax, n, new sepax.Box(2, 2), false)],
      ['update, 200 on terrain', MANY, (n) => onTerrain(sepax, n, { fast: false })],
      ['update, 200 fast on terrain', MANY, (n) => onTerrain(sepax, n, { fast: true })],
      ['castShape, across', MANY, (n) => cast(sepax, n)],
    ].map(([name, sizes, prepare]) => ({ name, sizes, prepare })),
};
