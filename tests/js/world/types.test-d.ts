/** What the types of worlds accept and refuse. Checked by tsc, never run. */
import {
  type Body,
  type BodyContact,
  type BodyType,
  type BodyWall,
  Box,
  type ContactList,
  type PairCollisions,
  type RayHit,
  type RayHits,
  type ShapeHit,
  type SlideResult,
  separate,
  type Vector,
  World,
} from 'sepax';
import { expectTypeOf, test } from 'vitest';

const world = new World();
const body = world.add(new Box(1, 1));

test('bodies', () => {
  expectTypeOf(world.add).returns.toEqualTypeOf<Body>();
  expectTypeOf(world.addMany).returns.toEqualTypeOf<Uint32Array>();
  expectTypeOf(world.body(0)).toEqualTypeOf<Body | null>();
  expectTypeOf([...world]).toEqualTypeOf<Body[]>();
  expectTypeOf(body.type).toEqualTypeOf<BodyType>();
  expectTypeOf(body.data).toBeUnknown();
  world.addMany({ counts: new Uint8Array(1), points: [0, 0], radii: [1] }, new Float32Array(3));
  // @ts-expect-error: a name that is no option
  world.add(new Box(1, 1), { tag: 1 });
  // @ts-expect-error: many bodies have no place or data in common
  world.addMany(new Box(1, 1), [0, 0, 0], { data: 1 });
  // @ts-expect-error: the number of a body is not written
  body.id = 5;
  // @ts-expect-error: neither is its world
  body.world = world;
  // @ts-expect-error: no such type
  body.type = 'kinematic';
});

test('contacts and events', () => {
  expectTypeOf(world.contacts).toEqualTypeOf<ContactList>();
  expectTypeOf([...world.contacts]).toEqualTypeOf<BodyContact[]>();
  expectTypeOf(world.contacts.at(0).normal).toEqualTypeOf<Vector>();
  expectTypeOf(separate(world.contacts.at(0))).toBeVoid();
  expectTypeOf(separate(new Box(1, 1), [])).toEqualTypeOf<Vector>();
  world.on('enter', ({ a, contact }) => {
    expectTypeOf(a).toEqualTypeOf<Body>();
    expectTypeOf(contact).toEqualTypeOf<BodyContact>();
  });
  // @ts-expect-error: what is over has no contact
  world.on('exit', ({ contact }) => contact);
  // @ts-expect-error: no such event
  world.on('leave', () => undefined);
});

test('queries', () => {
  expectTypeOf(world.nearest([0, 0], 1)).toEqualTypeOf<Body[]>();
  expectTypeOf(world.raycast([0, 0], [1, 0])).toEqualTypeOf<RayHit | null>();
  expectTypeOf(world.raycastMany(new Float32Array(4))).toEqualTypeOf<RayHits>();
  expectTypeOf(world.castShape(new Box(1, 1), [1, 0])).toEqualTypeOf<ShapeHit | null>();
  expectTypeOf(world.collidePairs([0, 1])).toEqualTypeOf<PairCollisions>();
  expectTypeOf(world.moveAndSlide(body, [1, 0])).toEqualTypeOf<SlideResult<BodyWall>>();
  // @ts-expect-error: one ray has no array to fill
  world.raycast([0, 0], [1, 0], { into: [] });
  // @ts-expect-error: bodies are filled in, not their numbers
  world.queryPoint([0, 0], { into: [1] });
});

test('the rest', () => {
  expectTypeOf(world.snapshot()).toExtend<Uint8Array>();
  expectTypeOf(world.hash()).toBeString();
  expectTypeOf(world.transforms).toExtend<Float64Array>();
  expectTypeOf<CanvasRenderingContext2D>().toExtend<Parameters<World['debugDraw']>[0]>();
});
