import type { Game, Input } from './game.js';

/** An input and the tick at which it is applied. Those of different players may be applied in any order. */
export interface Command {
  readonly slot: number;
  readonly tick: number;
  readonly input: Input;
  /** The server's count of commands; of those of one tick the lesser is applied first. */
  readonly order: number;
  /** The client's count of its inputs; 0 for what the server says by itself. */
  readonly seq: number;
}

/** The {@link Command.order} of inputs that the server has not confirmed yet: after all others. */
export const UNCONFIRMED = Number.MAX_SAFE_INTEGER;

/** How many ticks lie between two hashes. */
export const HASH_EVERY = 30;

/**
 * A game that can change its past. It keeps the state before each tick, and the commands; when a command comes
 * for a tick that is over, it goes back to it and plays the ticks since then again.
 *
 * Server and clients run the same timeline: both get commands late.
 */
export class Timeline {
  readonly game: Game;
  #tick: number;
  /** The earliest tick that is still known. */
  #oldest: number;
  /** The state before each tick from {@link #oldest} on. */
  readonly #saved = new Map<number, Uint8Array>();
  readonly #commands = new Map<number, Command[]>();
  readonly #hashes = new Map<number, string>();
  /** The earliest tick whose commands have changed since it was played. */
  #changed = Number.POSITIVE_INFINITY;
  #replayed = 0;

  constructor(game: Game, tick = 0) {
    this.game = game;
    this.#tick = tick;
    this.#oldest = tick;
  }

  /** The tick to be played next. */
  get tick(): number {
    return this.#tick;
  }

  /** The earliest tick that commands may still be put at. */
  get oldest(): number {
    return this.#oldest;
  }

  /** The earliest tick that is to be played, or played again, next. */
  get pending(): number {
    return Math.min(this.#changed, this.#tick);
  }

  /** How many ticks were played again so far. */
  get replayed(): number {
    return this.#replayed;
  }

  /** Adds a command, at a tick of the past or the future. */
  put(command: Command): void {
    const { tick } = command;
    if (tick < this.#oldest) throw new RangeError(`tick ${tick} is forgotten`);
    const commands = [...this.commandsAt(tick), command];
    this.#commands.set(
      tick,
      commands.sort((a, b) => a.order - b.order || a.seq - b.seq),
    );
    this.#changed = Math.min(this.#changed, tick);
  }

  /** Puts one command in the place of another; plays nothing again if that makes no difference. */
  replace(old: Command, command: Command): void {
    const commands = this.commandsAt(old.tick);
    const place = commands.indexOf(old);
    if (place >= 0 && command.tick === old.tick && command.input === old.input) {
      commands[place] = command;
      return;
    }
    if (place >= 0) {
      commands.splice(place, 1);
      this.#changed = Math.min(this.#changed, old.tick);
    }
    this.put(command);
  }

  /** Plays one tick. */
  advance(): void {
    this.settle();
    this.#play();
  }

  /** Plays again what has changed. */
  settle(): void {
    const from = this.#changed;
    this.#changed = Number.POSITIVE_INFINITY;
    const saved = from < this.#tick ? this.#saved.get(from) : undefined;
    if (saved === undefined) return;
    const now = this.#tick;
    this.#replayed += now - from;
    this.game.load(saved);
    this.#tick = from;
    while (this.#tick < now) this.#play();
  }

  /** The hash before a tick that {@link HASH_EVERY} divides, if it was played and is still known. */
  hashAt(tick: number): string | undefined {
    this.settle();
    return this.#hashes.get(tick);
  }

  /** What a newcomer needs: the earliest state that is known, and all commands since. */
  history(): { readonly tick: number; readonly saved: Uint8Array; readonly commands: Command[] } {
    this.settle();
    const saved = this.#saved.get(this.#oldest) ?? this.game.save();
    return { tick: this.#oldest, saved, commands: [...this.#commands.values()].flat() };
  }

  /** Makes all before a tick final. */
  forget(before: number): void {
    this.settle();
    for (; this.#oldest < Math.min(before, this.#tick); this.#oldest++) {
      this.#saved.delete(this.#oldest);
      this.#commands.delete(this.#oldest);
      this.#hashes.delete(this.#oldest);
    }
  }

  commandsAt(tick: number): Command[] {
    return this.#commands.get(tick) ?? [];
  }

  #play(): void {
    const tick = this.#tick;
    this.#saved.set(tick, this.game.save());
    if (tick % HASH_EVERY === 0) this.#hashes.set(tick, this.game.hash());
    for (const { slot, input } of this.commandsAt(tick)) this.game.apply(slot, input);
    this.game.step();
    this.#tick += 1;
  }
}
