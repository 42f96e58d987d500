import type { Presence } from '@colyseus/core';

/** A room as it is kept in Redis. */
export interface SavedRoom {
  readonly tick: number;
  readonly game: Uint8Array;
  /** The key of the player in each slot, or null. */
  readonly keys: readonly (string | null)[];
}

/**
 * The rooms of one process, kept in the presence (in Redis, that is) under a name that the process has again
 * when it is started anew.
 */
export class SavedRooms {
  readonly processName: string;
  readonly #presence: Presence;
  readonly #list: string;

  constructor(presence: Presence, processName: string) {
    this.processName = processName;
    this.#presence = presence;
    this.#list = `saved-rooms:${processName}`;
  }

  /** Resolves when Redis has it. */
  async save(roomId: string, { tick, game, keys }: SavedRoom): Promise<void> {
    const text = JSON.stringify({ tick, keys, game: Buffer.from(game).toString('base64') });
    await this.#presence.hset(this.#list, roomId, text);
  }

  async load(roomId: string): Promise<SavedRoom | undefined> {
    const text = await this.#presence.hget(this.#list, roomId);
    if (!text) return undefined;
    const { tick, keys, game } = JSON.parse(text);
    return { tick, keys, game: new Uint8Array(Buffer.from(game, 'base64')) };
  }

  async remove(roomId: string): Promise<void> {
    await this.#presence.hdel(this.#list, roomId);
  }

  async ids(): Promise<string[]> {
    return Object.keys(await this.#presence.hgetall(this.#list));
  }
}
