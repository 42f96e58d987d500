import { type Body, Circle, type Vector } from 'sepax';
import { solid } from './kinds.js';
import type { Level } from './level.js';
import type { Missiles } from './missiles.js';
import type { Scene } from './scene.js';
import { turretRadius } from './terrain.js';

const range = 640;
/** Seconds from seeing the hero to the first missile, and from one missile to the next. */
const wait = { first: 0.3, next: 1.7 } as const;
export const turretHealth = 5;

export interface Turret {
  readonly body: Body;
  health: number;
  /** Seconds until it may fire. */
  wait: number;
}

/** They send a missile upwards whenever they see the hero. */
export class Turrets {
  readonly all = new Map<number, Turret>();

  constructor(
    private readonly scene: Scene,
    level: Level,
  ) {
    const shape = new Circle(turretRadius);
    for (const [x, y] of level.turrets) {
      const place = { x, y: y - turretRadius, type: 'static' } as const;
      const body = scene.add('turret', shape, place);
      this.all.set(body.id, { body, health: turretHealth, wait: wait.first });
    }
  }

  step(seconds: number, hero: Vector, missiles: Missiles): void {
    for (const turret of this.all.values()) {
      if (!this.#sees(turret, hero)) continue;
      turret.wait -= seconds;
      if (turret.wait > 0) continue;
      turret.wait = wait.next;
      const { x, y } = turret.body;
      missiles.launch({ x, y: y - turretRadius }, -Math.PI / 2);
    }
  }

  /** Returns whether the hit was the last one. */
  hit(id: number): boolean {
    const turret = this.all.get(id);
    if (turret === undefined) return false;
    turret.health -= 1;
    if (turret.health > 0) return false;
    this.all.delete(id);
    turret.body.remove();
    return true;
  }

  #sees({ body: { x, y } }: Turret, hero: Vector): boolean {
    const sight: Vector = { x: hero.x - x, y: hero.y - y };
    if (Math.hypot(sight.x, sight.y) > range) return false;
    return !this.scene.world.raycastAny({ x, y }, sight, { maxFraction: 1, mask: solid });
  }
}
