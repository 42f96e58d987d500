/** Every bad value for every argument of the 3D part: the right SepaxError, and the library goes on. */
import { SepaxError as SepaxError2 } from 'sepax';
import * as space3 from 'sepax/3d';
import { describe, expect, test } from 'vitest';
import { complaint } from '../support/complaint.js';
import { expectRefusal } from '../support/refusal.js';
import { argumentCounts, functions, publicArguments3 } from './support/arguments3.js';

const { SepaxError, collideSpheres, intersectSegmentPolygon } = space3;

function expectUsable(): void {
  const sphere = { center: [0, 0, 0], radius: 1 } as const;
  expect(collideSpheres(sphere, { center: [1.5, 0, 0], radius: 1 }).depth).toBe(0.5);
  const hit = intersectSegmentPolygon([1, 1, 1], [1, 1, -1], [0, 0, 0, 4, 0, 0, 0, 4, 0]);
  expect(hit.point).toEqual({ x: 1, y: 1, z: 0 });
}

for (const { call, argument, badValues, pass } of publicArguments3) {
  // One test an argument: there are thousands of rows.
  test(`${call} refuses what is no ${argument}`, () => {
    for (const bad of badValues) {
      try {
        expectRefusal(() => pass(bad.value), argument, bad);
      } catch (failure) {
        throw new Error(`${bad.name}: ${(failure as Error).message}`);
      }
    }
    expectUsable();
  });
}

describe('the table', () => {
  test('has every function and every argument of each', () => {
    expect([...argumentCounts.keys()].sort()).toEqual(Object.keys(functions).sort());
    for (const [name, count] of argumentCounts) {
      const places = publicArguments3.filter(({ call }) => call === name).map(({ place }) => place);
      expect([...new Set(places)].sort(), name).toEqual(Array.from({ length: count }, (_, i) => i));
      const declared = functions[name as keyof typeof functions].length;
      expect(declared, name).toBe(count);
    }
  });

  test('has thousands of rows', () => {
    const rows = publicArguments3.reduce((sum, { badValues }) => sum + badValues.length, 0);
    expect(rows).toBeGreaterThan(10_000);
  });
});

test('the error is that of the 2D part', () => {
  expect(SepaxError).toBe(SepaxError2);
});

test('messages say which number of a list is wrong, and why', () => {
  const said = (points: unknown): string => complaint(() => space3.planeOf(points as number[]));
  expect(said([0, 0, 0, 4, Number.NaN, 0, 0, 4, 0])).toBe(
    'polygon[4], y of point 1, must be finite, but is NaN.',
  );
  expect(said([0, 0, 0, 4, 0])).toBe(
    'polygon holds 5 flat coordinates, no multiple of 3: the last point is not whole.',
  );
  expect(complaint(() => space3.boundsOf([]))).toBe(
    'points must hold at least one point, but holds 0.',
  );
  expect(said(new ArrayBuffer(8))).toMatch(/but is an ArrayBuffer\.$/);
});

test('a bent polygon: how far off it lies is the distance that is meant', () => {
  const bent = [
    [0, 0, 0],
    [4, 0, 0],
    [4, 4, 1],
    [0, 4, 0],
  ] as const;
  expect(complaint(() => space3.planeOf(bent))).toMatch(
    /^polygon must be planar, but polygon\[2\] lies 0\.2461829\d+ off the mean plane of its points\.$/,
  );
});

describe('a box', () => {
  const box = { center: [0, 0, 0], halfSizes: [1, 1, 1] } as const;
  const collide = (more: object) => space3.collideBoxes(box, { ...box, ...more });

  test.each([
    ...['rotaton', 'Rotation', 'rotations', 'angle', 'quaternion', 'orientation', 'euler', 'axes'],
    ...['matrix', 'angles', 'yaw', 'rotate', 'q', 'basis', 'transform', 'size', 'extents'],
  ])('is not turned by %s', (name) => {
    expect(() => collide({ [name]: 1 })).toThrow(
      expect.objectContaining({ code: 'not-an-option', argument: 'b', value: name }),
    );
    expect(complaint(() => space3.cornersOf({ ...box, [name]: 1 }))).toBe(
      `box has no "${name}"; it may have center, halfSizes, rotation.`,
    );
  });

  test('may have what is its owner’s, and any of these beside its rotation', () => {
    const more = { quality: 1, sizeOnDisk: 2, material: 'oak', transformed: true };
    const entity = {
      ...more,
      id: 7,
      userData: {},
      velocity: [1, 0, 0],
      rotationSpeed: 2,
      route: [],
    };
    expect(collide(entity)).toEqual(collide({}));
    expect(collide({ rotation: [0, 0, 0, 1], angle: 0 })).toEqual(collide({}));
  });
});

describe('user code that runs during a call', () => {
  const boom = new Error('boom');
  const explode = (): never => {
    throw boom;
  };

  test('may throw: its exception comes through', () => {
    const point = Object.defineProperty({ x: 1, y: 1 }, 'z', { get: explode }) as space3.Vector3;
    expect(() => space3.boundsOf([[0, 0, 0], point])).toThrow(boom);
    const box = { center: [0, 0, 0], halfSizes: [1, 1, 1] } as const;
    const trap = Object.defineProperty({ ...box }, 'rotation', { get: explode });
    expect(() => space3.collideBoxes(box, trap)).toThrow(boom);
    expectUsable();
  });

  test('may ask the library: the answers do not mix', () => {
    const nosy = {
      x: 1,
      y: 1,
      get z() {
        expectUsable();
        return -1;
      },
    };
    const hit = intersectSegmentPolygon([1, 1, 1], nosy, [0, 0, 0, 4, 0, 0, 0, 4, 0]);
    expect(hit.time).toBe(0.5);
  });
});
