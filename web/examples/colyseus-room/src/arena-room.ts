import { type Client, CloseCode, Room, ServerError } from '@colyseus/core';
import { Budget } from './budget.js';
import { Game, type Input, SLOTS } from './game.js';
import {
  type InputMessage,
  isCount,
  isInputMessage,
  type ServerMessages,
  type Welcome,
  WINDOW,
} from './messages.js';
import { RoomState } from './room-state.js';
import type { SavedRoom, SavedRooms } from './saved-rooms.js';
import { Seats } from './seats.js';
import { type Command, HASH_EVERY, Timeline } from './timeline.js';

/** What all rooms of a process have in common: the options of `Server.define`. */
export interface ArenaOptions {
  readonly rooms: SavedRooms;
  /** Ticks per second. */
  readonly rate: number;
  /** For how many seconds the seat of a player who vanished is kept. */
  readonly holdSeconds: number;
}

/** A process that is killed loses at most so many ticks of a room. */
export const MOST_LOST = 60;
/** How many ticks lie between two times that the room is saved. */
const SAVE_EVERY = MOST_LOST / 2;
/** Until it is tried again, if that fails. */
const RETRY_MILLISECONDS = 500;
/** What it costs a client to ask for the state, in ticks: as often as it can see that it needs it. */
const RESYNC_COST = HASH_EVERY;
/** Messages of one client per tick: an input and a beat, and some that were held up. */
const MESSAGES_PER_TICK = 8;

type RoomClient = Client<{ messages: ServerMessages; userData: { slot: number } }>;

/** The authority: it says at which tick an input counts, relays it to all, and vouches for the hashes. */
export class ArenaRoom extends Room<{ state: RoomState; client: RoomClient }> {
  override state = new RoomState();
  override maxClients = SLOTS;
  #rooms!: SavedRooms;
  #rate!: number;
  #holdMilliseconds!: number;
  #timeline = new Timeline(new Game());
  #seats = new Seats();
  /** Who plays in each slot; nobody while a seat is kept. */
  readonly #clients = new Map<number, RoomClient>();
  /** What the player in each slot may make the room do; it stays when others take the seat. */
  readonly #budgets = Array.from({ length: SLOTS }, () => new Budget(WINDOW));
  #order = 0;
  /** The tick of the state that Redis has for certain, and of the one that is on its way. */
  #savedTick = 0;
  #savingTick = 0;
  /** Whether the process is told to end, but the room is not over. */
  #comesBack = false;

