/** What has to do with floors, where no `up` says which those are. */
import { Box, moveAndSlide, World } from 'sepax';
import { expect, test } from 'vitest';

const hero = new Box(2, 4, { y: 50 });
const wall = new Box(4, 4);
const given = { stepHeight: 2, snap: 1, oneWay: [new Box(4, 1)] };

test.each(['stepHeight', 'snap', 'oneWay'] as const)(
  '%s is refused, as it would do nothing',
  (name) => {
    const refusal = expect.objectContaining({ code: 'not-an-option', argument: name });
    const options = { [name]: given[name] };
    expect(() => moveAndSlide(hero, [1, 0], [wall], options)).toThrow(refusal);
    const world = new World();
    const body = world.add(hero);
    const inWorld = { [name]: name === 'oneWay' ? 2 : given[name] };
    expect(() => world.moveAndSlide(body, [1, 0], inWorld)).toThrow(refusal);
  },
);

test('none of them is nothing to refuse', () => {
  const none = { stepHeight: 0, snap: 0, oneWay: [] };
  expect(moveAndSlide(hero, [1, 0], [wall], none).translation.x).toBe(1);
});
