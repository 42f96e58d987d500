import { Client, type Room } from '@colyseus/sdk';
import { Game } from './game.js';
import { type Beat, type Check, type Welcome, WINDOW } from './messages.js';
import { Pace } from './pace.js';
import type { RoomState } from './room-state.js';
import { type Command, Timeline, UNCONFIRMED } from './timeline.js';

/** Where to play: a new room, or one that is there. */
export interface PlayerOptions {
  readonly endpoint: string;
  readonly roomId?: string;
  /** The buttons that are held when a tick is played. */
  readonly buttonsAt: (tick: number) => number;
}

/** What a player has seen so far. */
export interface PlayerReport {
  /** How many hashes of the server there were, how many of them differed, and the tick of the last. */
  checks: number;
  differences: number;
  checkedTick: number;
  /** How often the player came back to the room. */
  returns: number;
  /** The last tick that the server said it was at. */
  serverTick: number;
}

/** Between two questions how far ahead of the server the client is. */
const BEAT_MILLISECONDS = 100;
/** Between two attempts to come back, and until the last of them. */
const RETRY_MILLISECONDS = 200;
const GIVE_UP_MILLISECONDS = 60_000;
/** At once at most, so that messages are read in between. */
const MOST_STEPS = 20;

/**
 * A client: plays ahead of the server with what it knows, and goes back when it learns what it did not know.
 */
export class Player {
  readonly report: PlayerReport = {
    checks: 0,
    differences: 0,
    checkedTick: 0,
    returns: 0,
    serverTick: 0,
  };
  readonly #client: Client;
  readonly #buttonsAt: (tick: number) => number;
  #room!: Room;
  #welcome!: Welcome;
  #timeline!: Timeline;
  #pace!: Pace;
  #replayedBefore = 0;
  /** Own inputs that the server has not confirmed. By number. */
  readonly #unconfirmed = new Map<number, Command>();
  #seq = 0;
  #buttons = 0;
  #timers: NodeJS.Timeout[] = [];
  #left = false;

  private constructor({ endpoint, buttonsAt }: PlayerOptions) {
    this.#client = new Client(endpoint);
    this.#buttonsAt = buttonsAt;
  }

