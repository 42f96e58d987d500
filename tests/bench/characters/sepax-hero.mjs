// A character of sepax in a world.
import { Box, Capsule, World } from '../../../dist/index.js';
import { CAPSULE, carried, SNAP, START, slopeBox } from './scenes.mjs';

const OPTIONS = { up: [0, -1], snap: SNAP };

export async function newSepaxHero({ slope, platform }) {
  const world = new World();
  const { width, height, ...place } = platform ?? slopeBox(slope);
  const ground = world.add(new Box(width, height), { ...place, type: 'static' });
  const { half, radius } = CAPSULE;
  const body = world.add(new Capsule([0, -half], [0, half], radius), START);
  const events = { enters: 0, exits: 0 };
  world.on('enter', () => {
    events.enters += 1;
  });
  world.on('exit', () => {
    events.exits += 1;
  });
  return {
    events,
    onFloor: false,
    get position() {
      return { x: body.x, y: body.y };
    },
    step(x, y) {
      const slid = world.moveAndSlide(body, [x, y], OPTIONS);
      body.move(slid.translation.x, slid.translation.y);
      this.onFloor = slid.onFloor;
      world.update();
    },
    carry(before, after) {
      ground.moveTo(after.x, after.y);
      ground.angle = after.angle;
      const { x, y } = carried(this.position, before, after);
      body.moveTo(x, y);
    },
  };
}
