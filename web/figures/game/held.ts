import { type Command, type Commands, noCommands } from './commands.js';

/** Commands that are given by something held down: keys, or fingers. */
export class Held {
  readonly #held = new Map<string, Command>();
  readonly #tapped = new Set<Command>();

  press(source: string, command: Command): void {
    if (this.#held.get(source) === command) return;
    this.#held.set(source, command);
    this.#tapped.add(command);
  }

  release(source: string): void {
    this.#held.delete(source);
  }

  clear(): void {
    this.#held.clear();
    this.#tapped.clear();
  }

  has(command: Command): boolean {
    return [...this.#held.values()].includes(command);
  }

  /** What is held, or was for a moment since the last call: no tap is too short to count. */
  take(): Commands {
    const given = [...this.#held.values(), ...this.#tapped];
    this.#tapped.clear();
    return { ...noCommands, ...Object.fromEntries(given.map((command) => [command, true])) };
  }
}
