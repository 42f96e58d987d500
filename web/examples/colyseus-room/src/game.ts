/**
 * The game: players push balls about a walled field. The same code runs on the server and on every client,
 * and the same inputs give the same bits: positions depend on sums, products and the world alone, and on
 * neither clocks, random numbers nor anything of Math that engines may round in their own way.
 */
import { Box, bounce, Circle, World } from 'sepax';
import { mixBytes } from './mix-bytes.js';

/** The number of players that fit in. */
export const SLOTS = 8;
const BALLS = 12;
const WIDTH = 800;
const HEIGHT = 600;
/** Per step. */
const PLAYER_SPEED = 3;
const BALL_SPEED = 2;

/** The bits of the buttons that a player holds down. */
export const button = { left: 1, right: 2, up: 4, down: 8 } as const;
export const ALL_BUTTONS = 15;

/** What happens to one player: other buttons are held from now on, or the player comes or goes. */
export type Input = number | 'join' | 'leave';

export class Game {
  readonly #world = new World();
  /** The buttons of each player, then the velocity of each ball: all that the world does not know. */
  readonly #numbers = new Float64Array(SLOTS + 2 * BALLS);
  /** The number of the first player's body; the balls follow the players. */
  readonly #firstPlayer: number;

  constructor() {
    addField(this.#world);
    this.#firstPlayer = this.#world.size;
    for (let slot = 0; slot < SLOTS; slot++) {
      this.#world.add(new Circle(12), { x: 80 + 90 * slot, y: 500, enabled: false });
    }
    for (let ball = 0; ball < BALLS; ball++) {
      this.#world.add(new Circle(8), { x: 60 + 60 * ball, y: 80 + 15 * (ball % 5) });
      this.#setVelocity(ball, ball % 2 === 0 ? BALL_SPEED : -BALL_SPEED, BALL_SPEED);
    }
    this.#world.update();
  }

  apply(slot: number, input: Input): void {
    const isButtons = typeof input === 'number';
    this.#numbers[slot] = isButtons ? input : 0;
    if (!isButtons) this.#body(slot).enabled = input === 'join';
  }

  step(): void {
    for (let slot = 0; slot < SLOTS; slot++) this.#movePlayer(slot);
    for (let ball = 0; ball < BALLS; ball++) {
      const [x, y] = this.#velocity(ball);
      this.#body(SLOTS + ball).move(x, y);
    }
    this.#world.update();
    for (const { a, b, normal } of this.#world.contacts) {
      this.#bounce(a.id, normal);
      this.#bounce(b.id, { x: -normal.x, y: -normal.y });
    }
    this.#world.separate();
  }

  /** All that the future depends on. */
  save(): Uint8Array {
    const numbers = new Uint8Array(this.#numbers.buffer);
    const world = this.#world.snapshot();
    const bytes = new Uint8Array(numbers.length + world.length);
    bytes.set(numbers);
    bytes.set(world, numbers.length);
    return bytes;
  }

  load(bytes: Uint8Array): void {
    const { byteLength } = this.#numbers;
    // First: it throws for what is no snapshot, and then nothing has changed.
    this.#world.restore(bytes.subarray(byteLength));
    new Uint8Array(this.#numbers.buffer).set(bytes.subarray(0, byteLength));
  }

  /** The same for games with the same future, on every machine. */
  hash(): string {
    return this.#world.hash() + mixBytes(new Uint8Array(this.#numbers.buffer));
  }

  /** Where a player is. */
  place(slot: number): { readonly x: number; readonly y: number } {
    const { x, y } = this.#body(slot);
    return { x, y };
  }

  #movePlayer(slot: number): void {
    const held = this.#numbers[slot] as number;
    const right = Number((held & button.right) !== 0) - Number((held & button.left) !== 0);
    const down = Number((held & button.down) !== 0) - Number((held & button.up) !== 0);
    if (right !== 0 || down !== 0) this.#body(slot).move(PLAYER_SPEED * right, PLAYER_SPEED * down);
  }

  #bounce(id: number, normal: { readonly x: number; readonly y: number }): void {
    const ball = id - this.#firstPlayer - SLOTS;
    if (ball < 0) return;
    const { x, y } = bounce(this.#velocity(ball), normal);
    this.#setVelocity(ball, x, y);
  }

  #body(index: number) {
    const body = this.#world.body(this.#firstPlayer + index);
    if (body === null) throw new RangeError(`there is no body ${index}`);
    return body;
  }

  #velocity(ball: number): [number, number] {
    const at = SLOTS + 2 * ball;
    return [this.#numbers[at] as number, this.#numbers[at + 1] as number];
  }

  #setVelocity(ball: number, x: number, y: number): void {
    this.#numbers.set([x, y], SLOTS + 2 * ball);
  }
}

/** Four walls and two obstacles. */
function addField(world: World): void {
  const wall = (width: number, height: number, x: number, y: number, angle = 0) =>
    world.add(new Box(width, height), { x, y, angle, type: 'static' });
  wall(WIDTH + 200, 100, WIDTH / 2, -50);
  wall(WIDTH + 200, 100, WIDTH / 2, HEIGHT + 50);
  wall(100, HEIGHT + 200, -50, HEIGHT / 2);
  wall(100, HEIGHT + 200, WIDTH + 50, HEIGHT / 2);
  wall(160, 30, 260, 300, 0.5);
  wall(160, 30, 540, 300, -0.5);
}
