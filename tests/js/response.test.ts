/** Slide, bounce, and several contacts at once. */
import {
  Box,
  bounce,
  Circle,
  clipVelocity,
  collide,
  intersects,
  resolveContacts,
  type Shape,
  slide,
  type Vector,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;

describe('slide and bounce', () => {
  test('normals point into the obstacle', () => {
    expect(slide([3, 4], [0, 1])).toEqual({ x: 3, y: 0 });
    expect(slide([3, -4], [0, 1])).toEqual({ x: 3, y: -4 });
    expect(bounce([3, 4], { x: 0, y: 5 })).toEqual({ x: 3, y: -4 });
    expect(bounce([3, 4], [0, 1], { restitution: 0.5 })).toEqual({ x: 3, y: -2 });
    expect(bounce([10, 4], [0, 1], { restitution: 0.5, friction: 0.5 })).toEqual({ x: 7, y: -2 });
    expect(bounce([1, 4], [0, 1], { restitution: 0, friction: 9 })).toEqual({ x: 0, y: 0 });
  });

  test('a ball that falls on a box bounces off', () => {
    const ball = new Circle(1, { x: 0, y: -1.5 });
    const ground = new Box(20, 2, { y: 1 });
    const hit = collide(ball, ground, { velocity: [2, 3] });
    expect(hit.willIntersect).toBe(true);
    expect(bounce([2, 3], hit.normal)).toEqual({ x: 2, y: -3 });
  });

  test('no -0 comes out', () => {
    expect(Object.is(slide([-1, 1], [0, 1]).y, 0)).toBe(true);
    expect(Object.is(bounce([0, 1], [0, 1]).x, 0)).toBe(true);
  });
});

/** The contacts of a mover, and where it stands free of all of them. */
function contactsOf(mover: Shape, walls: readonly Shape[]) {
  return walls.map((wall) => collide(mover, wall)).filter((hit) => hit.intersects);
}

describe('resolveContacts', () => {
  test('summed pushes are wrong in the corner of two walls', () => {
    // A floor of two tiles and a wall: the ball overlaps both tiles by 1, and the wall by 2.
    const ball = new Circle(5, { x: 17, y: 16 });
    const floor = [new Box(20, 20, { x: 7, y: 30 }), new Box(20, 20, { x: 27, y: 30 })];
    const wall = new Box(20, 60, { x: 30, y: 0 });
    const contacts = contactsOf(ball, [...floor, wall]);
    expect(contacts.length).toBe(3);
    const { translation, squeezed } = resolveContacts(contacts);
    expect(squeezed).toBe(false);
    expect(translation).toEqual({ x: -2, y: -1 });
    const summed = contacts.reduce((sum, { mtv }) => sum + mtv.y, 0);
    expect(summed).toBeLessThan(-1.9);
    ball.translate(translation.x, translation.y);
    for (const obstacle of [...floor, wall])
      expect(collide(ball, obstacle).depth).toBeLessThan(1e-12);
  });

  test('leaves a ramp and a wall by the shortest way', () => {
    const half = Math.sqrt(0.5);
    const { translation } = resolveContacts([
      { normal: [1, 0], depth: 2 },
      { normal: [half, half], depth: 2 },
    ]);
    expect(translation.x).toBeCloseTo(-2, 14);
    expect(translation.y).toBeCloseTo(2 - 2 * Math.SQRT2, 14);
  });

  test('says when there is no way out, and goes to the middle', () => {
    const { translation, remaining, squeezed } = resolveContacts([
      { normal: { x: 1, y: 0 }, depth: 1 },
      { normal: { x: -1, y: 0 }, depth: 4 },
    ]);
    expect(squeezed).toBe(true);
    expect(translation.x).toBeCloseTo(1.5, 12);
    expect(remaining).toBeCloseTo(2.5, 12);
  });

  test('without contacts stays', () => {
    expect(resolveContacts([])).toEqual({
      translation: { x: 0, y: 0 },
      remaining: 0,
      squeezed: false,
    });
  });

  test('frees circles from heaps of boxes, and never by more than needed', () => {
    const random = new Random(SEED, 'heaps');
    let several = 0;
    for (let i = 0; i < 3000; i++) {
      using ball = new Circle(2);
      const boxes = Array.from({ length: random.integer(1, 4) }, () => {
        const [angle, out] = [random.between(-1.2, 1.2), random.between(2.2, 2.9)];
        return new Box(2, 2, { x: out * Math.cos(angle), y: out * Math.sin(angle), angle });
      });
      const contacts = contactsOf(ball, boxes);
      if (contacts.length > 1) several += 1;
      const { translation, squeezed, remaining } = resolveContacts(contacts);
      expect(squeezed).toBe(false);
      expect(remaining).toBeLessThan(1e-12);
      for (const { normal, depth } of contacts) {
        expect(-dot(translation, normal)).toBeGreaterThan(depth - 1e-12);
      }
      // At least the deepest contact, at most the sum of all.
      const length = Math.hypot(translation.x, translation.y);
      const depths = contacts.map(({ depth }) => depth);
      expect(length).toBeGreaterThan(Math.max(0, ...depths) - 1e-12);
      ball.translate(1.000001 * translation.x, 1.000001 * translation.y);
      for (const box of boxes) expect(intersects(ball, box)).toBe(false);
      for (const box of boxes) box.dispose();
    }
    expect(several).toBeGreaterThan(1000);
  });
});

describe('clipVelocity', () => {
  test('keeps, slides or stops', () => {
    expect(clipVelocity([3, 4], [])).toEqual({ x: 3, y: 4 });
    expect(clipVelocity([-3, -4], [1, 0, 0, 1])).toEqual({ x: -3, y: -4 });
    expect(clipVelocity([3, -4], [1, 0, 0, 1])).toEqual({ x: 0, y: -4 });
    expect(clipVelocity({ x: 3, y: 4 }, [[1, 0], { x: 0, y: 1 }])).toEqual({ x: 0, y: 0 });
  });

  test('never goes in, and no sample is nearer', () => {
    const random = new Random(SEED, 'clip');
    for (let i = 0; i < 2000; i++) {
      const velocity = { x: random.between(-5, 5), y: random.between(-5, 5) };
      const normals = Array.from({ length: random.integer(1, 4) }, () => {
        const angle = random.angle();
        return { x: Math.cos(angle), y: Math.sin(angle) };
      });
      const clipped = clipVelocity(velocity, normals);
      for (const normal of normals) expect(dot(clipped, normal)).toBeLessThan(1e-11);
      const away = Math.hypot(clipped.x - velocity.x, clipped.y - velocity.y);
      for (let k = 0; k < 50; k++) {
        const angle = random.angle();
        const size = 0.999 * away * random.next();
        const sample = {
          x: velocity.x + size * Math.cos(angle),
          y: velocity.y + size * Math.sin(angle),
        };
        if (away > 0) expect(normals.every((normal) => dot(sample, normal) <= 0)).toBe(false);
      }
    }
  });
});
