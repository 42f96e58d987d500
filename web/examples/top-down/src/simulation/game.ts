/**
 * The game, without a screen or a clock: a tick takes what the player wants, and the same wishes always
 * lead to the same bits.
 */
import { type Body, World } from 'sepax';
import { type Command, unit, type Way } from './command.js';
import type { Effect } from './effects.js';
import { LAMP, MOTH, SPARK, WALL } from './kinds.js';
import { addLamp, moveLamp } from './lamp.js';
import { addWalls, type Wall } from './level.js';
import { addMoths, bounceOffWalls, look, moveMoths, scatter } from './moths.js';
import { Notes } from './notes.js';
import { moveSparks, throwSpark } from './sparks.js';
import { newTally, type Tally } from './tally.js';

/** A spark every so many ticks. */
const RELOAD = 7;
const COMBO_TIME = 110;
const SAFE_TIME = 75;
const AIM_DISTANCE = 560;

/** A whole game at one tick: see {@link Game.save}. */
export interface Moment {
  readonly world: Uint8Array;
  readonly notes: Float64Array;
  readonly tally: Tally;
}

export class Game {
  /** Moths push one another all the time: with this slop a contact does not end at a hair's breadth. */
  readonly world = new World({ slop: 0.01 });
  readonly notes = new Notes();
  readonly tally = newTally();
  readonly walls: readonly Wall[];
  readonly lamp: Body;
  /** What happened since somebody looked. */
  readonly effects: Effect[] = [];

  constructor() {
    this.walls = addWalls(this.world);
    this.lamp = addLamp(this.world, this.notes);
    addMoths(this.world, this.notes, this.tally, this.lamp);
    this.#listen();
    this.world.update();
  }

  get over(): boolean {
    return this.tally.lights === 0 || this.tally.moths === 0;
  }

  step(command: Command): void {
    if (this.over) return;
    const { world, notes, lamp } = this;
    this.#count();
    look(world, notes, lamp);
    moveMoths(world, notes);
    moveSparks(world, notes);
    moveLamp(world, notes, lamp, command);
    if (command.fire) this.#throw(command.aim ?? this.#nearest());
    // Everything is where it wants to be: find out what touches, tell the handlers, push apart.
    world.update();
    world.separate({ iterations: 3 });
  }

  /** All that the future depends on, in a tenth of a millisecond. */
  save(): Moment {
    return { world: this.world.snapshot(), notes: this.notes.save(), tally: { ...this.tally } };
  }

  load({ world, notes, tally }: Moment): void {
    this.world.restore(world);
    this.notes.load(notes);
    Object.assign(this.tally, tally);
  }

  #listen(): void {
    const { world } = this;
    world.on('enter', { a: SPARK, b: MOTH }, ({ a: spark, b: moth }) => {
      this.#end(spark);
      this.#kill(moth);
      this.#score();
    });
    world.on('enter', { a: SPARK, b: WALL }, ({ a: spark }) => {
      this.#show('chip', spark);
      this.#end(spark);
    });
    world.on('enter', { a: LAMP, b: MOTH }, ({ b: moth }) => this.#burn(moth));
    bounceOffWalls(world, this.notes);
  }

  #count(): void {
    const { tally } = this;
    tally.tick += 1;
    tally.wait = Math.max(0, tally.wait - 1);
    tally.safe = Math.max(0, tally.safe - 1);
    tally.comboLeft = Math.max(0, tally.comboLeft - 1);
    if (tally.comboLeft === 0) tally.combo = 0;
  }

  #throw(aim: Way | null): void {
    if (aim === null || this.tally.wait > 0) return;
    this.tally.wait = RELOAD;
    throwSpark(this.world, this.notes, this.lamp, aim);
    this.effects.push({ kind: 'throw', x: this.lamp.x, y: this.lamp.y, dx: aim.x, dy: aim.y });
  }

  /** The way to the nearest moth that is in sight: whoever has no mouse need not aim. */
  #nearest(): Way | null {
    const { x, y } = this.lamp;
    const [moth] = this.world.nearest([x, y], 1, {
      mask: MOTH,
      maxDistance: AIM_DISTANCE,
      filter: ({ id }) => this.notes.sees[id] === 1,
    });
    return moth === undefined ? null : unit(moth.x - x, moth.y - y);
  }

  #score(): void {
    const { tally } = this;
    tally.combo += 1;
    tally.comboLeft = COMBO_TIME;
    tally.score += 10 * tally.combo;
  }

  /** A moth that reaches the lamp dies of it, and takes a light along. */
  #burn(moth: Body): void {
    const { tally, lamp } = this;
    this.#kill(moth);
    if (tally.safe > 0) return;
    tally.lights -= 1;
    tally.safe = SAFE_TIME;
    tally.combo = 0;
    this.#show('light', lamp);
  }

  #kill(moth: Body): void {
    const { x, y } = moth;
    this.#show('moth', moth);
    this.#end(moth);
    this.tally.moths -= 1;
    scatter(this.world, this.notes, { x, y });
  }

  #end(body: Body): void {
    this.notes.end(body.id);
    body.remove();
  }

  #show(kind: Effect['kind'], { id, x, y }: Body): void {
    this.effects.push({ kind, x, y, dx: -this.notes.vx[id], dy: -this.notes.vy[id] });
  }
}
