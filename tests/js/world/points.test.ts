/** Contacts of bodies that are points are what `collide` says, to the bit, also where edges are equally near. */
import { collide, Point, Polygon, World } from 'sepax';
import { expect, test } from 'vitest';
import { Random } from '../support/random.js';

test('a point in the middle of a body has the contact that collide names', () => {
  const random = new Random(20261128);
  for (let i = 0; i < 2000; i++) {
    const [x, y] = [random.between(-3, 3), random.between(-3, 3)];
    const [right, top] = [x + random.between(1, 4), y + random.between(1, 4)];
    using polygon = new Polygon([x, y, right, y, right, top, x, top]);
    using point = new Point({ x: (x + right) / 2, y: (y + top) / 2 });
    const pair = i % 2 === 0 ? ([point, polygon] as const) : ([polygon, point] as const);
    using world = new World();
    for (const shape of pair) world.add(shape, { x: shape.x, y: shape.y });
    world.update();
    const said = [...world.contacts].map(({ depth, normal }) => ({ depth, normal }));
    const { depth, normal } = collide(pair[0], pair[1]);
    expect(said, JSON.stringify(pair)).toEqual([{ depth, normal }]);
  }
});
