import { moveAndSlide, steer } from 'sepax';

/** The hero goes as far as the walls let him. */
export function walk(hero, motion, walls) {
  //# walk ground
  const slid = moveAndSlide(hero, motion, walls, {
    up: [0, -1],
    maxSlope: 0.8,
  });
  hero.translate(slid.translation.x, slid.translation.y);
  return slid.onFloor;
  //#
}

/** A bullet stops at the first thing in its way. */
export function fire(world, shape, place) {
  //# bullet
  return world.add(shape, { ...place, fast: true });
  //#
}

/** A missile turns the shorter way to its target. */
export function chase(missile, target, maxTurn, way) {
  //# missile
  const { x, y, angle } = missile;
  const heading = [Math.cos(angle), Math.sin(angle)];
  const toTarget = [target.x - x, target.y - y];
  missile.angle += steer(heading, toTarget, { maxTurn });
  const next = missile.angle;
  missile.move(way * Math.cos(next), way * Math.sin(next));
  //#
}

/** Once a frame, when everybody has said where to go. */
export function update(world, touched) {
  //# many play
  world.update();
  for (const contact of world.contacts) {
    //# sensor
    if (contact.sensor) touched(contact.a, contact.b);
    //# push
    else contact.separate();
    //#
  }
}
