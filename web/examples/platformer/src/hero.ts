/** The hero: velocity and forgiveness are the game's, how far it gets is the library's. */
import {
  type Body,
  type BodyWall,
  Capsule,
  type SlideResult,
  type Vector,
  type World,
} from 'sepax';
import { CHECKPOINT, GLINT, GOAL, GROUND, HERO, SHELF, SPIKES } from './kinds.js';
import { Rider } from './rider.js';

/** What the player wants. */
export interface Wishes {
  /** -1 left, 1 right. */
  readonly run: number;
  /** Whether jump was pressed since the last tick, and whether it is held. */
  readonly jumps: boolean;
  readonly holds: boolean;
  /** Through the shelf underneath. */
  readonly drops: boolean;
}

/** Pixels and seconds. */
export const TICK = 1 / 60;
const RUN = 215;
const GRAVITY = 1700;
const JUMP = 560;
const FASTEST_FALL = 780;
/** How much of the wished speed is there after a tick, on the ground and in the air. */
const GRIP = 0.28;
const AIR_GRIP = 0.12;
/** Jumping just after the edge counts, and so does pressing jump just before landing. */
const COYOTE = 6;
const BUFFER = 7;
/** For how many ticks shelves don't count for who drops through one. */
const DROP = 14;

const WALK = { up: [0, -1], maxSlope: 0.85, stepHeight: 18, snap: 18, oneWay: SHELF } as const;

export class Hero {
  readonly body: Body;
  readonly velocity: { x: number; y: number } = { x: 0, y: 0 };
  last: SlideResult<BodyWall> | null = null;
  readonly #rider = new Rider();
  #coyote = 0;
  #buffer = 0;
  #drop = 0;

  constructor(
    private readonly world: World,
    start: Vector,
  ) {
    const mask = GROUND | SHELF | GLINT | SPIKES | GOAL | CHECKPOINT;
    this.body = world.add(new Capsule([0, -8], [0, 8], 9), { ...start, category: HERO, mask });
  }

  get onFloor(): boolean {
    return this.last?.onFloor === true;
  }

  /** One tick. Whatever carries has moved before. Returns whether it jumped. */
  step(wishes: Wishes): boolean {
    const carried = this.#rider.carry(this.body);
    const jumps = this.#wantsToJump(wishes);
    this.#accelerate(wishes, jumps, carried);
    const slid = this.world.moveAndSlide(
      this.body,
      [this.velocity.x * TICK, this.velocity.y * TICK],
      this.#drop > 0 ? { ...WALK, mask: ~SHELF } : WALK,
    );
    // By the answer, instead of the motion.
    this.body.move(slid.translation.x, slid.translation.y);
    const { velocity } = this;
    if ((slid.onFloor && velocity.y > 0) || (slid.onCeiling && velocity.y < 0)) velocity.y = 0;
    if (slid.onWall && slid.translation.x === 0) velocity.x = 0;
    this.#rider.stand(slid);
    this.#coyote = slid.onFloor ? COYOTE : Math.max(0, this.#coyote - 1);
    this.last = slid;
    return jumps;
  }

  put({ x, y }: Vector): void {
    this.body.moveTo(x, y);
    Object.assign(this.velocity, { x: 0, y: 0 });
  }

  #wantsToJump({ jumps, drops }: Wishes): boolean {
    this.#buffer = jumps ? BUFFER : Math.max(0, this.#buffer - 1);
    this.#drop = drops && this.onFloor ? DROP : Math.max(0, this.#drop - 1);
    if (this.#buffer === 0 || this.#coyote === 0) return false;
    this.#buffer = 0;
    this.#coyote = 0;
    return true;
  }

  #accelerate({ run, holds }: Wishes, jumps: boolean, carried: Vector): void {
    const { velocity } = this;
    velocity.x += (this.onFloor ? GRIP : AIR_GRIP) * (RUN * run - velocity.x);
    if (run === 0 && Math.abs(velocity.x) < 2) velocity.x = 0;
    velocity.y = Math.min(FASTEST_FALL, velocity.y + GRAVITY * TICK);
    // Whoever lets go early jumps less high.
    if (!holds && velocity.y < -JUMP / 3 && !jumps) velocity.y *= 0.8;
    if (!jumps) return;
    // What carried the hero throws it along.
    velocity.x += carried.x / TICK;
    velocity.y = -JUMP + Math.min(0, carried.y / TICK);
  }
}