  override messages = {
    input: (client: RoomClient, message: unknown) => {
      const slot = this.#slotOf(client);
      if (slot >= 0 && isInputMessage(message)) this.#takeInput(slot, message);
    },
    beat: (client: RoomClient, tick: unknown) => {
      if (isCount(tick)) client.send('beat', { tick, now: this.#timeline.tick });
    },
    resync: (client: RoomClient) => {
      const budget = this.#budgets[this.#slotOf(client)];
      if (budget?.spend(RESYNC_COST, this.#timeline.tick)) this.#welcome(client);
    },
  };

  override async onCreate({ rooms, rate, holdSeconds }: ArenaOptions): Promise<void> {
    this.#rooms = rooms;
    this.state.process = rooms.processName;
    this.#rate = rate;
    this.#holdMilliseconds = 1000 * holdSeconds;
    this.maxMessagesPerSecond = MESSAGES_PER_TICK * rate;
    await this.#comeBack();
    this.setFixedTimestep(() => this.#step(), rate);
  }

  override onJoin(client: RoomClient, options?: { key?: unknown }): void {
    const kept = this.#seats.slotOf(options?.key);
    const slot = kept >= 0 ? kept : this.#seats.take();
    if (slot < 0) throw new ServerError(409, 'all seats are taken or kept');
    this.autoDispose = false;
    // A connection that the server has not missed yet may still be there: it counts no more.
    this.#clients.set(slot, client);
    client.userData = { slot };
    this.state.slots.set(client.sessionId, slot);
    this.#decide(slot, 'join');
    this.#welcome(client);
  }

  override onLeave(client: RoomClient, code?: number): void {
    this.state.slots.delete(client.sessionId);
    const slot = this.#slotOf(client);
    if (slot < 0) return;
    this.#clients.delete(slot);
    // Who was thrown out has no right to come back; who vanished may.
    const isGone = code === CloseCode.CONSENTED || code === CloseCode.WITH_ERROR;
    if (isGone) this.#free(slot);
    else this.#hold(slot);
  }

  override onBeforeShutdown(): void {
    this.#comesBack = true;
    super.onBeforeShutdown();
  }

  override async onDispose(): Promise<void> {
    if (this.#comesBack) await this.#rooms.save(this.roomId, this.#state());
    else await this.#rooms.remove(this.roomId);
  }

  /** Goes on where the process was that had the room before, if there was one. */
  async #comeBack(): Promise<void> {
    const saved = await this.#rooms.load(this.roomId);
    if (saved === undefined) return;
    const game = new Game();
    game.load(saved.game);
    this.#timeline = new Timeline(game, saved.tick);
    this.#savedTick = saved.tick;
    this.#savingTick = saved.tick;
    this.#seats = new Seats(saved.keys);
    this.autoDispose = false;
    for (const slot of this.#seats.taken) this.#hold(slot);
  }

  #step(): void {
    // Redis is late: to wait is better than to play what might be lost.
    if (this.#timeline.tick - this.#savedTick >= MOST_LOST) return;
    this.#timeline.advance();
    const { tick } = this.#timeline;
    if (tick % HASH_EVERY === 0) this.#check(tick - WINDOW);
    if (tick - this.#savingTick >= SAVE_EVERY) this.#save();
  }

  /** Makes a tick final and says what its hash is. */
  #check(tick: number): void {
    const hash = this.#timeline.hashAt(tick);
    if (hash === undefined) return;
    this.#timeline.forget(tick);
    this.state.checkedTick = tick;
    this.state.checkedHash = hash;
    this.state.replayed = this.#timeline.replayed;
    this.broadcast('check', { tick, hash, now: this.#timeline.tick });
  }

  #save(): void {
    const saved = this.#state();
    this.#savingTick = saved.tick;
    this.#rooms.save(this.roomId, saved).then(
      () => {
        this.#savedTick = Math.max(this.#savedTick, saved.tick);
      },
      () => this.clock.setTimeout(() => this.#save(), RETRY_MILLISECONDS),
    );
  }

  #state(): SavedRoom {
    this.#timeline.settle();
    const { tick, game } = this.#timeline;
    return { tick, game: game.save(), keys: this.#seats.keys };
  }

  #takeInput(slot: number, { seq, tick, buttons }: InputMessage): void {
    const { oldest, pending, tick: now } = this.#timeline;
    const budget = this.#budgets[slot] as Budget;
    // One that comes too late counts from the first tick that is not final and that the budget reaches: what
    // is played again anyway costs nothing.
    const earliest = Math.max(oldest, pending - budget.left(now));
    const at = Math.min(Math.max(tick, earliest), now + WINDOW);
    budget.spend(Math.max(0, pending - at), now);
    this.#relay({ slot, tick: at, input: buttons, order: this.#order++, seq });
  }

  /** Something that the server says by itself, from now on. */
  #decide(slot: number, input: Input): void {
    const { tick } = this.#timeline;
    this.#relay({ slot, tick, input, order: this.#order++, seq: 0 });
  }

  #relay(command: Command): void {
    this.#timeline.put(command);
    this.broadcast('command', command);
  }

  #welcome(client: RoomClient): void {
    const slot = this.#slotOf(client);
    const key = this.#seats.keys[slot] as string;
    const now = this.#timeline.tick;
    const welcome: Welcome = { slot, key, rate: this.#rate, now, ...this.#timeline.history() };
    client.send('welcome', welcome);
  }

  /** Keeps the seat of a player who vanished for a while; the player stands still meanwhile. */
  #hold(slot: number): void {
    this.#decide(slot, 0);
    this.clock.setTimeout(() => {
      if (!this.#clients.has(slot)) this.#free(slot);
    }, this.#holdMilliseconds);
  }

  #free(slot: number): void {
    if (this.#seats.keys[slot] === null) return;
    this.#seats.free(slot);
    this.#decide(slot, 'leave');
    this.autoDispose = this.#seats.taken.length === 0;
  }

  /** The slot in which a client plays, or -1. */
  #slotOf(client: RoomClient): number {
    const slot = client.userData?.slot ?? -1;
    return this.#clients.get(slot) === client ? slot : -1;
  }
}
