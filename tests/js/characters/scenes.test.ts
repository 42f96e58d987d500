/** Characters where levels are awkward. y points down. */
import {
  type Body,
  Box,
  Capsule,
  Circle,
  distance,
  moveAndSlide,
  Polygon,
  type Shape,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Character, type Hero, heroes, type MakePlace, places } from '../support/characters.js';

const cases = Object.entries(places).flatMap(([place, make]) =>
  Object.entries(heroes).map(([feet, hero]) => [place, feet, make, hero] as const),
);
const floor = new Box(4000, 100, { y: 50 });

function put(
  hero: Hero,
  make: MakePlace,
  level: readonly Shape[],
  [x, y]: readonly [number, number],
  options: Parameters<MakePlace>[2] = {},
): Character {
  hero.moveTo(x, y);
  return new Character(make(hero, level, options));
}

describe.each(cases)('%s, %s', (_, feet, make, newHero) => {
  const isRound = feet === 'round feet';

  test('the corner of a ceiling stops flat heads, and round ones pass', () => {
    const ceiling = new Box(100, 20, { x: 57, y: -110 });
    const hero = newHero();
    const character = put(hero, make, [floor, ceiling], [0, -20.3]).land();
    character.jump(700);
    let highest = 0;
    let hits = 0;
    for (let i = 0; i < 90; i++) {
      character.step();
      highest = Math.min(highest, character.position.y);
      hits += character.last?.onCeiling ? 1 : 0;
    }
    expect(hits).toBe(isRound ? 0 : 1);
    if (isRound) expect(highest).toBeLessThan(-140);
    else expect(highest).toBeCloseTo(-80, 6);
    expect(character.onFloor).toBe(true);
  });

  test('a one-way shelf lets pass from below, and is landed on', () => {
    const shelf = new Box(80, 8, { y: -90 });
    const options = { oneWay: [shelf], snap: 6, stepHeight: 8 };
    const character = put(newHero(), make, [floor], [3.3, -20.7], options).land();
    expect(character.position.y).toBeCloseTo(-20, 9);
    character.jump(620);
    for (let i = 0; i < 90; i++) {
      character.step();
      expect(character.last?.onCeiling).toBe(false);
    }
    expect(character.position.y).toBeCloseTo(-114, 9);
    expect(character.onFloor).toBe(true);
    // Off its end, back to the ground.
    for (let i = 0; i < 60; i++) character.step(200);
    expect(character.position.y).toBeCloseTo(-20, 9);
  });

  test('steps are climbed and descended without leaving the ground', () => {
    const stairs = Array.from({ length: 6 }, (_, i) => {
      const height = 7 * (i + 1);
      return new Box(31, height, { x: 100 + 31 * i, y: -height / 2 });
    });
    const options = { stepHeight: 10, snap: 10 };
    const character = put(newHero(), make, [floor, ...stairs], [20.2, -21], options).land();
    let frames = 0;
    while (character.position.x < 260 && frames < 200) {
      character.step(150);
      frames += 1;
      expect(character.onFloor).toBe(true);
    }
    expect(character.position.y).toBeCloseTo(-62, 6);
    while (character.position.x > 20 && frames < 500) {
      character.step(-150);
      frames += 1;
      expect(character.onFloor).toBe(true);
    }
    expect(character.position.y).toBeCloseTo(-20, 6);
    expect(frames).toBeLessThan(260);
  });

  test('seams of tiles are not felt', () => {
    const tiles = Array.from({ length: 200 }, (_, i) => new Box(16.1, 16.1, { x: 16.1 * i, y: 9 }));
    const character = put(newHero(), make, tiles, [20, -30], { snap: 3 }).land();
    const { y } = character.position;
    for (let i = 0; i < 600; i++) {
      character.step(250);
      expect(character.last).toMatchObject({ onFloor: true, onWall: false });
      expect(character.position.y).toBeCloseTo(y, 9);
    }
    expect(character.position.x).toBeCloseTo(20 + 2500, 6);
  });

  test('in a wedge of two steep slopes it comes to rest', () => {
    const wedge = [
      new Polygon([-400, -600, 0, 0, -400, 0]),
      new Polygon([0, 0, 400, -600, 400, 0]),
    ];
    const character = put(newHero(), make, wedge, [30, -300]);
    for (let i = 0; i < 200; i++) character.step();
    const { x, y } = character.position;
    expect(x).toBeCloseTo(0, 6);
    for (let i = 0; i < 200; i++) character.step(i % 2 === 0 ? 1 : -1);
    expect(character.position.x).toBeCloseTo(x, 1);
    expect(character.position.y).toBeCloseTo(y, 1);
  });

  test('under a roof that comes down to the floor it stops, and gets out again', () => {
    const roof = new Polygon([0, -80, 300, -10, 300, -200, 0, -200]);
    const character = put(newHero(), make, [floor, roof], [-60, -21], { snap: 4, stepHeight: 6 });
    character.land();
    for (let i = 0; i < 200; i++) character.step(200);
    const { x, y } = character.position;
    expect(y).toBeCloseTo(-20, 6);
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(200);
    for (let i = 0; i < 60; i++) character.step(-200);
    expect(character.position.x).toBeCloseTo(x - 200, 4);
  });

  test('steps off an edge into the air, and lands below', () => {
    const ledge = new Box(200, 60, { x: -100, y: -30 });
    const character = put(newHero(), make, [floor, ledge], [-50, -81], { snap: 10 }).land();
    let inTheAir = 0;
    for (let i = 0; i < 90; i++) {
      character.step(150);
      if (!character.onFloor) inTheAir += 1;
    }
    expect(inTheAir).toBeGreaterThan(5);
    expect(character.position.y).toBeCloseTo(-20, 9);
  });
});

