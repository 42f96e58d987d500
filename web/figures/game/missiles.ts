import { type Body, Capsule, steer, type Turn, turn, type Vector } from 'sepax';
import type { Scene } from './scene.js';

export const missileRadius = 3.5;
export const missileReach = 8;
/** In units, radians and seconds. */
const speed = { start: 90, most: 250, gain: 140 } as const;
const turnRate = 2.6;
const lifetime = 5;

export interface Missile {
  readonly body: Body;
  speed: number;
  age: number;
  /** Which way it turns, as it is seen on the screen. */
  turning: Turn;
}

/** Missiles that turn the shorter way towards their target, as fast as they can. */
export class Missiles {
  readonly all = new Map<number, Missile>();
  readonly #shape = new Capsule([-missileReach, 0], [missileReach, 0], missileRadius);

  constructor(private readonly scene: Scene) {}

  launch({ x, y }: Vector, angle: number): Missile {
    const body = this.scene.add('missile', this.#shape, { x, y, angle, fast: true });
    const missile: Missile = { body, speed: speed.start, age: 0, turning: 'ahead' };
    this.all.set(body.id, missile);
    return missile;
  }

  /** Returns those that have no fuel left. */
  step(seconds: number, target: Vector): number[] {
    const spent: number[] = [];
    for (const missile of this.all.values()) {
      missile.age += seconds;
      if (missile.age > lifetime) spent.push(missile.body.id);
      else fly(missile, target, seconds);
    }
    return spent;
  }

  remove(id: number): void {
    this.all.get(id)?.body.remove();
    this.all.delete(id);
  }
}

function fly(missile: Missile, target: Vector, seconds: number): void {
  const { body } = missile;
  const heading = { x: Math.cos(body.angle), y: Math.sin(body.angle) };
  const toTarget = { x: target.x - body.x, y: target.y - body.y };
  if (toTarget.x !== 0 || toTarget.y !== 0) {
    missile.turning = turn(heading, toTarget, { yAxis: 'down' });
    body.angle += steer(heading, toTarget, { maxTurn: turnRate * seconds });
  }
  missile.speed = Math.min(speed.most, missile.speed + speed.gain * seconds);
  const way = missile.speed * seconds;
  body.move(way * Math.cos(body.angle), way * Math.sin(body.angle));
}
