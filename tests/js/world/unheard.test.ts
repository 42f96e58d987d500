/** Contacts of which nobody heard that they began, since a handler had removed a body: nobody hears that they end. */
import { type Body, Circle, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';

const disc = new Circle(1);

/** What ends with the next update, and what the world is then. */
function nextEnds(world: World): string[] {
  const log: string[] = [];
  world.on('exit', ({ a, b }) => log.push(`${a.id} ${b.id}`));
  world.body(3)?.moveTo(90, 0);
  world.update();
  return [...log, world.hash()];
}

/** The same world, out of a snapshot and out of data. */
function copiesOf(world: World): World[] {
  const restored = new World();
  restored.restore(world.snapshot());
  const copies = [restored, World.fromJSON(JSON.parse(JSON.stringify(world)))];
  expect(copies.map((copy) => copy.hash())).toEqual([world.hash(), world.hash()]);
  return copies;
}

describe('the end of a contact of which nobody heard that it began', () => {
  test.each([[['exit']], [['enter', 'exit']], [['enter', 'stay', 'exit']]] as const)(
    'is told by no copy of the world, whoever listens: %s',
    (types) => {
      const ends = [false, true].map((early) => {
        const world = new World();
        const [, b] = world.addMany(disc, [0, 0, 0, 1, 0, 0, 2, 0, 0, 50, 0, 0, 50, 0, 0]);
        const moth = world.body(b as number) as Body;
        world.update();
        let copies: World[] = [];
        // It comes to two others, and is gone before anybody hears of that.
        moth.moveTo(51, 0);
        const off = world.on('exit', () => {
          if (moth.removed) return;
          moth.remove();
          if (early) copies = copiesOf(world);
        });
        for (const type of types) world.on(type, () => undefined);
        world.update();
        off();
        if (!early) copies = copiesOf(world);
        const [own, ...others] = [world, ...copies].map(nextEnds);
        expect(own?.length).toBe(2);
        expect(own?.[0]).toBe('3 4');
        for (const other of others) expect(other).toEqual(own);
        return own;
      });
      expect(ends[1]).toEqual(ends[0]);
    },
  );

  test('is told once if another body with the number has the same contact', () => {
    const world = new World();
    const bodies = [0, 1.5, 1.6].map((x, i) => world.add(disc, { x, data: 'abc'[i] }));
    const log: string[] = [];
    for (const type of ['enter', 'stay', 'exit'] as const) {
      world.on(type, ({ a, b }) => log.push(`${type} ${a.data}${b.data}`));
    }
    const off = world.on('enter', () => {
      off();
      bodies[2]?.remove(); // Before it is told that it touches a and b.
      world.update();
      const next = world.add(disc, { x: 1.6, data: 'n' });
      expect(next.id).toBe(bodies[2]?.id);
      world.update();
      next.x = 50;
      world.update();
      copiesOf(world);
    });
    world.update();
    const told = ['enter ab', 'stay ab', 'stay ab', 'enter an', 'enter bn', 'exit an', 'exit bn'];
    expect(log).toEqual([...told, 'stay ab']);
    log.length = 0;
    world.update();
    expect(log).toEqual(['stay ab']);
  });

  test('is told by no world that goes back, whatever its handlers do', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new Random(seed);
      const world = new World();
      const at = (): { x: number; y: number } => ({
        x: random.between(0, 12),
        y: random.between(0, 12),
      });
      for (let i = 0; i < 25; i++) world.add(disc, at());
      /** The contacts whose beginning was told, but not their end. */
      const open = new Set<string>();
      let depth = 0;
      let save: { bytes: Uint8Array; open: string[] } | null = null;
      const react = (): void => {
        const bodies = [...world];
        const body = bodies[random.integer(0, bodies.length - 1)];
        const chance = random.next();
        if (chance < 0.1) body?.remove();
        else if (chance < 0.15) body?.moveTo(random.between(0, 12), random.between(0, 12));
        else if (chance < 0.2) world.add(disc, at());
        else if (chance < 0.23 && depth < 3) update();
      };
      const update = (): void => {
        depth += 1;
        world.update();
        depth -= 1;
      };
      const key = ({ a, b }: { a: Body; b: Body }): string => `${a.id} ${b.id}`;
      world.on('enter', (event) => {
        expect(open.has(key(event))).toBe(false);
        open.add(key(event));
        react();
      });
      world.on('exit', (event) => {
        expect(open.delete(key(event))).toBe(true);
        react();
      });
      for (let frame = 0; frame < 30; frame++) {
        for (const body of world) if (random.next() < 0.3) body.moveTo(at().x, at().y);
        update();
        if (save !== null && random.next() < 0.2) {
          world.restore(save.bytes);
          open.clear();
          for (const pair of save.open) open.add(pair);
        } else if (random.next() < 0.3) {
          save = { bytes: world.snapshot(), open: [...open] };
        }
      }
    }
  });
});
