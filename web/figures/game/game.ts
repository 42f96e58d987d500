import type { Vector } from 'sepax';
import { Bullets } from './bullets.js';
import type { Commands } from './commands.js';
import { ContactRules } from './contact-rules.js';
import { type EffectKind, Effects } from './effects.js';
import { Hero } from './hero.js';
import type { Level } from './level.js';
import { Missiles } from './missiles.js';
import { Scene, stepTime } from './scene.js';
import { Swarm } from './swarm.js';
import { Terrain } from './terrain.js';
import { Turrets } from './turrets.js';

export const fullHealth = 100;
export const harm = { missile: 20, mite: 1, pit: 20 } as const;
const healing = 25;
/** After a missile nothing hurts for so long, in seconds. */
const mercy = 0.8;
const points = { mite: 5, missile: 50, turret: 250, shutter: 100, health: 20 } as const;
/** What the goal gives for each second less than this. */
const fairTime = 120;
const pointsOfSecond = 25;

/** Whether it goes on, or how it ended. */
export type Outcome = 'open' | 'won' | 'lost';
/** What is worth saying aloud. */
export type News = 'hit' | 'pit' | 'healed' | 'opened' | 'flag';
/** What can be heard. */
export type Noise = News | EffectKind | 'jump' | 'fire' | 'won' | 'lost';

/**
 * The rules. A step is of one length, and all that it depends on is the state and the commands: the same
 * commands make the same game.
 */
export class Game {
  readonly scene = new Scene();
  readonly terrain: Terrain;
  readonly hero: Hero;
  readonly bullets: Bullets;
  readonly missiles: Missiles;
  readonly turrets: Turrets;
  readonly swarm: Swarm;
  readonly effects = new Effects();
  outcome: Outcome = 'open';
  health = fullHealth;
  score = 0;
  steps = 0;
  /** Seconds for which nothing hurts yet. */
  mercy = 0;
  /** What happened in the last step. */
  news: News[] = [];
  /** What could be heard in the last step. */
  noises: Noise[] = [];
  readonly #rules: ContactRules;
  #checkpoint = 0;

  constructor(readonly level: Level) {
    const { scene } = this;
    this.terrain = new Terrain(scene, level);
    this.hero = new Hero(scene, level.checkpoints[0]!);
    this.bullets = new Bullets(scene);
    this.missiles = new Missiles(scene);
    this.turrets = new Turrets(scene, level);
    this.swarm = new Swarm(scene, level.swarm);
    this.#rules = new ContactRules(this);
    scene.world.update();
    scene.remember();
  }

  /** Seconds since the beginning. */
  get time(): number {
    return this.steps * stepTime;
  }

  /** How much of the way to the goal is done, 0 to 1. */
  get progress(): number {
    if (this.outcome === 'won') return 1;
    const start = this.level.checkpoints[0]![0];
    return Math.max(0, Math.min(1, (this.hero.x - start) / (this.level.goal[0] - start)));
  }

  /** The place in the list of the level of the last checkpoint that was passed. */
  get checkpoint(): number {
    return this.#checkpoint;
  }

  /** After a game was lost: on from the last checkpoint, with full health. */
  revive(): void {
    for (const id of [...this.missiles.all.keys()]) this.missiles.remove(id);
    this.hero.place(this.level.checkpoints[this.#checkpoint]!);
    this.scene.remember();
    this.health = fullHealth;
    this.mercy = 2 * mercy;
    this.outcome = 'open';
  }

  step(commands: Commands): void {
    if (this.outcome !== 'open') return;
    this.steps += 1;
    this.news = [];
    this.noises = [];
    this.mercy = Math.max(0, this.mercy - stepTime);
    this.scene.remember();
    this.#move(commands);
    this.scene.world.update();
    this.#rules.apply();
    this.#watchGround();
    if (this.health <= 0) this.outcome = 'lost';
    this.#listen();
  }

  #listen(): void {
    const { effects, news, outcome } = this;
    this.noises.push(...effects.fresh, ...news);
    if (outcome !== 'open') this.noises.push(outcome);
  }

  #move(commands: Commands): void {
    const { hero, bullets, missiles, effects } = this;
    const stood = hero.floor !== null;
    hero.step(commands, stepTime);
    if (stood && hero.velocity.y < 0) this.noises.push('jump');
    const fired = bullets.step(stepTime, commands.fire, hero.x, hero.y - 2, hero.facing);
    if (fired) this.noises.push('fire');
    effects.step(stepTime);
    this.turrets.step(stepTime, hero, missiles);
    for (const id of missiles.step(stepTime, hero)) this.explode(id);
    this.swarm.step(stepTime, hero);
  }

  /** The end of a missile. */
  explode(id: number): void {
    const missile = this.missiles.all.get(id);
    if (missile === undefined) return;
    this.effects.add('explosion', missile.body);
    this.missiles.remove(id);
  }

  shootDown(id: number): void {
    if (this.missiles.all.has(id)) this.score += points.missile;
    this.explode(id);
  }

  hitTurret(id: number): void {
    const turret = this.turrets.all.get(id);
    if (turret === undefined) return;
    const { x, y } = turret.body;
    if (!this.turrets.hit(id)) return;
    this.score += points.turret;
    this.effects.add('explosion', { x, y });
    this.effects.shake = 0.6;
  }

  hitShutter(id: number): void {
    if (!this.terrain.hitShutter(id)) return;
    this.score += points.shutter;
    this.news.push('opened');
  }

  blastMites(center: Vector): void {
    const burst = this.swarm.blast(center);
    this.score += points.mite * burst.length;
    for (const place of burst) this.effects.add('burst', place);
  }

  hurt(by: keyof typeof harm): void {
    if (this.mercy > 0) return;
    this.health = Math.max(0, this.health - harm[by]);
    if (by === 'mite') return;
    this.mercy = mercy;
    this.effects.shake = 1;
    this.news.push(by === 'pit' ? 'pit' : 'hit');
  }

  take(pickup: number): void {
    if (!this.terrain.take(pickup)) return;
    this.health = Math.min(fullHealth, this.health + healing);
    this.news.push('healed');
  }

  win(): void {
    this.outcome = 'won';
    this.score += points.health * this.health;
    this.score += pointsOfSecond * Math.max(0, Math.round(fairTime - this.time));
  }

  dispose(): void {
    this.scene.world.dispose();
  }

  /** Remembers the last checkpoint that was passed, and puts him there who fell into a pit. */
  #watchGround(): void {
    const { checkpoints, abyss } = this.level;
    const next = checkpoints[this.#checkpoint + 1];
    if (next !== undefined && this.hero.x >= next[0] && this.hero.floor) {
      this.#checkpoint += 1;
      this.news.push('flag');
    }
    if (this.hero.y < abyss) return;
    this.mercy = 0;
    this.hurt('pit');
    this.hero.place(checkpoints[this.#checkpoint]!);
  }
}
