import { type Body, moveAndSlide, Polygon, type Shape, type Vector } from 'sepax';
import type { Commands } from './commands.js';
import { heroBox, heroReach } from './hero-size.js';
import { kinds, solid } from './kinds.js';
import type { Scene } from './scene.js';
import { shapesOf } from './terrain.js';

export const up = [0, -1] as const;
/** The steepest floor: a little over 45 degrees. */
export const maxSlope = 0.8;
const stepHeight = 14;
/** In units and seconds. */
const speed = 240;
const acceleration = { floor: 2400, air: 1600 } as const;
const gravity = 1500;
const jumpSpeed = 560;
/** What is left of the speed upwards when the jump is let go early. */
const shortJump = 180;
const fallSpeed = 900;
/** How long after leaving a floor, and before meeting one, a jump counts. */
const grace = 0.1;
/** How long a platform that was dropped through is let alone. */
const dropTime = 0.25;
/** How far down he follows the ground. */
const settleBy = 6;

export class Hero {
  readonly body: Body;
  /** The form of the body, to slide with. */
  readonly shape: Polygon;
  facing: 1 | -1 = 1;
  velocity: Vector = { x: 0, y: 0 };
  /** Away from the floor that he stands on; `null` in the air. */
  floor: Vector | null = null;
  /** How far he has walked: for his legs. */
  walked = 0;
  #sinceFloor = grace;
  #sinceJump = grace;
  #sinceDrop = dropTime;
  #wasJumping = false;

  constructor(
    private readonly scene: Scene,
    [x, ground]: readonly [number, number],
  ) {
    const [width, height] = [heroBox.width / 2, heroBox.height / 2];
    const points = [-width, -height, width, -height, width, height, -width, height];
    this.shape = new Polygon(points, { radius: heroBox.radius, x, y: ground - heroReach });
    this.body = scene.add('hero', this.shape);
  }

  get x(): number {
    return this.shape.x;
  }

  get y(): number {
    return this.shape.y;
  }

  /** Puts him on the ground somewhere, at rest. */
  place([x, ground]: readonly [number, number]): void {
    this.shape.moveTo(x, ground - heroReach);
    this.velocity = { x: 0, y: 0 };
    this.floor = null;
    this.body.moveTo(this.x, this.y);
  }

  step(commands: Commands, seconds: number): void {
    const way = Number(commands.right) - Number(commands.left);
    if (way !== 0) this.facing = way > 0 ? 1 : -1;
    this.#sinceFloor = this.floor === null ? this.#sinceFloor + seconds : 0;
    this.#sinceJump = commands.jump && !this.#wasJumping ? 0 : this.#sinceJump + seconds;
    this.#sinceDrop += seconds;
    this.#wasJumping = commands.jump;
    if (commands.down && this.#sinceJump === 0) this.#sinceDrop = 0;
    this.velocity = this.#wanted(commands, way, seconds);
    this.#move(seconds);
    this.body.moveTo(this.x, this.y);
  }

  /** The velocity that legs and gravity give. */
  #wanted({ jump, down }: Commands, way: number, seconds: number): Vector {
    const most = seconds * (this.floor === null ? acceleration.air : acceleration.floor);
    const change = way * speed - this.velocity.x;
    const x = this.velocity.x + Math.max(-most, Math.min(most, change));
    if (!down && this.#sinceJump < grace && this.#sinceFloor < grace) {
      this.floor = null;
      this.#sinceFloor = grace;
      return { x, y: -jumpSpeed };
    }
    if (this.floor !== null) return { x, y: 0 };
    const rise = jump ? this.velocity.y : Math.max(this.velocity.y, -shortJump);
    return { x, y: Math.min(fallSpeed, rise + gravity * seconds) };
  }

  #move(seconds: number): void {
    const { x, y } = this.velocity;
    const { walls, platforms } = this.#surroundings();
    const wasOn = this.floor !== null;
    const slid = moveAndSlide(this.shape, [x * seconds, y * seconds], walls, {
      up,
      maxSlope,
      stepHeight: wasOn ? stepHeight : 0,
      snap: wasOn ? settleBy : 0,
      oneWay: platforms,
    });
    this.shape.translate(slid.translation.x, slid.translation.y);
    if (wasOn) this.walked += slid.translation.x;
    const hits = (slid.onFloor && y > 0) || (slid.onCeiling && y < 0);
    this.velocity = { x: slid.onWall && !wasOn ? 0 : x, y: hits ? 0 : y };
    this.floor = y >= 0 && slid.floor !== null ? slid.floor.normal : null;
  }

  /** What may be in the way: the shapes of the bodies nearby. */
  #surroundings(): { walls: Shape[]; platforms: Shape[] } {
    const { world } = this.scene;
    const margin = heroReach + 2 * stepHeight;
    const box = {
      minX: this.x - margin,
      minY: this.y - margin,
      maxX: this.x + margin,
      maxY: this.y + margin,
    };
    const find = (mask: number): Shape[] => shapesOf(world.queryBox(box, { mask }));
    const platforms = this.#sinceDrop < dropTime ? [] : find(kinds.platform);
    return { walls: find(solid), platforms };
  }
}
