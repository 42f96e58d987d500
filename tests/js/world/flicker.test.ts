/** Contacts hold still: one enter for each landing, and no exit before a clear gap. */
import { type Body, Box, Capsule, Circle, collide, distance, moveAndSlide, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

const FRAMES = 600;
const SLOPES = [0, 5, 10, 20, 30, 40];

/** What a world told. */
interface Told {
  enters: number;
  exits: number;
  kept: number;
}

function listen(world: World): Told {
  const told = { enters: 0, exits: 0, kept: 0 };
  world.on('enter', () => {
    told.enters += 1;
  });
  world.on('exit', () => {
    told.exits += 1;
  });
  world.on('stay', ({ contact }) => {
    if (contact.kept) told.kept += 1;
  });
  return told;
}

/** A capsule that is pressed onto a slope each frame and pushed out of it again, to a touch but for rounding. */
function pressed(degrees: number, height: number, slop: number): Told {
  const slope = new Box(4000, 37.3, { x: 13.7, y: height, angle: (-degrees * Math.PI) / 180 });
  const hero = new Capsule([0, -9.7], [0, 9.7], 7.3, { x: 3.3, y: height - 70 });
  const world = new World({ slop });
  const told = listen(world);
  world.add(slope, { type: 'static' });
  const body = world.add(hero);
  for (let frame = 0; frame < FRAMES; frame++) {
    hero.translate(Math.sin(frame / 60), 2.6);
    const { mtv } = collide(hero, slope);
    hero.translate(mtv.x, mtv.y);
    body.moveTo(hero.x, hero.y);
    world.update();
  }
  return told;
}

describe(`a body that is pressed onto a slope for ${FRAMES} frames`, () => {
  test.each(SLOPES)('of %i degrees lands at most once and does not leave', (degrees) => {
    let landings = 0;
    for (let height = 211.9; height < 215; height += 0.37) {
      const { enters, exits } = pressed(degrees, height, 1e-6);
      landings += enters;
      expect(enters).toBeLessThanOrEqual(1);
      expect(exits).toBe(0);
    }
    // Where nothing is turned, the same rounding leaves it beside the floor in every frame.
    if (degrees > 0) expect(landings).toBe(9);
  });

  test('lands again and again by the exact rule', () => {
    expect(pressed(20, 211.9, 0).enters).toBeGreaterThan(20);
  });
});

type Recipe = 'stand' | 'walk' | 'ride';

/** What a hero by the recipes of docs/moving.md is told, who falls onto a slope, and what the world says. */
function heroOn(degrees: number, height: number, recipe: Recipe, slide: 'world' | 'shapes') {
  const angle = (-degrees * Math.PI) / 180;
  const ground = new Box(4000, 37.3, { x: 13.7, y: 211.9 + height, angle });
  const capsule = new Capsule([0, -9.7], [0, 9.7], 7.3);
  const world = new World();
  const told = listen(world);
  const platform = world.add(ground, { type: 'static' });
  const hero = world.add(capsule, { x: 3.3, y: 120.77 });
  const options = { up: [0, -1], snap: 4 } as const;
  const seen = { onFloor: 0, missed: 0 };
  let fall = 0;
  for (let frame = 0; frame < FRAMES; frame++) {
    fall += 0.25;
    const ride = recipe === 'ride' ? 0.3 * Math.sin(frame / 50) : 0;
    for (const body of [platform, hero]) body.move(ride, 0);
    const step = [recipe === 'walk' ? 2 * Math.sin(frame / 60) : 0, fall] as const;
    ground.moveTo(platform.x, platform.y);
    capsule.moveTo(hero.x, hero.y);
    const { translation, onFloor } =
      slide === 'world'
        ? world.moveAndSlide(hero, step, options)
        : moveAndSlide(capsule, step, [ground], options);
    hero.move(translation.x, translation.y);
    if (onFloor) fall = 0;
    world.update();
    if (onFloor) seen.onFloor += 1;
    if (onFloor && world.contacts.length === 0) seen.missed += 1;
  }
  return { ...told, ...seen };
}

describe(`a hero for ${FRAMES} frames, by world.moveAndSlide and by the function`, () => {
  for (const recipe of ['stand', 'walk', 'ride'] as const) {
    test.each(SLOPES)(
      `lands once to ${recipe} at %i degrees, and is in contact as long`,
      (degrees) => {
        for (const slide of ['world', 'shapes'] as const) {
          for (let height = 0; height < 3; height += 0.73) {
            const { enters, exits, onFloor, missed } = heroOn(degrees, height, recipe, slide);
            expect([enters, exits, missed]).toEqual([1, 0, 0]);
            expect(onFloor).toBeGreaterThan(FRAMES - 60);
          }
        }
      },
    );
  }
});

/** Discs that are drawn to one place and pushed apart, frame after frame; `seen` is told of each frame. */
function crowd(world: World, frames: number, seen: () => void = () => {}, which = ''): Body[] {
  const random = new Random(SEED, `crowd${which}`);
  const bodies = Array.from({ length: 60 }, () =>
    world.add(new Circle(random.between(7.3, 10.3)), {
      x: random.between(0, 300),
      y: random.between(0, 300),
    }),
  );
  for (let frame = 0; frame < frames; frame++) {
    for (const body of bodies) {
      const way = { x: 150 - body.x, y: 150 - body.y };
      const size = Math.hypot(way.x, way.y);
      if (size > 1) body.move(way.x / size, way.y / size);
    }
    world.update();
    seen();
    world.separate({ iterations: 10 });
  }
  return bodies;
}

describe('a crowd of 60 that is pushed apart by separate(10)', () => {
  test('has no exit before a gap is clear, and one enter for each of these', () => {
    const world = new World();
    const told = listen(world);
    const parted: { a: Body; b: Body }[] = [];
    const open = new Map<string, number>();
    const count = (a: Body, b: Body, by: number): void => {
      const pair = `${a.id} ${b.id}`;
      open.set(pair, (open.get(pair) ?? 0) + by);
      expect(open.get(pair)).toBe(by === 1 ? 1 : 0);
    };
    world.on('enter', ({ a, b }) => count(a, b, 1));
    world.on('exit', ({ a, b }) => {
      count(a, b, -1);
      parted.push({ a, b });
    });
    const sizeOf = ({ bounds }: Body): number => bounds.maxX - bounds.minX;
    crowd(world, FRAMES, () => {
      for (const { a, b } of parted.splice(0)) {
        const discs = [a, b].map((body) => new Circle(sizeOf(body) / 2, { x: body.x, y: body.y }));
        const gap = distance(discs[0] as Circle, discs[1] as Circle).distance;
        expect(gap).toBeGreaterThan(0.999 * world.slop * (sizeOf(a) + sizeOf(b)));
      }
    });
    expect(told.exits).toBeGreaterThan(100);
  });

  test('tells of next to nothing once it has come together, with a slop that is still not seen', () => {
    const lateIn = (which: string, slop: number): number => {
      const world = new World({ slop });
      const told = listen(world);
      let frame = 0;
      let early = 0;
      const seen = (): void => {
        frame += 1;
        if (frame === FRAMES / 2) early = told.enters + told.exits;
      };
      crowd(world, FRAMES, seen, which);
      return told.enters + told.exits - early;
    };
    // One crowd may come to rest by chance, even by the exact rule.
    const late = (slop: number): number =>
      ['', ' 2', ' 3', ' 4'].reduce((sum, which) => sum + lateIn(which, slop), 0);
    const exact = late(0);
    expect(exact).toBeGreaterThan(100);
    expect(late(0.01)).toBeLessThan(exact / 10);
  });

  test('comes to rest with its contacts: no event while separate goes on', () => {
    const world = new World();
    const told = listen(world);
    crowd(world, 200);
    for (let frame = 0; frame < 300; frame++) {
      world.update();
      world.separate({ iterations: 10 });
    }
    const { enters, exits } = told;
    for (let frame = 0; frame < 100; frame++) {
      world.update();
      world.separate({ iterations: 10 });
    }
    expect([told.enters, told.exits]).toEqual([enters, exits]);
    expect(world.contacts.length).toBeGreaterThan(50);
  });
});

describe('slop', () => {
  test('is 1e-6 at first, an option, a property, and part of snapshots', () => {
    const world = new World();
    expect(world.slop).toBe(1e-6);
    const coarse = new World({ slop: 0.25 });
    expect(coarse.slop).toBe(0.25);
    expect(coarse.hash()).not.toBe(world.hash());
    world.restore(coarse.snapshot());
    expect(world.slop).toBe(0.25);
    world.slop = 0;
    expect(world.slop).toBe(0);
  });

  test('keeps contacts: lists, objects and events say the same', () => {
    const world = new World({ slop: 0.1 });
    world.add(new Box(2, 2), { type: 'static' });
    const box = world.add(new Box(2, 2), { x: 2 });
    const told = listen(world);
    world.update();
    expect(world.contacts.kept[0]).toBe(0);
    box.x = 2.25;
    world.update();
    const [contact] = world.contacts;
    expect(contact).toMatchObject({ kept: true, depth: 0, normal: { x: 1, y: 0 } });
    expect(contact?.points).toEqual([{ x: 1.125, y: expect.any(Number) }]);
    expect(world.contacts.kept[0]).toBe(1);
    box.x = 2.41;
    world.update();
    expect(world.contacts.length).toBe(0);
    expect(told).toEqual({ enters: 1, exits: 1, kept: 1 });
  });
});
