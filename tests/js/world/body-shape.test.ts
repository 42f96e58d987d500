/** Bodies can be asked what they look like, and be given another form. */
import { Box, Capsule, Circle, ConcavePolygon, Polygon, SepaxError, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { anyPlacement, kinds } from '../support/kinds.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, Twins, touches } from '../support/worlds.js';

const disc = new Circle(2);

describe('what a body looks like', () => {
  test('kind, points and radius', () => {
    const world = new World();
    expect(world.add(disc).shape).toEqual({
      kind: 'circle',
      points: [{ x: 0, y: 0 }],
      radius: 2,
      pieces: [{ kind: 'circle', points: [{ x: 0, y: 0 }], radius: 2 }],
    });
    expect(world.add(new Capsule([0, -1], [0, 3], 1)).shape).toMatchObject({
      kind: 'capsule',
      radius: 1,
    });
    const box = new Box(4, 2, { x: 9, y: 1, angle: 0.5, scale: [2, -1.5], pivot: [1, 0] });
    const body = world.add(box);
    expect(body.shape.kind).toBe('box');
    expect(body.shape.points).toEqual(box.points);
    expect([body.scale, body.pivot]).toEqual([box.scale, box.pivot]);
    // Counter-clockwise with y up, also in a mirror.
    expect(body.worldPoints[0]).toEqual(box.worldPoints[0]);
    expect(body.worldPoints.slice(1)).toEqual(box.worldPoints.slice(1).reverse());
    const dented = world.add(new ConcavePolygon([0, 0, 9, 0, 9, 9, 4, 3, 0, 9]));
    expect(dented.shape.kind).toBe('compound');
    expect(dented.shape.pieces.length).toBeGreaterThan(1);
  });

  test('a restored world can be drawn from itself', () => {
    const random = new Random(SEED, 'drawn');
    const world = new World();
    for (const [kind, make] of Object.entries(kinds)) {
      world.add(make(random, anyPlacement(random, kind, 9)));
    }
    const other = new World();
    other.restore(world.snapshot());
    for (const body of world) {
      const copy = other.body(body.id);
      expect(copy?.shape).toEqual(body.shape);
      expect(copy?.worldPoints).toEqual(body.worldPoints);
      expect([copy?.scale, copy?.pivot]).toEqual([body.scale, body.pivot]);
    }
  });

  test('where it is now', () => {
    const world = new World();
    const body = world.add(new Polygon([0, 0, 2, 0, 0, 1]));
    world.update();
    body.moveTo(5, 6);
    expect(body.worldPoints).toEqual([
      { x: 5, y: 6 },
      { x: 7, y: 6 },
      { x: 5, y: 7 },
    ]);
  });
});

describe('another form', () => {
  test.each([...Array(20).keys()])('is what updates and queries compare: world %d', (i) => {
    const random = new Random(SEED, `forms ${i}`);
    const twins = new Twins();
    for (let k = 0; k < 25; k++) twins.add(anyShape(random, 6), anyTraits(random));
    for (let frame = 0; frame < 6; frame++) {
      for (let k = 0; k < 8; k++) {
        const id = random.pick(twins.ids);
        const body = twins.body(id);
        const kind = random.integer(0, 2);
        if (kind === 0) {
          const shape = anyShape(random, 6);
          body.setShape(shape);
          twins.shapes.set(id, shape);
        } else if (kind === 1) {
          const scale = random.between(0.3, 2) * (random.chance(0.3) ? -1 : 1);
          body.scale = scale;
          (twins.shapes.get(id) as Box).scale = scale;
        } else {
          const pivot = { x: random.between(-1, 1), y: random.between(-1, 1) };
          body.pivot = pivot;
          (twins.shapes.get(id) as Box).pivot = pivot;
        }
        if (random.chance(0.5)) body.move(random.between(-1, 1), 0);
        const { bounds } = twins.follow(id) as Box;
        expect(body.bounds).toEqual(bounds);
        expect(world(twins).includes(id)).toBe(body.enabled);
      }
      twins.update();
      expect(touches(twins.world)).toEqual(twins.expected());
    }
  });

  /** The numbers of all that a query finds. */
  function world({ world }: Twins): number[] {
    return world.queryCircle([0, 0], 1e6).map(({ id }) => id);
  }

  test('has no effect on others of the same shape, and stays in snapshots', () => {
    const world = new World();
    const [a, b] = world.addMany(disc, [0, 0, 0, 9, 0, 0]);
    const [first, second] = [world.body(a as number), world.body(b as number)];
    if (first === null || second === null) throw new Error('no bodies');
    world.update();
    first.scale = 3;
    expect([first.bounds.maxX, second.bounds.maxX]).toEqual([6, 11]);
    const saved = world.snapshot();
    const hash = world.hash();
    first.scale = 1;
    expect(world.hash()).not.toBe(hash);
    world.restore(saved);
    expect([world.hash(), first.scale]).toEqual([hash, { x: 3, y: 3 }]);
  });

  test('what is no scale, pivot or shape is refused, and nothing changes', () => {
    const world = new World();
    const body = world.add(disc);
    const hash = world.hash();
    const refused = (change: () => void, code: string, argument: string): void => {
      expect(change).toThrow(SepaxError);
      expect(change).toThrow(expect.objectContaining({ code, argument }));
      expect(world.hash()).toBe(hash);
    };
    refused(() => (body.scale = 0), 'out-of-range', 'scale');
    refused(() => (body.scale = [1, 2]), 'non-uniform', 'scale');
    refused(() => (body.scale = Number.NaN), 'not-finite', 'scale');
    refused(() => (body.scale = 1e100), 'out-of-range', 'scale');
    refused(() => (body.pivot = [Number.NaN, 0]), 'not-finite', 'pivot');
    refused(() => (body.pivot = 3 as never), 'not-a-vector', 'pivot');
    refused(() => body.setShape(5 as never), 'not-a-shape', 'shape');
    body.remove();
    for (const use of [
      () => body.shape,
      () => body.scale,
      () => body.pivot,
      () => body.worldPoints,
      () => body.setShape(disc),
    ]) {
      expect(use).toThrow(expect.objectContaining({ code: 'disposed' }));
    }
  });
});
