/** The contacts of worlds are those of all pairs, asked one by one. */
import { Box, Circle, Compound, ConcavePolygon, NO_BODY, Polyline, separate, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { failing } from '../support/failing.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, Twins, touches } from '../support/worlds.js';

/** One random thing that a program may do to a world. */
function disturb(twins: Twins, random: Random, spread: number): void {
  const { world, ids } = twins;
  const what = random.integer(0, 9);
  if (ids.length < 2 || what === 0) {
    twins.add(anyShape(random, spread), anyTraits(random));
    return;
  }
  const body = twins.body(random.pick(ids));
  if (what === 1) twins.remove(body.id);
  else if (what === 2) body.enabled = !body.enabled;
  else if (what === 3) body.type = random.pick(['moved', 'static']);
  else if (what === 4) body.mask = random.chance(0.5) ? 0xffffffff : random.integer(0, 255);
  else if (what === 5)
    body.moveTo(random.between(-spread, spread), random.between(-spread, spread));
  else if (what === 6) body.rotate(random.angle());
  else if (what === 7) world.transforms[3 * body.id + 1] = random.between(-spread, spread);
  else body.move(random.between(-1, 1), random.between(-1, 1));
}

function addSome(twins: Twins, random: Random, spread: number): void {
  const shape = anyShape(random, spread);
  const places = Array.from({ length: 3 * random.integer(1, 4) }, () =>
    random.between(-spread, spread),
  );
  for (const id of twins.world.addMany(shape, places)) {
    twins.shapes.set(id, shape.clone());
    twins.follow(id);
  }
}

describe('the contacts', () => {
  test('are those of all pairs, in 200 random worlds of add, move, remove, disable', () => {
    const random = new Random(SEED, 'worlds');
    let found = 0;
    for (let run = 0; run < 200; run++) {
      const twins = new Twins();
      const spread = random.pick([2, 6, 20]);
      for (let i = random.integer(0, 12); i > 0; i--) {
        twins.add(anyShape(random, spread), anyTraits(random));
      }
      addSome(twins, random, spread);
      for (let frame = 0; frame < 6; frame++) {
        twins.update();
        const expected = twins.expected();
        expect(touches(twins.world), `run ${run}, frame ${frame}`).toEqual(expected);
        found += expected.length;
        for (let i = random.integer(0, 6); i > 0; i--) disturb(twins, random, spread);
      }
      twins.world.dispose();
      for (const shape of twins.shapes.values()) shape.dispose();
    }
    expect(found).toBeGreaterThan(2000);
  });

  test('as lists say the same as the objects', () => {
    const random = new Random(SEED, 'lists');
    const twins = new Twins();
    for (let i = 0; i < 30; i++) twins.add(anyShape(random, 3));
    twins.update();
    const { contacts } = twins.world;
    expect(contacts.length).toBeGreaterThan(30);
    for (const [i, { a, b, normal, depth }] of [...contacts].entries()) {
      expect([contacts.a[i], contacts.b[i]]).toEqual([a.id, b.id]);
      expect([contacts.normals[2 * i], contacts.normals[2 * i + 1]]).toEqual([normal.x, normal.y]);
      expect(contacts.depths[i]).toBe(depth);
      expect(contacts.at(i)).toMatchObject({ depth, normal });
      expect(contacts.at(i).a).toBe(a);
      expect(contacts.at(i - contacts.length)).toMatchObject({ depth, normal });
    }
    for (const index of [contacts.length, -contacts.length - 1]) {
      expect(() => contacts.at(index)).toThrow(failing('out-of-range', 'index'));
    }
    expect(() => new World().contacts.at(0)).toThrow(failing('out-of-range', 'index'));
    expect(contacts.a.length).toBeGreaterThanOrEqual(contacts.length);
  });

  test('of outlines in typed arrays are those of the shapes', () => {
    const outlines = {
      counts: new Uint8Array([1, 2, 4]),
      points: new Float32Array([0, 0, -2, 0, 2, 0, -1, -1, 1, -1, 1, 1, -1, 1]),
      radii: [1, 0.5, 0],
    };
    const world = new World();
    const ids = world.addMany(outlines, [0, 0, 0, 1, 1.25, 0, 0.5, -1.5, 0]);
    world.update();
    expect([...ids]).toEqual([0, 1, 2]);
    expect(touches(world)).toEqual([
      { a: 0, b: 1, depth: 0.25, normal: { x: 0, y: 1 } },
      { a: 0, b: 2, depth: 0.5, normal: { x: 0, y: -1 } },
    ]);
    expect(NO_BODY).toBe(0xffffffff);
  });
});

describe('a contact', () => {
  const make = (): World => {
    const world = new World();
    world.add(new Box(2, 2));
    world.add(new Box(2, 2), { x: 1.5, y: 0.5 });
    world.update();
    return world;
  };

  test('has the normal from a to b, a depth, the push of a, and points', () => {
    const contact = make().contacts.at(0);
    expect(contact.normal).toEqual({ x: 1, y: 0 });
    expect(contact.depth).toBe(0.5);
    expect(contact.mtv).toEqual({ x: -0.5, y: 0 });
    expect(contact.sensor).toBe(false);
    expect(contact.points).toEqual([
      { x: 0.75, y: -0.5 },
      { x: 0.75, y: 1 },
    ]);
  });

  test('keeps what it says', () => {
    const world = make();
    const contact = world.contacts.at(0);
    contact.a.move(-9, 0);
    world.update();
    expect(world.contacts.length).toBe(0);
    expect(contact).toMatchObject({ depth: 0.5, normal: { x: 1, y: 0 } });
    expect(contact.points).toEqual([]);
    contact.b.remove();
    const disposed = expect.objectContaining({ code: 'disposed' });
    expect(() => contact.points).toThrow(disposed);
    expect(() => contact.sensor).toThrow(disposed);
  });

  test('is separated by separate(contact): both by half, or the one that moves', () => {
    const world = make();
    for (const contact of world.contacts) separate(contact);
    expect([...world].map(({ x }) => x)).toEqual([-0.25, 1.75]);
    world.update();
    // They touch.
    expect(touches(world)).toEqual([{ a: 0, b: 1, depth: 0, normal: { x: 1, y: 0 } }]);

    const wall = make();
    wall.contacts.at(0).a.type = 'static';
    for (const contact of wall.contacts) contact.separate();
    expect([...wall].map(({ x }) => x)).toEqual([0, 2]);
  });

  test('of two tiles of one floor push once, and what has moved away is not pushed', () => {
    const world = new World();
    for (const x of [0, 10]) world.add(new Box(10, 10), { x, type: 'static' });
    const crate = world.add(new Box(6, 6), { x: 5, y: -7 });
    const other = world.add(new Box(6, 6), { x: 1, y: -40 });
    const partner = world.add(new Box(6, 6), { x: 5, y: -40 });
    world.update();
    expect(world.contacts.length).toBe(3);
    other.move(-50, 0);
    for (const contact of [...world.contacts, ...world.contactsOf(crate)]) contact.separate();
    expect(crate).toMatchObject({ x: 5, y: -8 });
    expect([other.x, partner.x]).toEqual([-49, 5]);
    // What has come nearer is pushed by that, too, seen from either side.
    world.update();
    other.moveTo(1, -40);
    world.update();
    partner.move(-1, 0);
    for (const contact of world.contactsOf(partner)) contact.separate();
    expect([other.x, partner.x]).toEqual([-0.5, 5.5]);
  });

  test('of a sensor or a removed body is left alone', () => {
    const world = make();
    const [contact] = world.contacts;
    if (!contact) throw new Error('no contact');
    contact.b.sensor = true;
    expect(contact.sensor).toBe(true);
    contact.separate();
    expect(contact.a.x).toBe(0);
    contact.b.remove();
    contact.separate();
    separate(contact);
    expect(contact.a.x).toBe(0);
  });
});

describe('a fast body in a room that is one body', () => {
  const rooms = {
    polyline: () => new Polyline([0, 0, 100, 0, 100, 100, 0, 100], { closed: true }),
    compound: () =>
      new Compound([
        new Box(100, 10, { x: 50, y: -5 }),
        new Box(100, 10, { x: 50, y: 105 }),
        new Box(10, 100, { x: -5, y: 50 }),
        new Box(10, 100, { x: 105, y: 50 }),
      ]),
    concave: () =>
      new ConcavePolygon([
        [-10, -10, 110, -10, 110, 110, -10, 110],
        [0, 0, 100, 0, 100, 100, 0, 100],
      ]),
  };
  test.each(Object.entries(rooms))('%s: is told what stopped it', (_, room) => {
    for (const gap of [0, 1e-12, -1e-12]) {
      const world = new World();
      world.add(room(), { type: 'static' });
      // Along the floor, to the wall at the right.
      const ball = world.add(new Circle(6), { x: 90, y: 94 + gap, fast: true });
      ball.move(8, 0);
      world.update();
      expect(ball.x).toBeCloseTo(94, 9);
      expect(touches(world)).toEqual([{ a: 0, b: 1, depth: 0, normal: { x: -1, y: 0 } }]);
      ball.move(-8, 0);
      world.update();
      expect(ball.x).toBeCloseTo(86, 9);
    }
  });
});

describe('world.separate', () => {
  test('frees a body among static ones, and leaves sensors and static bodies', () => {
    const world = new World();
    const floor = world.add(new Box(100, 10), { y: 10, type: 'static' });
    const wall = world.add(new Box(10, 100), { x: 10, type: 'static' });
    const ball = world.add(new Circle(2), { x: 4, y: 4 });
    const zone = world.add(new Circle(2), { x: 4, y: 4, sensor: true });
    world.update();
    expect(world.separate()).toBeLessThan(1e-9);
    expect([floor.x, floor.y, wall.x, wall.y, zone.x, zone.y]).toEqual([0, 10, 10, 0, 4, 4]);
    expect(ball.x).toBeCloseTo(3, 9);
    expect(ball.y).toBeCloseTo(3, 9);
    // The contacts are those at the end.
    expect(world.contacts.toArray().every(({ depth, sensor }) => sensor || depth < 1e-9)).toBe(
      true,
    );
  });

  test('spreads a pile a little further with each iteration, and the targets with it', () => {
    const world = new World();
    world.addMany(
      new Circle(1),
      Array.from({ length: 60 }, (_, i) => (i % 3 === 2 ? 0 : ((i * 7919) % 101) / 50)),
    );
    world.update();
    const few = world.separate({ iterations: 2 });
    const more = world.separate({ iterations: 200 });
    expect(more).toBeLessThan(few);
    expect(more).toBeLessThan(0.05);
    const left = touches(world);
    world.update();
    expect(touches(world)).toEqual(left);
  });
});
