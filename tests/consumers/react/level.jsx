import { useEffect, useState } from 'react';
import { Box, World } from 'sepax';
import { wallAt } from './wall.js';

globalThis.counts ??= { worlds: 0, effects: 0 };

function makeLevel() {
  const world = new World();
  world.add(wallAt(300), { type: 'static' });
  const hero = world.add(new Box(32, 32), { x: 50, y: 100 });
  globalThis.counts.worlds += 1;
  return { world, hero };
}

/** As docs/engines.md has it: the world is made once, and the effect ends its frames. */
export function Level() {
  const [level] = useState(makeLevel);
  const { speed, way } = { speed: 200, way: 'to the right' };

  useEffect(() => {
    const { world, hero } = level;
    globalThis.counts.effects += 1;
    globalThis.level = level;
    let before = performance.now();
    let next = requestAnimationFrame(function frame(now) {
      const { translation } = world.moveAndSlide(hero, [(speed / 1000) * (now - before), 0]);
      before = now;
      hero.move(translation.x, translation.y);
      world.update();
      next = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(next);
  }, [level, speed]);

  const addWall = () => level.world.add(wallAt(-400), { type: 'static' });
  return (
    <button type="button" onClick={addWall}>
      {way}, walls of {wallAt(0).width}
    </button>
  );
}
