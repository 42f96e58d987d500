import type { Vector } from 'sepax';
import type { Bullets } from './bullets.js';
import type { Effects } from './effects.js';
import { kinds } from './kinds.js';
import type { Missiles } from './missiles.js';
import type { Scene } from './scene.js';
import type { Swarm } from './swarm.js';

/** What there is to meet, and what may come of it. */
interface Struck {
  readonly scene: Scene;
  readonly hero: Vector;
  readonly bullets: Bullets;
  readonly missiles: Missiles;
  readonly swarm: Swarm;
  readonly effects: Effects;
  explode(missile: number): void;
  shootDown(missile: number): void;
  hitTurret(turret: number): void;
  hitShutter(shutter: number): void;
  blastMites(center: Vector): void;
  hurt(by: 'missile' | 'mite'): void;
  take(pickup: number): void;
  win(): void;
}

/** A contact of two bodies, the one of the lesser kind first; the normal points from it to the other. */
interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly kinds: number;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** What happens when bodies of two kinds meet. */
type Rule = (game: Struck, meeting: Meeting) => void;

const endBullet = ({ bullets, effects }: Struck, id: number): void => {
  const bullet = bullets.all.get(id);
  if (bullet === undefined) return;
  effects.add('spark', bullet.body);
  bullets.remove(id);
};

/** By the bits of both kinds: one for each pair that `kinds.ts` lets meet. */
const rules = new Map<number, Rule>([
  [kinds.wall | kinds.bullet, (game, { b }) => endBullet(game, b)],
  [
    kinds.shutter | kinds.bullet,
    (game, { a, b }) => {
      endBullet(game, b);
      game.hitShutter(a);
    },
  ],
  [
    kinds.turret | kinds.bullet,
    (game, { a, b }) => {
      endBullet(game, b);
      game.hitTurret(a);
    },
  ],
  [
    kinds.bullet | kinds.missile,
    (game, { a, b }) => {
      endBullet(game, a);
      game.shootDown(b);
    },
  ],
  [
    kinds.bullet | kinds.mite,
    (game, { a }) => {
      const bullet = game.bullets.all.get(a);
      // It may touch several: the first contact is the end of it.
      if (bullet === undefined) return;
      const { x, y } = bullet.body;
      endBullet(game, a);
      game.blastMites({ x, y });
    },
  ],
  [kinds.wall | kinds.missile, (game, { b }) => game.explode(b)],
  [kinds.shutter | kinds.missile, (game, { b }) => game.explode(b)],
  [
    kinds.hero | kinds.missile,
    (game, { b }) => {
      if (!game.missiles.all.has(b)) return;
      game.explode(b);
      game.hurt('missile');
    },
  ],
  [
    kinds.hero | kinds.mite,
    (game, { b }) => {
      const { x, y } = game.scene.world.body(b) ?? game.hero;
      if (!game.swarm.burst(b)) return;
      game.effects.add('burst', { x, y });
      game.hurt('mite');
    },
  ],
  [kinds.wall | kinds.mite, ({ swarm }, { b, x, y, depth }) => swarm.push(b, x, y, depth)],
  [kinds.shutter | kinds.mite, ({ swarm }, { b, x, y, depth }) => swarm.push(b, x, y, depth)],
  [kinds.hero | kinds.pickup, (game, { b }) => game.take(b)],
  [kinds.hero | kinds.goal, (game) => game.win()],
]);

/** Reads the contacts of an update and does what follows from each. */
export class ContactRules {
  /** Those that are not of two mites, copied: rules add and remove bodies, after which the lists are others. */
  readonly #meetings: Meeting[] = [];

  constructor(private readonly game: Struck) {}

  apply(): void {
    this.#read();
    for (const meeting of this.#meetings) rules.get(meeting.kinds)?.(this.game, meeting);
    this.#meetings.length = 0;
  }

  #read(): void {
    const { scene, swarm } = this.game;
    const { length, a, b, normals, depths } = scene.world.contacts;
    for (let i = 0; i < length; i++) {
      const [idA, idB] = [a[i]!, b[i]!];
      const [kindA, kindB] = [scene.kindOf(idA), scene.kindOf(idB)];
      const [x, y, depth] = [normals[2 * i]!, normals[2 * i + 1]!, depths[i]!];
      if (kindA === kinds.mite && kindB === kinds.mite) {
        swarm.part(idA, idB, x, y, depth);
        continue;
      }
      const kindsOfBoth = kindA | kindB;
      this.#meetings.push(
        kindA < kindB
          ? { a: idA, b: idB, kinds: kindsOfBoth, x, y, depth }
          : { a: idB, b: idA, kinds: kindsOfBoth, x: -x, y: -y, depth },
      );
    }
  }
}
