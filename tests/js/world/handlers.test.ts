/** Handlers of events that come and go while events are told. */
import { Circle, World } from 'sepax';
import { expect, test } from 'vitest';

/** Three that touch one another. */
function row(): World {
  const world = new World();
  for (const x of [0, 1, 2]) world.add(new Circle(1), { x });
  return world;
}

test('a handler that is added in an event hears of the updates after that', () => {
  const world = row();
  const late: string[] = [];
  const off = world.on('enter', () => {
    off();
    for (const type of ['enter', 'stay', 'exit'] as const) {
      world.on(type, ({ a, b }) => late.push(`${type} ${a.id}${b.id}`));
    }
    // Its events are told after those of the update before, of which two are left.
    world.body(2)?.moveTo(100, 0);
    world.update();
  });
  world.update();
  expect(late).toEqual(['exit 02', 'exit 12', 'stay 01']);
});

test('what an added handler hears does not depend on which others there are', () => {
  const late: number[] = [];
  for (const others of [[], ['enter'], ['stay']] as const) {
    const world = row();
    world.update();
    world.body(2)?.moveTo(100, 0);
    for (const type of others) world.on(type, () => undefined);
    const off = world.on('exit', () => {
      off();
      world.on('stay', ({ a, b }) => late.push(10 * a.id + b.id));
    });
    world.update();
    expect(late.splice(0)).toEqual([]);
    world.update();
    expect(late.splice(0)).toEqual([1]);
  }
});

test('a handler that another one removes hears no more, not even of the same event', () => {
  const world = row();
  const heard: string[] = [];
  world.on('enter', () => {
    heard.push('first');
    for (const off of offs) off();
  });
  const offs = [
    world.on('enter', () => heard.push('second')),
    world.on('enter', { a: 1 }, () => heard.push('third')),
    world.on('exit', () => heard.push('exit')),
  ];
  world.update();
  expect(heard).toEqual(['first', 'first', 'first']);
  world.body(2)?.moveTo(100, 0);
  world.update();
  expect(heard).toHaveLength(3);
});