test('a door that closes pushes the hero to the wall, and never through it', () => {
  const world = new World();
  world.add(floor, { type: 'static' });
  const wall = world.add(new Box(40, 200, { x: 100, y: -100 }), { type: 'static' });
  const door = world.add(new Box(40, 200, { x: -100, y: -100 }), { type: 'static' });
  const hero = world.add(new Box(18, 40), { y: -20 });
  for (let i = 0; i < 100; i++) {
    door.move(2, 0);
    const { translation, walls } = world.moveAndSlide(hero, [0, 1], { up: [0, -1] });
    hero.move(translation.x, translation.y);
    expect(Number.isFinite(hero.x) && Number.isFinite(hero.y)).toBe(true);
    if (hero.y > -21) {
      expect(hero.x).toBeLessThan(71 + 1e-9);
      if (door.x > -30 && door.x < 41) {
        expect(walls.some(({ body, normal }) => body === door && normal.x > 0.9)).toBe(true);
      }
    }
    world.update();
  }
  expect(wall.x).toBe(100);
});

test('who crouches gets under a beam, and does not stand up below it', () => {
  const world = new World();
  world.add(floor, { type: 'static' });
  const beam = world.add(new Box(120, 20, { x: 150, y: -40 }), { type: 'static' });
  const standing = new Box(18, 40);
  const crouched = new Box(18, 24);
  const hero = world.add(standing, { x: 0, y: -20 });
  const low = world.add(crouched, { x: 0, y: -12, enabled: false });
  const walk = (body: typeof hero, frames: number) => {
    for (let i = 0; i < frames; i++) {
      const { translation } = world.moveAndSlide(body, [3, 1], {
        up: [0, -1],
        exclude: [hero, low],
      });
      body.move(translation.x, translation.y);
    }
  };
  walk(hero, 60);
  expect(hero.x).toBeCloseTo(81, 9);
  hero.enabled = false;
  low.enabled = true;
  low.moveTo(hero.x, -12);
  walk(low, 20);
  expect(low.x).toBeCloseTo(141, 9);
  const fits = (x: number): boolean => {
    standing.moveTo(x, -20 - 1e-6);
    return world.queryShape(standing, { mask: 1 }).every((body) => body === low || body === hero);
  };
  expect(fits(low.x)).toBe(false);
  expect(world.queryShape(standing)).toContain(beam);
  walk(low, 30);
  expect(fits(low.x)).toBe(true);
});

describe('a floor that is left is none', () => {
  const up = [0, -1];
  test('by a jump out of ground that the hero has sunk into', () => {
    const hero = new Box(10, 20, { y: -9.9 });
    const jump = moveAndSlide(hero, [0, -30], [new Box(100, 20, { y: 10 })], { up });
    expect(jump.walls.map(({ kind }) => kind)).toEqual(['floor']);
    expect([jump.floor, jump.onFloor]).toEqual([null, false]);
    const still = moveAndSlide(hero, [0, 0], [new Box(100, 20, { y: 10 })], { up });
    expect(still.onFloor).toBe(true);
    expect(still.floor).toBe(still.walls.at(-1));
  });

  test('by running off the end of a slope, either way', () => {
    const hill = new Box(100, 20, { angle: -0.3 });
    for (const way of [-60, 60]) {
      const hero = new Circle(5);
      // On the middle of the slope.
      hero.moveTo(-15 * Math.sin(0.3), -15 * Math.cos(0.3));
      const { translation, onFloor } = moveAndSlide(hero, [way, 20], [hill], { up });
      hero.translate(translation.x, translation.y);
      expect(distance(hero, hill).distance).toBeGreaterThan(1);
      expect(onFloor).toBe(false);
    }
  });
});