  static async join(options: PlayerOptions): Promise<Player> {
    const player = new Player(options);
    const { roomId } = options;
    const client = player.#client;
    await player.#enter(
      roomId === undefined ? await client.create('arena') : await client.joinById(roomId),
    );
    return player;
  }

  get roomId(): string {
    return this.#room.roomId;
  }

  get slot(): number {
    return this.#welcome.slot;
  }

  /** What the player was told when it last came in. */
  get welcome(): Welcome {
    return this.#welcome;
  }

  /** The tick to be played next. */
  get tick(): number {
    return this.#timeline.tick;
  }

  /** How many ticks were played again so far. */
  get replayed(): number {
    return this.#replayedBefore + this.#timeline.replayed;
  }

  /** The game as this player sees it, with what it was told so far. */
  get game(): Game {
    this.#timeline.settle();
    return this.#timeline.game;
  }

  /** What Colyseus keeps in step. */
  get state(): RoomState {
    return this.#room.state as RoomState;
  }

  async leave(): Promise<void> {
    this.#left = true;
    this.#stop();
    await this.#room.leave();
  }

  /** Resolves when the player is in step. */
  async #enter(room: Room): Promise<void> {
    this.#room = room;
    // Coming back is up to the room, which knows players by their keys also after it was restored.
    room.reconnection.enabled = false;
    room.onLeave(() => this.#comeBack());
    let entered = false;
    // What comes before the welcome is in it.
    const listen = <Message>(type: string, handler: (message: Message) => void) =>
      room.onMessage<Message>(type, (message) => {
        if (entered) handler(message);
      });
    listen('command', (command: Command) => this.#take(command));
    listen('check', (check: Check) => this.#check(check));
    listen('beat', (beat: Beat) => this.#adjust(beat));
    await new Promise<void>((done) => {
      room.onMessage<Welcome>('welcome', (welcome) => {
        this.#begin(welcome);
        entered = true;
        done();
      });
    });
  }

  #begin(welcome: Welcome): void {
    this.#welcome = welcome;
    this.#replayedBefore += this.#timeline?.replayed ?? 0;
    this.#unconfirmed.clear();
    this.#buttons = 0;
    const game = new Game();
    game.load(welcome.saved);
    this.#timeline = new Timeline(game, welcome.tick);
    for (const command of welcome.commands) this.#timeline.put(command);
    while (this.#timeline.tick < welcome.now) this.#timeline.advance();
    this.#pace = new Pace(welcome.rate, welcome.now, performance.now());
    this.report.serverTick = welcome.now;
    this.#stop();
    this.#timers = [
      setInterval(() => this.#play(), 1000 / welcome.rate),
      setInterval(() => this.#room.send('beat', this.#timeline.tick), BEAT_MILLISECONDS),
    ];
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  /** Plays on to where the clock says, but never further ahead than the server takes inputs for. */
  #play(): void {
    const furthest = this.report.serverTick + WINDOW;
    const target = Math.min(this.#pace.tickAt(performance.now()), furthest);
    for (let steps = 0; this.#timeline.tick < target && steps < MOST_STEPS; steps++) {
      this.#press(this.#buttonsAt(this.#timeline.tick));
      this.#timeline.advance();
    }
  }

  /** Tells the server, and takes it as said. */
  #press(buttons: number): void {
    if (buttons === this.#buttons) return;
    this.#buttons = buttons;
    const { tick } = this.#timeline;
    this.#seq += 1;
    const seq = this.#seq;
    const command = { slot: this.slot, tick, input: buttons, order: UNCONFIRMED, seq };
    this.#unconfirmed.set(seq, command);
    this.#timeline.put(command);
    this.#room.send('input', { seq, tick, buttons });
  }

  /** What the server has decided: news of others, or where an own input counts. */
  #take(command: Command): void {
    const own = command.slot === this.slot ? this.#unconfirmed.get(command.seq) : undefined;
    if (own === undefined) {
      this.#timeline.put(command);
    } else {
      this.#unconfirmed.delete(command.seq);
      this.#timeline.replace(own, command);
    }
  }

  #check({ tick, hash, now }: Check): void {
    this.report.serverTick = now;
    if (tick < this.#timeline.oldest) return;
    this.#delayUnconfirmed(tick);
    while (this.#timeline.tick <= tick) this.#timeline.advance();
    this.report.checks += 1;
    this.report.checkedTick = tick;
    if (this.#timeline.hashAt(tick) !== hash) {
      this.report.differences += 1;
      this.#room.send('resync');
    }
    this.#timeline.forget(tick);
  }

  /** What the server has not confirmed before a final tick can't count before it. */
  #delayUnconfirmed(final: number): void {
    for (const [seq, own] of this.#unconfirmed) {
      if (own.tick >= final) continue;
      const later = { ...own, tick: final };
      this.#timeline.replace(own, later);
      this.#unconfirmed.set(seq, later);
    }
  }

  /** Learns how far ahead the client was when the server got its message. */
  #adjust({ tick, now }: Beat): void {
    this.report.serverTick = now;
    this.#pace.adjust(tick - now);
  }

  /** Looks for the room until it is there again. */
  async #comeBack(): Promise<void> {
    this.#stop();
    const end = performance.now() + GIVE_UP_MILLISECONDS;
    while (!this.#left && performance.now() < end) {
      try {
        const { key } = this.#welcome;
        await this.#enter(await this.#client.joinById(this.roomId, { key }));
        this.report.returns += 1;
        return;
      } catch {
        await new Promise((done) => setTimeout(done, RETRY_MILLISECONDS));
      }
    }
  }
}
