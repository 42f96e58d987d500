import type { Vector } from 'sepax';
import type { Episode, Mode, Pace, Thing, Wish } from './episode.js';
import { boxOf, circleOf, movedBy, type Outline, wayOut } from './geometry.js';

/** What is seen of a scene, in units; the floor is at 0, and y points down. */
export const field = { width: 520, top: -172, bottom: 26 } as const;
export const frameTime = 1 / 60;
/** Frames until it begins anew. */
export const longestRun = 300;

const gravity = 1500;
const jumpSpeed = 430;
const missile = { x: 440, y: -130, speed: 150, turn: 2.4, reach: 12 } as const;
/** How long a sweep looks ahead at a time, in units. */
const grain = 1;
const still: Wish = { way: 0, jump: false };
const onwards: Wish = { way: 1, jump: false };
const steady: Pace = { every: 1, frames: 1 };

const outlines: Readonly<Record<Episode['mover'], Outline>> = {
  hero: boxOf(-10, -20, 10, 20),
  arrow: boxOf(-20, -2, 20, 2),
  bullet: circleOf(0, 0, 3),
};

/** How a scene has ended, if it has come to an end of its own. */
export type Outcome = 'alarm' | 'caught' | 'coin' | 'hit';

/** A scene that goes on frame by frame: the same wishes make the same run. */
export class Run {
  x: number;
  y: number;
  speedY = 0;
  floor = false;
  facing: 1 | -1 = 1;
  walked = 0;
  frames = 0;
  seconds = 0;
  /** Whether an alarm has been set off, and whether he has come where he wanted to. */
  alarm = false;
  done = false;
  missile: { x: number; y: number; angle: number } | null;

  constructor(
    readonly episode: Episode,
    readonly mode: Mode,
  ) {
    this.x = episode.start.x;
    this.y = episode.start.y;
    const { x, y } = missile;
    this.missile = episode.steer === undefined ? null : { x, y, angle: Math.PI };
  }

  get over(): boolean {
    return this.done || this.alarm || this.frames >= longestRun;
  }

  get outcome(): Outcome | null {
    if (this.alarm) return 'alarm';
    if (!this.done) return null;
    if (this.episode.steer !== undefined) return 'caught';
    return this.episode.mover === 'hero' ? 'coin' : 'hit';
  }

  /** What there is, as the game sees it in this mode. */
  get things(): readonly Thing[] {
    return this.episode.things(this.seconds);
  }

  get auto(): Wish {
    return this.episode.auto?.(this) ?? (this.episode.steer === undefined ? onwards : still);
  }

  /** One frame. */
  step(wish: Wish): void {
    if (this.over) return;
    this.frames += 1;
    const { every, frames } = this.episode.pace?.[this.mode] ?? steady;
    if (this.frames % every !== 0) return;
    const time = frames * frameTime;
    this.seconds += time;
    this.#move(wish, time);
    this.#meet();
    if (this.missile !== null) this.#chase(this.missile, time);
  }

  #outlineAt(x: number, y: number): Outline {
    return movedBy(outlines[this.episode.mover], { x, y });
  }

  #taken({ outline, taken }: Thing): Outline {
    return this.mode === 'bug' ? (taken ?? outline) : outline;
  }

  #touches(thing: Thing, x: number, y: number): boolean {
    return wayOut(this.#outlineAt(x, y), this.#taken(thing)) !== null;
  }

  get #solids(): readonly Thing[] {
    return this.things.filter(({ role }) => role === undefined);
  }

  #move({ way, jump }: Wish, time: number): void {
    if (way !== 0) this.facing = way;
    if (jump && this.floor) this.speedY = -jumpSpeed;
    this.floor = false;
    if (this.episode.falls !== false) this.speedY += gravity * time;
    const motion = { x: way * this.episode.speed * time, y: this.speedY * time };
    const before = this.x;
    this.#respond(motion);
    if (this.episode.mover === 'hero') this.#stand();
    this.walked += this.x - before;
  }

  #respond({ x, y }: Vector): void {
    const blocked = (toX: number, toY: number): boolean =>
      this.#solids.some((thing) => this.#touches(thing, toX, toY));
    switch (this.episode.response[this.mode]) {
      case 'refuse':
        if (!blocked(this.x + x, this.y + y)) this.#go(x, y);
        else {
          // On the ground he walks, else nobody would see more of it than that.
          this.floor = y > 0 && !blocked(this.x + x, this.y);
          if (this.floor) this.#go(x, 0);
          this.speedY = 0;
        }
        return;
      case 'look':
        this.#go(x, y);
        if (this.episode.mover !== 'hero') this.done = blocked(this.x, this.y);
        return;
      case 'sweep': {
        const parts = Math.max(1, Math.ceil(Math.hypot(x, y) / grain));
        for (let i = 0; i < parts && !this.done; i += 1) {
          if (blocked(this.x + x / parts, this.y + y / parts)) this.done = true;
          else this.#go(x / parts, y / parts);
        }
        return;
      }
      default:
        this.#go(x, y);
        for (const thing of this.#solids) this.#pushOut(thing);
    }
  }

  #go(x: number, y: number): void {
    this.x += x;
    this.y += y;
  }

  #pushOut(thing: Thing): void {
    const way = wayOut(this.#outlineAt(this.x, this.y), this.#taken(thing));
    if (way === null) return;
    this.#go(way.x, way.y);
    if (way.y >= -1e-9) return;
    this.floor = true;
    this.speedY = 0;
  }

  /** On the floor of all scenes, and within the field. */
  #stand(): void {
    this.x = Math.min(field.width - 12, Math.max(12, this.x));
    if (this.y < -20) return;
    this.y = -20;
    this.speedY = 0;
    this.floor = true;
  }

  #meet(): void {
    for (const thing of this.things) {
      if (thing.role === undefined || thing.role === 'scenery') continue;
      if (!this.#touches(thing, this.x, this.y)) continue;
      if (thing.role === 'alarm') this.alarm = true;
      else this.done = true;
    }
  }

  #chase(flying: NonNullable<Run['missile']>, time: number): void {
    const wanted = Math.atan2(this.y - flying.y, this.x - flying.x) - flying.angle;
    const shorter = Math.atan2(Math.sin(wanted), Math.cos(wanted));
    const turn = this.episode.steer![this.mode](shorter);
    const most = missile.turn * time;
    flying.angle += Math.max(-most, Math.min(most, turn));
    flying.x += missile.speed * time * Math.cos(flying.angle);
    flying.y = Math.min(-6, flying.y + missile.speed * time * Math.sin(flying.angle));
    if (Math.hypot(flying.x - this.x, flying.y - this.y) < missile.reach + 10) this.done = true;
  }
}