test('walls and floor say whose they are, and where', () => {
  const ground = new Box(200, 20, { y: 10 });
  const wall = new Box(20, 100, { x: 60, y: -50 });
  const hero = new Box(10, 20, { x: 40, y: -10 });
  const slid = moveAndSlide(hero, [30, 5], [ground, wall], { up: [0, -1] });
  expect(slid.floor?.shape).toBe(ground);
  expect(slid.floor?.point.y).toBeCloseTo(0, 9);
  const side = slid.walls.find(({ kind }) => kind === 'wall');
  expect(side?.shape).toBe(wall);
  expect(side?.point.x).toBeCloseTo(50, 9);
  const world = new World();
  const bodies = [ground, wall].map((shape) => world.add(shape, { type: 'static' }));
  const inWorld = world.moveAndSlide(world.add(hero), [30, 5], { up: [0, -1] });
  expect(inWorld.floor?.body).toBe(bodies[0]);
  expect(inWorld.walls.map(({ body }) => body)).toContain(bodies[1]);
  expect(inWorld.translation).toEqual(slid.translation);
});

describe('in a world', () => {
  test('mask, exclude and filter say what is in the way', () => {
    const world = new World();
    const near = world.add(new Box(2, 50, { x: 20 }), { category: 2 });
    const far = world.add(new Box(2, 50, { x: 40 }), { category: 4 });
    const hero = world.add(new Box(2, 2));
    const way = (options: object) => world.moveAndSlide(hero, [100, 0], options).translation.x;
    expect(way({})).toBeCloseTo(18, 9);
    expect(way({ mask: 4 })).toBeCloseTo(38, 9);
    expect(way({ exclude: near })).toBeCloseTo(38, 9);
    expect(way({ exclude: [near, far] })).toBe(100);
    expect(way({ filter: (body: unknown) => body !== near })).toBeCloseTo(38, 9);
    expect(way({ filter: () => false })).toBe(100);
    expect(way({})).toBeCloseTo(18, 9);
    const asked: unknown[] = [];
    way({ filter: (body: unknown) => asked.push(body) > 0 });
    expect(asked).toEqual([near, far]);
    hero.mask = 4;
    expect(way({})).toBeCloseTo(38, 9);
  });

  test('what a push leads to is filtered, too', () => {
    const world = new World();
    world.add(new Box(400, 40), { category: 2 });
    const second = world.add(new Box(2, 400, { x: 206 }), { category: 2 });
    const hero = world.add(new Box(4, 4, { x: 199 }));
    const stopped = world.moveAndSlide(hero, [0, 0]);
    expect(stopped.translation.x).toBeCloseTo(3, 9);
    const free = world.moveAndSlide(hero, [20, 0], { filter: (body) => body !== second });
    expect(free.translation.x).toBeCloseTo(20, 9);
  });

  test('platforms are bodies, or kinds of bodies', () => {
    const world = new World();
    const shelf = world.add(new Box(40, 4), { category: 8 });
    const hero = world.add(new Box(4, 4, { y: 20 }));
    const rise = (oneWay: never) =>
      world.moveAndSlide(hero, [0, -40], { up: [0, -1], oneWay }).translation.y;
    expect(rise(undefined as never)).toBeCloseTo(-16, 9);
    for (const oneWay of [8, shelf, [shelf], ~1]) expect(rise(oneWay as never)).toBe(-40);
    expect(rise(4 as never)).toBeCloseTo(-16, 9);
  });

  test('one motion that leaves a one-way platform out is enough to drop through it', () => {
    const world = new World();
    const shelf = world.add(new Box(40, 8), { category: 8 });
    const hero = world.add(new Capsule([0, -10], [0, 10], 8), { y: -30 });
    const options = { up: [0, -1], oneWay: 8, snap: 8 } as const;
    const fall = (by: number, without: readonly Body[] = []): Body | undefined => {
      const slid = world.moveAndSlide(hero, [0, by], { ...options, exclude: without });
      hero.move(slid.translation.x, slid.translation.y);
      return slid.floor?.body;
    };
    expect(fall(9)).toBe(shelf);
    expect(fall(0.4)).toBe(shelf);
    expect(hero.y).toBeCloseTo(-22, 9);
    expect(fall(0.1, [shelf])).toBeUndefined();
    while (hero.y < 40) expect(fall(0.4)).toBeUndefined();
  });
});
