/** Bodies of physics engines, as the engines themselves make and write them, become shapes that stand where they stood. */
import matter from 'matter-js';
import * as planck from 'planck';
import { describe, expect, test } from 'vitest';
import { boundsOf, kindsOf, read, refusal } from './support/imports.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is used of matter-js here. */
interface MatterBody {
  readonly label: string;
  readonly position: Place;
  readonly angle: number;
  readonly circleRadius?: number;
  readonly vertices: readonly Place[];
  readonly parts: readonly MatterBody[];
  readonly bounds: { readonly min: Place; readonly max: Place };
}

const Matter = matter as unknown as {
  readonly Bodies: {
    rectangle(x: number, y: number, w: number, h: number, options?: object): MatterBody;
    circle(x: number, y: number, radius: number): MatterBody;
  };
  readonly Body: {
    create(options: object): MatterBody;
    setPosition(body: MatterBody, place: Place): void;
    setAngle(body: MatterBody, angle: number): void;
  };
};

describe('bodies of matter-js', () => {
  /** What a program picks of bodies that refer to one another. */
  const picked = (body: MatterBody): unknown => ({
    label: body.label,
    position: body.position,
    angle: body.angle,
    circleRadius: body.circleRadius,
    vertices: body.vertices.map(({ x, y }) => ({ x, y })),
    parts:
      body.parts.length > 1 ? body.parts.map((part) => (part === body ? {} : picked(part))) : [],
  });

  test('stand where they stand there, made by the library itself', () => {
    const box = Matter.Bodies.rectangle(100, 50, 40, 20, { angle: 0.4, label: 'plank' });
    const ball = Matter.Bodies.circle(10, 10, 8);
    const parts = [Matter.Bodies.rectangle(0, 0, 60, 10), Matter.Bodies.rectangle(0, 0, 10, 60)];
    const cross = Matter.Body.create({ parts });
    Matter.Body.setPosition(cross, { x: 200, y: 80 });
    Matter.Body.setAngle(cross, 0.3);
    const bodies = [box, ball, cross];
    const composite = { label: 'World', bodies: bodies.map(picked), composites: [] };
    for (const value of [composite, bodies.map(picked)]) {
      const found = read(value);
      expect(found.format).toBe('matter');
      expect(kindsOf(found)).toEqual(['polygon', 'circle', 'compound']);
      expect(found.things[0]!.name).toBe('plank');
      found.things.forEach((thing, i) => {
        // Its circles are polygons of ten sides and more: their corners lie on ours.
        const { min, max } = bodies[i]!.bounds;
        const { minX, minY, maxX, maxY } = boundsOf(thing);
        for (const [ours, theirs] of [
          [minX, min.x],
          [minY, min.y],
          [maxX, max.x],
          [maxY, max.y],
        ]) {
          expect(Math.abs(ours! - theirs!)).toBeLessThan(0.4);
        }
      });
    }
  });

  test('that are broken are named', () => {
    const body = picked(Matter.Bodies.rectangle(0, 0, 4, 4)) as Record<string, unknown>;
    expect(read({ bodies: [body, { ...body, vertices: [{ x: 1 }] }] }).problems[0]!.text).toContain(
      'bodies[1] was left out. bodies[1].vertices[0].y cannot be nothing',
    );
    expect(refusal({ ...body, position: null })).toContain('position cannot be null');
  });
});

describe('bodies of Box2D', () => {
  test('of planck, as its own serializer writes them', () => {
    const world = new planck.World({ x: 0, y: -10 });
    const body = world.createBody({ position: { x: 1, y: 2 }, angle: 0.5, type: 'dynamic' });
    body.createFixture({ shape: new planck.Box(1, 2) });
    body.createFixture({ shape: new planck.Circle({ x: 1, y: 0 }, 0.5) });
    const chain = [
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 3, y: 1 },
    ];
    world.createBody().createFixture({ shape: new planck.Chain(chain, false) });
    world.createBody().createFixture({ shape: new planck.Edge({ x: 0, y: 0 }, { x: 3, y: 0 }) });
    const file = planck.Serializer.toJson(world) as unknown as Record<string, unknown>[];
    const found = read(file);
    expect(found.format).toBe('box2d');
    expect(kindsOf(found).sort()).toEqual(['compound', 'polyline', 'segment']);
    const compound = found.things.find(({ form }) => form.kind === 'compound')!;
    // y leads up there: the body is 2 above the origin, and turns the other way.
    expect(compound).toMatchObject({ x: 1, y: -2 });
    expect(compound.degrees).toBeCloseTo((-0.5 * 180) / Math.PI, 1);
    const broken = file.map((entry) => (entry.type === 'circle' ? { ...entry, radius: 0 } : entry));
    expect(read(broken).problems[0]!.text).toMatch(/\.radius cannot be 0/);
  });

  test('of R.U.B.E.', () => {
    const rube = {
      allowSleep: true,
      gravity: { x: 0, y: -10 },
      body: [
        {
          name: 'ground',
          type: 0,
          position: 0,
          angle: 0,
          fixture: [{ chain: { vertices: { x: [0, 4, 8], y: [0, 1, 0] } } }],
        },
        {
          name: 'box',
          type: 2,
          position: { x: 4, y: 5 },
          angle: 0,
          fixture: [
            { density: 1, polygon: { vertices: { x: [1, -1, -1, 1], y: [1, 1, -1, -1] } } },
          ],
        },
        { name: 'ball', position: { x: 0, y: 3 }, fixture: [{ circle: { center: 0, radius: 2 } }] },
      ],
    };
    const found = read(rube);
    expect(found.format).toBe('box2d');
    expect(kindsOf(found)).toEqual(['polyline', 'polygon', 'circle']);
    expect(found.things.map(({ name }) => name)).toEqual(['ground', 'box', 'ball']);
    expect(boundsOf(found.things[1]!)).toEqual({ minX: 3, minY: -6, maxX: 5, maxY: -4 });
    const broken = structuredClone(rube) as { body: { fixture: unknown[] }[] };
    broken.body[1]!.fixture = [{ polygon: { vertices: { x: [1, 2, 3], y: [1] } } }];
    expect(read(broken).problems.map(({ text }) => text)).toEqual([
      'body[1] was left out. body[1].fixture[0].polygon.vertices.y[1] cannot be nothing.',
    ]);
  });
});
