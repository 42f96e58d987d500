/** What the types of worlds accept and refuse. Checked by tsc, never run. */
import {
  type Body,
  type BodyContact,
  type BodyType,
  type BodyWall,
  Box,
  type ContactList,
  intersects,
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
  expectTypeOf(world.addMany).returns.toEqualTypeOf<Uint32Array<ArrayBuffer>>();
  expectTypeOf(world.body(0)).toEqualTypeOf<Body | null>();
  expectTypeOf([...world]).toEqualTypeOf<Body[]>();
  expectTypeOf(body.type).toEqualTypeOf<BodyType>();
  expectTypeOf(body.data).toBeUnknown();
  const rock = world.add(new Box(1, 1), { data: { lives: 3 } });
  expectTypeOf(rock).toEqualTypeOf<Body<{ lives: number }>>();
  expectTypeOf(world.add(rock, { data: 'rock' }).data).toBeString();
  world.remove(rock);
  // biome-ignore lint/suspicious/noExplicitAny: what some programs say
  const anything = new World<any>().add(new Box(1, 1), { data: 1 });
  expectTypeOf(anything.data).toBeAny();
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

test('data of a kind', () => {
  interface Hero {
    hp: number;
  }
  // @ts-expect-error: a field that heroes have not
  new World<Hero>().add(new Box(1, 1), { data: { hp: 1, shield: 2 } });
  const heroes = new World<Hero>();
  const hero = heroes.add(new Box(1, 1), { data: { hp: 3 } });
  expectTypeOf(hero).toEqualTypeOf<Body<Hero>>();
  expectTypeOf(hero.data.hp).toBeNumber();
  expectTypeOf(hero.world).toEqualTypeOf<World<Hero>>();
  expectTypeOf(heroes.body(0)).toEqualTypeOf<Body<Hero> | null>();
  expectTypeOf(heroes.queryPoint([0, 0])).toEqualTypeOf<Body<Hero>[]>();
  expectTypeOf(heroes.raycast([0, 0], [1, 0])).toEqualTypeOf<RayHit<Hero> | null>();
  expectTypeOf(heroes.contacts.at(0).a.data).toEqualTypeOf<Hero>();
  expectTypeOf(heroes.contactsOf(hero)).toEqualTypeOf<BodyContact<Hero>[]>();
  expectTypeOf(heroes.moveAndSlide(hero, [1, 0]).floor).toEqualTypeOf<BodyWall<Hero> | null>();
  heroes.on('exit', ({ a, b }) => a.data.hp + b.data.hp);
  heroes.on('enter', { a: 1 }, ({ contact }) => contact.a.data.hp);
  heroes.nearest([0, 0], 1, { filter: ({ data }) => data.hp > 0, exclude: hero });
  // @ts-expect-error: other data
  heroes.add(new Box(1, 1), { data: { lives: 3 } });
  // Who has no data is no hero.
  expectTypeOf(heroes.add(new Box(1, 1))).toEqualTypeOf<Body<Hero | undefined>>();
  expectTypeOf(heroes.add(new Box(1, 1), { x: 1 }).data).toEqualTypeOf<Hero | undefined>();
  // @ts-expect-error: there may be none
  heroes.add(new Box(1, 1), { data: undefined });
  // @ts-expect-error: so it is no body with some
  heroes.add(new Box(1, 1), { x: 1 }) satisfies Body<Hero>;
  // @ts-expect-error: data has no such property
  heroes.on('stay', ({ a }) => a.data.lives);
  // Who does not care takes any world and any body.
  const plain: World = heroes;
  const anybody: Body = hero;
  expectTypeOf(plain.body(0)).toEqualTypeOf<Body | null>();
  separate(heroes.contacts.at(0));
  expectTypeOf(anybody.data).toBeUnknown();
});

test('data that some have', () => {
  const some = new World<{ hp: number } | undefined>();
  expectTypeOf(some.add(new Box(1, 1), { x: 1 }).data).toEqualTypeOf<{ hp: number } | undefined>();
  some.add(new Box(1, 1), { data: { hp: 1 } });
  const [id = 0] = some.addMany([new Box(1, 1)], [0, 0, 0], { sensor: true });
  expectTypeOf(some.body(id)?.data?.hp).toEqualTypeOf<number | undefined>();
  // @ts-expect-error: it may have none
  some.on('enter', ({ a }) => a.data.hp);
  const numbers = new World<number>();
  expectTypeOf(numbers.add(new Box(1, 1), { data: 1 }).data).toEqualTypeOf<number>();
});

test('the rest', () => {
  expectTypeOf(world.snapshot()).toExtend<Uint8Array>();
  expectTypeOf(world.hash()).toBeString();
  expectTypeOf(world.transforms).toExtend<Float64Array>();
  expectTypeOf<CanvasRenderingContext2D>().toExtend<Parameters<World['debugDraw']>[0]>();
});

test('data of a type that is not known yet', () => {
  function generic<Data>(some: World<Data>, one: Body<Data>): void {
    const plain: World = some;
    intersects(one, new Box(1, 1));
    some.queryPoint([0, 0], { exclude: one, filter: ({ data }) => data !== one.data });
    some.contactsOf(one);
    plain.remove(one);
  }
  expectTypeOf(generic<number>)
    .parameter(0)
    .toEqualTypeOf<World<number>>();
});
